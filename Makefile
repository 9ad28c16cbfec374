# Two commands after a clone: `make play` and `make test`. Both set everything up in .venv.

PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$name" && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play test lint format mutants playthroughs records lock clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: .venv/.play ## watch a race of bots, told in words
	@$(BIN)/hotseat play

test: lint ## check and test everything
	@$(BIN)/python -m pytest -n auto

lint: .venv/.test ## style and types only
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/basedpyright

format: .venv/.test ## put the code into the project's style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

mutants: .venv/.test ## change the rules at 200 places and list what no test notices (GAME=heat)
	@$(BIN)/python tools/mutants.py $(or $(GAME),heat)

playthroughs: .venv/.test ## write the playthrough files anew; read the diff
	@$(BIN)/python -m tests.playthroughs.write

records: .venv/.test ## record the sample games anew, after a change of the rules
	@$(BIN)/python -m tests.records.write

lock: .venv/.test ## pin the dependencies anew
	@$(PIP) install uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--upgrade --extra build pyproject.toml --output-file requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--upgrade --extra build --extra dev pyproject.toml --output-file requirements-dev.lock

clean: ## remove what these commands made
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache build dist

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

.venv/.test: .venv/.play requirements-dev.lock
	@$(PIP) install --require-hashes --requirement requirements-dev.lock
	@touch $@
