#!/bin/sh
# Runs npm in web/, e.g. `tools/npm.sh run build`, after installing the packages of the page if they changed.
# Node is the system's when it is new enough, else one from PyPI, put into .venv or, where there is none, build/node.
set -eu
cd "$(dirname "$0")/.."

stop() {
    echo "admiralty: $*" >&2
    exit 1
}

is_new_enough() {
    command -v npm >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
            >/dev/null 2>&1
}

if ! is_new_enough; then
    place=.venv
    [ -x .venv/bin/python ] || place=build/node
    [ -x $place/bin/npm ] || {
        echo "admiralty: installing Node from web/node.lock"
        { [ -x $place/bin/python ] || "${PYTHON:-python3}" -m venv $place; } &&
            $place/bin/python -m pip install -q -q --no-input --disable-pip-version-check --only-binary :all: \
                --require-hashes -r web/node.lock ||
            stop "Node could not be installed, the lines above say why; install Node 20.19 or newer by hand."
    }
    PATH="$PWD/$place/bin:$PATH"
    export PATH
    is_new_enough || stop "Node from $place does not run here; install Node 20.19 or newer by hand."
fi

cd web
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    echo "admiralty: installing web/package-lock.json"
    npm ci --silent || stop "the packages of the page could not be installed; npm could not reach its registry?"
    touch node_modules/.package-lock.json
fi
exec npm --silent "$@"
