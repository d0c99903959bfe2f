# Two commands do everything: `make play` and `make test`. Both set up what is missing.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play site test words proof setup bench docs audit clean

play: $(VENV)/.play
	@scripts/page $(VENV)
	@$(BIN)/ludi serve

site: $(VENV)/.play
	@scripts/page $(VENV)
	@$(BIN)/ludi site ludi-site

test: $(VENV)/.dev
	@scripts/check

words: $(VENV)/.dev
	@$(BIN)/python -m tests.words && echo "Every text is in order."

proof: $(VENV)/.proof
	@scripts/proof

setup: $(VENV)/.dev

bench: $(VENV)/.bench
	@scripts/bench

$(VENV)/.play: pyproject.toml
	@scripts/setup $(PYTHON) $(VENV) .
	@touch $@

$(VENV)/.dev: pyproject.toml tests/constraints.txt
	@scripts/setup $(PYTHON) $(VENV) ".[dev]" tests/constraints.txt
	@touch $@ $(VENV)/.play

$(VENV)/.proof: pyproject.toml tests/constraints.txt
	@scripts/setup $(PYTHON) $(VENV) ".[proof]" tests/constraints.txt
	@touch $@ $(VENV)/.dev $(VENV)/.play

$(VENV)/.bench: pyproject.toml
	@scripts/setup $(PYTHON) $(VENV) ".[dev,bench]"
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[peers]" \
		|| echo "Some peers could not be installed; the table names them."
	@touch $@

audit: $(VENV)/.dev
	@scripts/audit $(VENV)

docs: $(VENV)/.dev
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint tests/constraints.txt --editable ".[docs]"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet && echo "The site lies in site/; open site/index.html."

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis
