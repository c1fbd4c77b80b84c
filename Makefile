# make play   sets everything up and starts the house on http://localhost:8000
# make test   sets everything up and runs every check
# make bench-load, make bench-faults   measure the server under load and in trouble

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) $(shell find src/ridotto -name '*.ftl')

.PHONY: play test setup lint page-check coverage test-plain test-compiled test-browser warm types screenshots bench bench-load bench-faults clean

play: $(VENV)/.installed
	$(BIN)/ridotto serve

# Three checks at a time, since the browser leaves two processors idle; what each says stands together.
test: $(VENV)/.dev
	scripts/postgres
	rm -f .coverage .coverage.*
	$(MAKE) --jobs=3 --output-sync=target --no-print-directory coverage test-browser page-check lint

setup: $(VENV)/.dev

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ridotto needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) --version 2>&1); set PYTHON=python3.12, for example."; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml hatch_build.py $(PAGE) | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.installed
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

page-check: $(VENV)/.dev
	$(BIN)/python scripts/page.py check
	$(BIN)/python scripts/page.py types -- --check
	$(BIN)/python scripts/page.py test
	$(BIN)/python scripts/page.py size

# Lines of rules count only as plain Python, a hundred times slower: the tests of rules run like that, without those that
# need thousands of games. Then everything runs with compiled rules, as users run it.
RULES := tests/engine tests/mille_fiori tests/intrigo tests/great_split tests/learned

test-plain: $(VENV)/.dev
	RIDOTTO_JIT=0 $(BIN)/coverage run --parallel-mode -m pytest -m 'not statistics and not process' $(RULES) tests/bots/test_plain.py

test-compiled: $(VENV)/.dev warm
	$(BIN)/pytest $(RULES)
	$(BIN)/coverage run --parallel-mode -m pytest -m 'not browser' $(filter-out $(RULES),$(wildcard tests/*))

# Compiling is quicker when nobody counts its lines.
warm: $(VENV)/.dev
	$(BIN)/python -m ridotto.server.warm

coverage: test-plain test-compiled
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=90

test-browser: $(VENV)/.dev
	scripts/chromium
	$(BIN)/pytest -m browser

types: $(VENV)/.dev
	$(BIN)/python scripts/page.py types

screenshots: $(VENV)/.dev
	scripts/chromium
	$(BIN)/python -m tests.browser.screenshots docs/images

bench: $(VENV)/.dev
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/ridotto bench playouts mille-fiori --players 4

# On this machine only, and bounded in time; each is a program with options of its own (--help).
bench-load: $(VENV)/.dev
	scripts/postgres
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.load --database postgres --processes 2

bench-faults: $(VENV)/.dev
	scripts/postgres
	$(BIN)/python -m benchmarks.kill
	$(BIN)/python -m benchmarks.cut
	$(BIN)/python -m benchmarks.cut --database postgres
	$(BIN)/python -m benchmarks.misbehave

clean:
	rm -rf $(VENV) web/node_modules src/ridotto/server/page .mypy_cache .ruff_cache .pytest_cache .coverage
