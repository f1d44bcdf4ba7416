#!/bin/sh
# Renews the locks from pyproject.toml and web/node.in, with hashes and without the address of any index.
# LOCK_ARGS passes more to uv, e.g. LOCK_ARGS="--upgrade-package rich" or LOCK_ARGS=--upgrade.
set -eu
cd "$(dirname "$0")/.."

compile() {
    output=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-emit-index-url --no-emit-find-links "$@" ${LOCK_ARGS-} \
        --output-file "$output"
    if grep -nE '://|^-|^/|@ file' "$output"; then
        echo "admiralty: $output names an address or a path; see the lines above." >&2
        exit 1
    fi
}

compile requirements.lock pyproject.toml --group build --extra postgres
compile requirements-dev.lock pyproject.toml --group build --extra dev --constraint requirements.lock
compile requirements-cluster.lock pyproject.toml --extra cluster --constraint requirements-dev.lock
compile web/node.lock web/node.in
