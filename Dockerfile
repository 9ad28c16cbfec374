# Two stages: the first one builds the wheel, with the compiled rules and the browser client; the
# second one runs it and has neither compiler nor sources.

FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY LICENSE README.md hatch_build.py pyproject.toml requirements-dev.lock ./
COPY src src
COPY web web
# pip builds with what pyproject.toml pins; a compiler that is missing is an error here.
RUN HOTSEAT_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .
# The versions that the tests run with; what only tests need is named there, too, but not installed.
RUN sed -e '/^ *--hash/d' -e 's/ *\\$//' requirements-dev.lock > /wheels/constraints.txt
RUN python -m venv /opt/hotseat \
 && /opt/hotseat/bin/pip install --no-cache-dir --constraint /wheels/constraints.txt \
    "hotseat[club] @ file://$(ls /wheels/hotseat-*.whl)"

FROM python:3.11-slim-bookworm
RUN groupadd --system --gid 10001 hotseat \
 && useradd --system --uid 10001 --gid hotseat --no-create-home --shell /usr/sbin/nologin hotseat \
 && install --directory --owner hotseat --group hotseat --mode 0700 /var/lib/hotseat
COPY --from=build /opt/hotseat /opt/hotseat
# The data folder is then /var/lib/hotseat by default, for every command.
ENV PATH=/opt/hotseat/bin:$PATH XDG_DATA_HOME=/var/lib
USER hotseat
VOLUME /var/lib/hotseat
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
# The server itself is told to stop, and ends in order: no shell stands between.
STOPSIGNAL SIGTERM
ENTRYPOINT ["hotseat"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
