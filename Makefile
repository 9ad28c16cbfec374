# Two commands after a clone: `make play` and `make test`. Both set everything up in .venv.

PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$name" && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
BENCH_PIP := .venv-bench/bin/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play test web screenshots compiled lint format busy mutants soak chaos rolling fuzz siege curve playthroughs \
	bench lock clean lint-python lint-python-again lint-client lint-client-types test-client \
	test-browsers test-beside test-others test-compiled

# What is run a second time against the compiled form.
BOTH_FORMS := tests/contract tests/test_records.py tests/test_playthroughs.py \
	tests/games/heat/test_pickling.py tests/compiled tests/table \
	tests/server/test_leaks.py tests/server/test_durability.py
SOURCES := $(shell find src -path src/hotseat/client -prune -o -type f ! -name '*.pyc' -print) \
	hatch_build.py pyproject.toml
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f ! -name '*.test.ts' -print) \
	$(shell find src -name '*.ftl')
SOAK = --games $(or $(GAMES),2000) $(if $(SEASONS),--seasons $(SEASONS)) $(if $(LEGENDS),--legends $(LEGENDS)) $(if $(GAME),--game $(GAME)) $(if $(SEATS),--seats $(SEATS)) \
	$(if $(JOBS),--jobs $(JOBS))
# What fails in the crowd (exit code 1) is tried once more alone: a fault fails twice and stays a
# failure; a machine that ran out of breath does not. Both outcomes are printed. Whoever runs beside
# it remembers its own failures ($(1)).
pytest = $(BIN)/python -m pytest -o cache_dir=.pytest_cache/$(1)
judged = $(call pytest,$(1)) -n auto $(2) || \
	{ [ $$? -eq 1 ] && echo "Once more, alone: what failed." && $(call pytest,$(1)) --last-failed $(2); }
