#!/bin/sh
# Prints the Chromium that the browser tests use, and installs one if there is none. An empty line means the
# one that Playwright has downloaded. ADMIRALTY_CHROMIUM=/path/to/chromium overrides the choice.
# The headless shell is the same engine without the window around it: a new page takes a third of the time.
set -eu
cd "$(dirname "$0")/.."

SHELL_ONLY=chromium-headless-shell
APT="apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=20" # without a network there may be another one

say() {
    echo "admiralty: $*" >&2
}

stop() {
    say "$*"
    exit 1
}

# On some systems the command is only a hint to install something else.
works() {
    "$1" --version >/dev/null 2>&1
}

find_installed() {
    for name in "$@"; do
        if works "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

install_from_system() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "installing $SHELL_ONLY"
    { $APT update -qq && DEBIAN_FRONTEND=noninteractive $APT install -y -qq "$SHELL_ONLY"; } >/dev/null 2>&1
}

# Playwright fetches nothing when the one it wants is here already.
download() {
    say "taking Playwright's own Chromium"
    .venv/bin/playwright install chromium >/dev/null
}

if [ -n "${ADMIRALTY_CHROMIUM-}" ]; then
    works "$ADMIRALTY_CHROMIUM" || stop "ADMIRALTY_CHROMIUM is $ADMIRALTY_CHROMIUM, which does not start."
    echo "$ADMIRALTY_CHROMIUM"
elif find_installed "$SHELL_ONLY" || { install_from_system && find_installed "$SHELL_ONLY"; }; then
    :
elif find_installed chromium chromium-browser google-chrome; then
    :
elif download; then
    echo
else
    stop "the browser tests need Chromium; install it, or set ADMIRALTY_CHROMIUM to one, and try again."
fi
