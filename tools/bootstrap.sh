#!/bin/sh
# Makes or refreshes .venv from the locked versions.
#   tools/bootstrap.sh play    what playing needs
#   tools/bootstrap.sh dev     that, and what testing needs
# PYTHON=/path/to/python3 overrides the choice of interpreter.
set -eu
cd "$(dirname "$0")/.."

stop() {
    echo "admiralty: $*" >&2
    exit 1
}

say() {
    echo "admiralty: $*"
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

can_make_environments() {
    "$1" -c 'import ensurepip, venv' >/dev/null 2>&1
}

# The newest interpreter that can make an environment, else the newest at all.
find_python() {
    newest=""
    for name in ${PYTHON:-$(seq -f 'python3.%g' 29 -1 11) python3}; do
        is_new_enough "$name" || continue
        if can_make_environments "$name"; then
            echo "$name"
            return
        fi
        newest=${newest:-$name}
    done
    echo "$newest"
}

install_venv_module() {
    package="python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        stop "$1 cannot make virtual environments; run \"sudo apt-get install $package\" and try again."
    fi
    say "installing $package"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package"; } >/dev/null ||
        stop "apt-get could not install $package; install it by hand and try again."
    can_make_environments "$1" ||
        stop "$1 still cannot make virtual environments; set PYTHON to another Python 3.11 or newer."
}

make_environment() {
    python=$(find_python)
    [ -n "$python" ] ||
        stop "Python 3.11 or newer is needed and was not found${PYTHON:+ at $PYTHON}; install it first."
    can_make_environments "$python" || install_venv_module "$python"
    say "making a virtual environment with $("$python" --version)"
    "$python" -m venv --clear .venv
}

pip_install() {
    .venv/bin/python -m pip install -q -q --no-input --disable-pip-version-check "$@" ||
        stop "installation failed, the lines above say why; PYTHON=... takes another Python."
}

case "${1-}" in
    play) lock=requirements.lock ;;
    dev) lock=requirements-dev.lock ;;
    *) stop "usage: tools/bootstrap.sh play|dev" ;;
esac

is_new_enough .venv/bin/python || make_environment
say "installing $lock"
pip_install --only-binary :all: --require-hashes -r "$lock"
pip_install --no-deps --no-build-isolation -e .
[ "$1" = play ] || touch .venv/ready-dev
touch .venv/ready-play
