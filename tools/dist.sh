#!/bin/sh
# Builds dist/: a source distribution with the page in it and, out of that, a wheel of plain Python and one with the
# engine compiled. Then installs each into an empty environment, without Node or a C compiler on the path, and plays
# against it in Chromium. At last uvx runs the plain wheel, with nothing in its cache, to the first move.
set -eu
cd "$(dirname "$0")/.."

stop() {
    echo "admiralty: $*" >&2
    exit 1
}

say() {
    echo "admiralty: $*"
}

build() {
    rm -rf dist build/dist
    say "building the source distribution"
    mkdir -p build/dist
    .venv/bin/python setup.py -q egg_info --egg-base build/dist sdist
    for compile in 0 1; do
        say "building a wheel with ADMIRALTY_COMPILE=$compile"
        ADMIRALTY_COMPILE=$compile .venv/bin/python -m pip wheel -q --no-deps --no-build-isolation \
            --disable-pip-version-check --wheel-dir dist dist/admiralty-*.tar.gz
    done
}

# What runs in an environment finds its own commands only.
alone() (
    cd /
    PATH="$environment/bin" "$@"
)

check() {
    file=$PWD/$1
    environment=$PWD/build/dist/environment
    say "installing $1"
    .venv/bin/python -m venv --clear "$environment"
    alone "$environment/bin/python" -m pip install -q --disable-pip-version-check "$file"
    case "$1" in *-none-any.whl | *.tar.gz) expected=interpreted ;; *) expected=compiled ;; esac
    alone "$environment/bin/admiralty" games --json | grep -q "\"build\": \"$expected\"" ||
        stop "$1 does not run $expected"
    ADMIRALTY_CHROMIUM=$chromium ADMIRALTY_PYTHON=$environment/bin/python \
        .venv/bin/pytest -q -n 0 tests/browser/test_hot_seat.py
}

unset PYTHONPATH
build
chromium=$(tools/chromium.sh)
for each in dist/*; do
    check "$each"
done
.venv/bin/python -m tools.first_move dist/admiralty-*-none-any.whl
rm -rf build/dist
ls -l dist