NPM := $(BIN)/python hatch_build.py npm --silent
# As many jobs at once as there are cores; what each prints in one piece, where make knows how.
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j$(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
CLIENT := src/hotseat/client/index.html

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(CLIENT) ## play in the browser; GAME=potatoh opens a table of that game
	@$(BIN)/hotseat play $(GAME)

web: $(CLIENT) ## build the browser client only

# The compiler comes first: it takes longest, and one core only.
test: .venv/.test web/node_modules/.built ## check and test everything, interpreted and compiled
	@$(SIDE_BY_SIDE) $$($(BIN)/python hatch_build.py >/dev/null 2>&1 && echo build/compiled/.built) \
		lint test-client $(CLIENT)
	@tools/install_browser.sh
	@tools/install_services.sh
	@$(MAKE) --no-print-directory -j2 test-browsers test-beside

# Browsers keep all cores busy, most other tests wait for a server: together they take little longer
# than the browsers alone.
test-browsers:
	@$(call judged,browsers,tests/e2e)

test-beside:
	@mkdir -p build
	@echo "Tests in the browser; what all others have to say comes at their end."
	@{ $(MAKE) --no-print-directory test-others && $(MAKE) --no-print-directory test-compiled; } \
		>build/others.log 2>&1; code=$$?; cat build/others.log; exit $$code

# Of the contract all is tested compiled; every third case is enough for the slower form then.
test-others:
	@if $(BIN)/python hatch_build.py >/dev/null 2>&1; then CONTRACT_ONE_IN=3; export CONTRACT_ONE_IN; fi; \
		$(call judged,others,--ignore tests/e2e)

test-compiled:
	@if why=$$($(BIN)/python hatch_build.py 2>&1); then \
		$(MAKE) --no-print-directory compiled; \
	elif [ "$$CI" = true ]; then \
		echo "The compiled form could not be tested: $$why." >&2; exit 1; \
	else \
		echo "Skipped: the tests of the compiled form, because $$why."; \
	fi

compiled: build/compiled/.built ## build the compiled form and test it
	@PYTHONPATH=build/compiled; export PYTHONPATH; $(call judged,compiled,$(BOTH_FORMS))

screenshots: .venv/.test $(CLIENT) ## pictures of every page at every size, light and dark
	@tools/install_browser.sh
	@$(BIN)/python -m tools.screenshots build/screenshots

lint: .venv/.test web/node_modules/.built ## style and types only
	@$(SIDE_BY_SIDE) lint-python lint-python-again lint-client lint-client-types

lint-python:
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

lint-python-again:
	@$(BIN)/basedpyright

lint-client:
	@$(NPM) run lint

lint-client-types:
	@$(BIN)/python tools/wire_types.py --check
	@$(NPM) run check

test-client: web/node_modules/.built
	@$(NPM) test

format: .venv/.test web/node_modules/.built ## put the code into the project's style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(NPM) run format

busy: .venv/.test $(CLIENT) ## run tests while every core is busy (RUNS=5, TESTS=tests/e2e)
	@$(BIN)/python -m tools.busy --runs $(or $(RUNS),1) $(or $(TESTS),tests/e2e tests/server tests/table)

mutants: .venv/.test ## change the rules at 200 places and list what no test notices (GAME=heat MODULES="…" JOBS=2)
	@$(BIN)/python -m tools.mutants $(or $(GAME),heat) $(MODULES) $(if $(JOBS),--jobs $(JOBS))

soak: build/compiled/.built ## play 2,000 random games, 300 seasons and 500 races with the Legends expansion, compiled and interpreted alike (GAMES=2000 SEASONS=300 LEGENDS=500 GAME=heap SEATS=2)
	@$(BIN)/python -m tools.soak $(SOAK) --digests build/soak/interpreted.txt
	@PYTHONPATH=build/compiled $(BIN)/python -m tools.soak $(SOAK) --digests build/soak/compiled.txt
	@cmp build/soak/interpreted.txt build/soak/compiled.txt && echo "Both forms agree, game by game."

chaos: .venv/.test ## kill a server 500 times while people play; 20 minutes at most (CLUB=1: two, PostgreSQL and Redis; PROCESSES=2)
	@tools/install_services.sh
	@$(BIN)/python -m tools.chaos $(if $(CLUB),--club) $(if $(PROCESSES),--processes $(PROCESSES)) $(if $(KILLS),--kills $(KILLS)) $(if $(SEED),--seed $(SEED))

rolling: .venv/.test ## start two servers anew, one after the other, while people play; how long they wait (SECONDS=60)
	@tools/install_services.sh
	@$(BIN)/python -m tools.rolling $(if $(SECONDS),--seconds $(SECONDS)) $(if $(SEED),--seed $(SEED))

fuzz: .venv/.test ## send a server 10,000 hostile messages (SEED=1)
	@$(BIN)/python -m tools.fuzz --seed $(or $(SEED),1)

siege: .venv/.test ## attack a server and show how long everybody else waits (SECONDS=8)
	@$(BIN)/python -m tools.siege $(if $(SECONDS),--seconds $(SECONDS))

curve: .venv/.test ## show a server's memory over a quarter of an hour of raised traffic (MINUTES=15)
	@$(BIN)/python -m tools.curve $(if $(MINUTES),--minutes $(MINUTES))

playthroughs: .venv/.test ## write the playthrough files anew; read the diff
	@$(BIN)/python -m tests.playthroughs.write
	@$(BIN)/python -m tests.playthroughs.said

bench: .venv-bench/.built ## games and decisions a second, beside other engines
	@.venv-bench/bin/hotseat bench

lock: .venv/.test ## pin the dependencies anew
	@$(PIP) install uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--upgrade --extra build pyproject.toml --output-file requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--upgrade --extra build --extra club --extra dev pyproject.toml --output-file requirements-dev.lock

clean: ## remove what these commands made
	@rm -rf .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache build dist
	@rm -rf web/node_modules src/hotseat/client

# Stamps: a second run starts at once.

.venv/bin/python:
	@if [ -z "$(PYTHON)" ]; then echo "Hotseat needs Python 3.11 or newer on the PATH." >&2; exit 1; fi
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python's venv module does not work here; on Debian: apt install python3-venv." >&2; exit 1; }

.venv/.play: .venv/bin/python requirements.lock pyproject.toml
	@$(PIP) install --require-hashes --requirement requirements.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.built: .venv/.play web/package.json web/package-lock.json web/.npmrc
	@echo "Fetching what the browser client is built with (once) …"
	@$(NPM) ci
	@touch $@

$(CLIENT): web/node_modules/.built $(WEB_SOURCES)
	@echo "Building the browser client …"
	@$(NPM) run build -- --logLevel warn
	@touch $@

.venv/.test: .venv/.play requirements-dev.lock
	@$(PIP) install --require-hashes --requirement requirements-dev.lock
	@touch $@

# The compiled form, built as a user's pip builds it: in an environment of its own.
build/wheel/.built: .venv/.test $(SOURCES)
	@echo "Compiling the rules …"
	@rm -rf build/wheel
	@HOTSEAT_COMPILE=1 HOTSEAT_CLIENT=0 $(PIP) wheel --no-deps --wheel-dir build/wheel .
	@touch $@

build/compiled/.built: build/wheel/.built
	@rm -rf build/compiled
	@$(PIP) install --no-deps --target build/compiled build/wheel/*.whl
	@touch $@

# An environment of its own: what the other engines need shall not get in the way of ours.
.venv-bench/.built: build/wheel/.built
	@echo "Setting up .venv-bench …"
	@$(BIN)/python -m venv .venv-bench
	@$(BENCH_PIP) install --require-hashes --requirement requirements.lock
	@$(BENCH_PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@$(BENCH_PIP) install 'hotseat[bench]' || echo "Some of the other engines cannot be installed here."
	@touch $@
