# Admiralty. `make` lists the targets; the first call of any of them sets up .venv by itself.

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory
unexport PYTHONDONTWRITEBYTECODE # rewriting all asserts anew takes every worker of pytest some seconds

BIN := .venv/bin
PYTHON_FILES := setup.py src tests tools examples
# Tests wait for processes, databases and browsers a good part of their time: three workers keep two cores busy, or
# four where there is no browser.
# Each keeps to neighbouring tests, which share servers and loaded games, until it has none left.
WORKERS := 3
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
PAIRS := 2000
COMPILED := $(CURDIR)/build/compiled
COMPILED_TESTS := $(wildcard tests/core tests/contract tests/games tests/bots/test_same_choices.py)
PAGE := src/admiralty/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -print) \
    $(shell find src/admiralty/games -path '*/board*') \
    $(wildcard src/admiralty/server/text/*.ftl src/admiralty/show/text/*.ftl)

.PHONY: help play page test checks lint lint-python lint-page format types types-python types-page unit unit-compiled unit-cluster unit-page browser compiled dist image lock clean kills worker-kills leases notified camp load hostile twins

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /|/' | \
	    while IFS='|' read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

play: .venv/ready-play $(PAGE) ## Set up whatever is missing, start the server and open the page; HOST=0.0.0.0 lets others in
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled --start) $(BIN)/admiralty serve $(if $(HOST),--host $(HOST))

page: $(PAGE) ## Build the page, if its sources have changed

test: checks unit browser ## Set up whatever is missing, then lint, types and tests; unit-compiled is apart

checks: .venv/ready-dev $(PAGE) ## Lint, types and the page's own tests, two at a time
	@$(MAKE) -j 2 $(SYNC) SIDE_BY_SIDE=1 lint-python types-python lint-page types-page unit-page

lint: lint-python lint-page ## Style, formatting and the direction of imports

lint-python: .venv/ready-dev
	$(BIN)/ruff check $(PYTHON_FILES)
	$(BIN)/ruff format --check $(PYTHON_FILES)
	$(BIN)/lint-imports --no-logo

lint-page: .venv/ready-dev
	tools/npm.sh run lint

format: .venv/ready-dev ## Format the code and sort the imports
	$(BIN)/ruff check --fix $(PYTHON_FILES)
	$(BIN)/ruff format $(PYTHON_FILES)
	tools/npm.sh run format

types: types-python types-page ## mypy --strict, and svelte-check for the page

types-python: .venv/ready-dev
	$(BIN)/mypy

types-page: .venv/ready-dev
	tools/npm.sh run check

unit: WORKERS := 4
unit: .venv/ready-dev $(PAGE) ## All tests but those in a browser, interpreted
	$(PYTEST) --ignore tests/browser

unit-compiled: compiled ## The rules' tests against a compiled copy
	PYTHONPATH=$(COMPILED) $(PYTEST) $(COMPILED_TESTS)

unit-cluster: .venv/ready-dev ## The tests that need Ray, which is installed for them
	$(BIN)/python -m pip install -q -q --no-input --disable-pip-version-check --only-binary :all: \
	    --require-hashes -r requirements-cluster.lock
	$(BIN)/pytest -k ray tests/sim

unit-page: .venv/ready-dev $(PAGE) ## The page's own tests, and whether its types follow the server
	tools/npm.sh run test

browser: .venv/ready-dev $(PAGE) ## The page in a real Chromium; pictures of it are left in build/screenshots
	@chromium=$$(tools/chromium.sh) && \
	    ADMIRALTY_CHROMIUM=$$chromium $(PYTEST) --reruns 1 --only-rerun BrowserStalled tests/browser

compiled: .venv/ready-dev ## Build a compiled copy of the engine in build/compiled, if the sources have changed
	@$(BIN)/python -m tools.compiled

kills: .venv/ready-dev ## Kill the server in the middle of mixed play and count what is lost; KILLS=500 DB=postgres
	ADMIRALTY_KILLS=$(or $(KILLS),20) $(BIN)/pytest -q -p no:logging tests/server/test_kill_under_load.py \
	    -k "nothing_twice and ($(or $(DB),sqlite or postgres))"

worker-kills: .venv/ready-dev ## Kill one of two workers again and again, and replace some; KILLS=100 TABLES=200 LEAVES=10
	ADMIRALTY_WORKER_KILLS=$(or $(KILLS),100) ADMIRALTY_WORKER_TABLES=$(or $(TABLES),200) \
	    ADMIRALTY_WORKER_LEAVES=$(or $(LEAVES),10) \
	    $(BIN)/pytest -q -p no:logging tests/server/cluster/test_worker_kills.py

leases: .venv/ready-dev ## Simulate the leases of thousands of workers with 100,000 faults; BUG=no-fence plants one
	$(BIN)/python -m tools.leases $(if $(BUG),--bug $(BUG))

notified: .venv/ready-dev ## Kill the server in the middle of moves that are notified; MOVES=200 DB=postgres
	ADMIRALTY_NOTIFIED_MOVES=$(or $(MOVES),200) $(BIN)/pytest -q -rP -p no:logging tests/server/notify/test_kills.py \
	    -k "$(or $(DB),sqlite or postgres)"

hostile: .venv/ready-dev ## Everything a stranger could send, for about ten minutes: files, frames, requests, attacks
	$(BIN)/admiralty fuzz --hostile --mutations 60000 --jobs $(WORKERS)
	$(BIN)/python -m tools.hostile frames
	ADMIRALTY_EXAMPLES=100 $(BIN)/pytest -q tests/server/test_openapi.py
	$(BIN)/python -m tools.hostile attacks --seconds 10

camp: .venv/ready-dev ## A camp evening in fast motion: 24 phones, 30 rounds, the server killed twice; BOSSES=2 teams fight bosses
	$(BIN)/python -m tools.camp $(if $(BOSSES),--bosses $(BOSSES))

twins: .venv/ready-dev ## Compare PAIRS=50000 real states of each game that look alike to a seat, at the board and on the wire
	$(BIN)/python -m tools.twins --bots --pairs $(PAIRS)
	$(BIN)/python -m tools.twins --wire --pairs $(PAIRS)

load: .venv/ready-dev ## Load tests of the server; some minutes, best on an idle machine
	$(BIN)/python -m tools.load --out build/load.json

dist: .venv/ready-dev $(PAGE) ## Build the source distribution and the wheels in dist/ and play a game on each in Chromium
	@tools/dist.sh

image: ## Carry out the steps of deploy/Dockerfile in plain folders and try the result; BASE=folder of debootstrap
	$(BIN)/python -m tools.image $(BASE)

lock: .venv/ready-dev ## Renew the locks of the Python packages
	@tools/lock.sh

clean: ## Remove everything that was built, the virtual environment included
	rm -rf web/node_modules src/admiralty/server/static
	rm -rf build dist .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# A board that was removed leaves no file that is newer: the list of sources is kept and compared.
build/page-sources: FORCE
	@mkdir -p build && printf '%s\n' $(sort $(PAGE_SOURCES)) > $@.new && \
	    if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

FORCE:

$(PAGE): $(PAGE_SOURCES) build/page-sources tools/npm.sh
	@echo "admiralty: building the page"
	@tools/npm.sh run build -- --logLevel warn

.venv/ready-play: requirements.lock pyproject.toml
	@tools/bootstrap.sh play

.venv/ready-dev: requirements-dev.lock pyproject.toml
	@tools/bootstrap.sh dev
