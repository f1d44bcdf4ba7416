# Admiralty. `make` lists the targets; the first call of any of them sets up .venv by itself.

.DEFAULT_GOAL := help
.NOTPARALLEL:
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
PYTHON_FILES := setup.py src tests tools
WORKERS := 2
COMPILED := $(CURDIR)/build/compiled
COMPILED_TESTS := $(wildcard tests/core tests/contract tests/games)
# Folders are listed too: their time changes when a file is added or removed.
SOURCES := $(shell find src/admiralty -name __pycache__ -prune -o -print)

.PHONY: help play test lint format types unit unit-compiled compiled lock clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /|/' | \
	    while IFS='|' read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

play: .venv/ready-play ## Set up whatever is missing and play Port Arthur in the terminal
	@$(BIN)/admiralty play port-arthur

test: lint types unit ## Set up whatever is missing, then lint, types and tests, interpreted and compiled
	@if $(BIN)/python tools/compiled.py --probe; then $(MAKE) unit-compiled; \
	    else echo "admiralty: SKIPPED the compiled tests, everything else passed"; fi

lint: .venv/ready-dev ## Style, formatting and the direction of imports
	$(BIN)/ruff check $(PYTHON_FILES)
	$(BIN)/ruff format --check $(PYTHON_FILES)
	$(BIN)/lint-imports --no-logo

format: .venv/ready-dev ## Format the code and sort the imports
	$(BIN)/ruff check --fix $(PYTHON_FILES)
	$(BIN)/ruff format $(PYTHON_FILES)

types: .venv/ready-dev ## mypy --strict
	$(BIN)/mypy

unit: .venv/ready-dev ## All tests, interpreted
	$(BIN)/pytest -n $(WORKERS)

unit-compiled: build/compiled.stamp ## The rules' tests against the compiled copy
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(WORKERS) $(COMPILED_TESTS)

compiled: build/compiled.stamp ## Build a compiled copy of the engine in build/compiled

lock: .venv/ready-dev ## Renew requirements.lock and requirements-dev.lock from pyproject.toml
	@tools/lock.sh

clean: ## Remove everything that was built, the virtual environment included
	rm -rf build dist .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/ready-play: requirements.lock pyproject.toml
	@tools/bootstrap.sh play

.venv/ready-dev: requirements-dev.lock pyproject.toml
	@tools/bootstrap.sh dev

build/compiled.stamp: $(SOURCES) setup.py pyproject.toml tools/compiled.py .venv/ready-dev
	@$(BIN)/python tools/compiled.py
	@touch $@
