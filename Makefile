# `make demo` plays a game, `make test` proves the rules; both need Python 3.11 or newer and nothing else.
# `make` alone lists the rest. A command's help says its group first: every day, before a release, or rarely.

PYTHON ?= python3
WORKERS ?= auto
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
MADE := $(VENV)/.made
RUN := $(VENV)/.run
DEV := $(VENV)/.dev

NODE_FOLDER := tools/typescript
NODE := $(NODE_FOLDER)/node_modules/.made
DIAGRAMS_FOLDER := tools/diagrams
PLAY_FOLDER := tools/play
PLAY := $(PLAY_FOLDER)/node_modules/.made

# $(SKIPPED)name: a part that could not be run here, and says why.
SKIPPED := $(VENV)/.skipped-

# The parts of `make test`, in order.
PARTS := environment lint types layers deps tests test-adapters typescript docs

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start hundreds of processes: they load compiled modules, even where the environment says to write none.
export PYTHONDONTWRITEBYTECODE :=
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# A notice of the theme about its successor, at every build.
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help demo quick test $(PARTS) coverage laws-deep bench bench-peers tournaments endings posterior golden compatibility schemas signatures notebook mutants fuzz soak test-cluster test-web bench-web serve test-terminal terminal-table terminal-picture social-card play test-play test-site release-check serve-docs \
    format requirements npm-lock diagrams clean

help: ## every day: list the commands in their groups
	@for group in "every day" "before a release" "rarely"; do \
	    printf '%s\n' "$$group"; \
	    awk -F ":.*## $$group: " -v group="## $$group: " 'index($$0, group) && /^[a-z-]+:/ { printf "  make %-16s %s\n", $$1, $$2 }' \
	        $(firstword $(MAKEFILE_LIST)); \
	    echo; \
	done

demo: $(RUN) ## every day: play a three-player game of Crooks and explain its score
	@$(PY) examples/demo.py $(ARGS)

quick: $(DEV) ## every day: lint, and the tests near what changed since the last commit: under a minute
	$(call timed,quick,$(PY) -m ruff check . && $(PY) -m ruff format --check . && PYTHONPATH=. $(PY) tools/quick.py $(ARGS))

# All parts are run, even after one has failed, so that one run names everything that is wrong.
test: ## every day: run every check, from `lint` to `docs`, and say how long each took
	@summary=; failed=0; \
	for part in $(PARTS); do \
	    start=$$(date +%s); word=passed; \
	    $(MAKE) --no-print-directory $$part || { word=FAILED; failed=1; }; \
	    if [ $$word = passed ] && [ -e $(SKIPPED)$$part ]; then word=skipped; fi; \
	    summary="$$summary$$(printf '%-14s%5d s  %s' $$part $$(($$(date +%s) - start)) $$word)|"; \
	    if [ $$part$$word = environmentFAILED ]; then break; fi; \
	done; \
	printf '\n== summary\n'; printf '%s' "$$summary" | tr '|' '\n'; exit $$failed

# $(call timed,name,commands): a header, the commands, the seconds they took.
define timed
@printf '\n== %s\n' '$(1)'; start=$$(date +%s); rm -f $(SKIPPED)$(1); \
if $(2); then word=passed; else word=FAILED; fi; \
if [ $$word = passed ] && [ -e $(SKIPPED)$(1) ]; then word=skipped; fi; \
echo "$(1) $$word in $$(($$(date +%s) - start)) s"; test $$word != FAILED
endef

environment: ## rarely: make .venv with all that the checks need
	$(call timed,environment,$(MAKE) --no-print-directory -s $(DEV))

lint: $(DEV) ## every day: ruff: lint and format
	$(call timed,lint,$(PY) -m ruff check . && $(PY) -m ruff format --check .)

# Both at once: each keeps one processor busy, and speaks when it has done.
types: $(DEV) ## every day: mypy and pyright, both strict
	$(call timed,types,{ $(PY) -m mypy & other=$$!; $(PY) -m pyright -p pyproject.toml; word=$$?; wait $$other && test $$word = 0; })

layers: $(DEV) ## every day: import-linter: who may import whom
	$(call timed,layers,$(VENV)/bin/lint-imports --no-logo)

deps: $(DEV) ## every day: deptry: what is imported is declared, and the other way round
	$(call timed,deps,$(PY) -m deptry --no-ansi src)

# What takes long and belongs to an example alone has its own command.
APART := $(patsubst %,--ignore=tests/terminal/test_%.py,app languages people)

tests: $(DEV) ## every day: the tests, and the code blocks of the docs; ARGS go to pytest
	$(call timed,tests,$(PY) -m pytest -q -n $(WORKERS) --dist worksteal $(APART) $(ARGS))

test-adapters: $(DEV) ## before a release: OpenSpiel and PettingZoo play the games, in .venv-adapters; skipped where they cannot be installed
	$(call timed,test-adapters,if $(MAKE) --no-print-directory -s .venv-adapters/.made; \
	then .venv-adapters/bin/python -m pytest -q tests/adapters tests/test_docs.py -k "openspiel or pettingzoo or reinforcement or reference/adapters" $(ARGS); \
	else echo "what requirements/adapters.txt asks for cannot be installed here"; touch $(SKIPPED)test-adapters; fi)

test-web: .venv-web/.made ## before a release: the server, headless, attacked and killed, and its page in Chromium, in .venv-web; without a browser that part is skipped
	$(call timed,test-web,.venv-web/bin/python -m pytest -q tests/web $(ARGS))

bench-web: .venv-web/.made ## before a release: how long until the last of five browsers at a table is told of a move: alone, among 500, and under attack
	@PYTHONPATH=. .venv-web/bin/python tools/bench_web.py $(ARGS)

serve: .venv-web/.made ## rarely: host tables in the browser; ARGS="--help" says how
	@.venv-web/bin/criminals serve $(ARGS)

test-terminal: .venv-terminal/.made ## before a release: the terminal table, played by keys without a terminal, in .venv-terminal
	$(call timed,test-terminal,.venv-terminal/bin/python -m pytest -q tests/terminal $(ARGS))

terminal-table: .venv-terminal/.made ## rarely: play on the whole terminal, with bots and with others at the same keyboard; ARGS="--help" says how
	@.venv-terminal/bin/python -m examples.terminal_table $(ARGS)

terminal-picture: .venv-terminal/.made ## rarely: write the docs' picture of the terminal table anew; look at it
	@PYTHONPATH=. .venv-terminal/bin/python tools/terminal_picture.py

# $(call with-node,commands,otherwise): the commands where node and its packages can be had; else why not, and the rest.
define with-node
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 18 ? 1 : 0)' 2>/dev/null || ! command -v npm >/dev/null; \
then echo "node 18 or newer and npm are not here"; $(2); \
elif ! $(MAKE) --no-print-directory -s $(NODE); then echo "npm could not install what $(NODE_FOLDER) asks for"; $(2); \
else $(1); fi
endef

typescript: $(DEV) ## before a release: node: the types are current and a client is built on them; skipped where there is none
	$(call timed,typescript,$(call with-node,PYTHONPATH=. $(PY) tools/typescript_types.py,touch $(SKIPPED)typescript))

docs: $(DEV) ## every day: build the site, strictly, into site/
	$(call timed,docs,$(PY) -m mkdocs build --strict)

serve-docs: $(DEV) ## rarely: serve the site while writing it
	@$(PY) -m mkdocs serve --strict $(ARGS)

coverage: $(DEV) ## before a release: the tests again, with branch coverage
	@$(PY) -m pytest -q -n $(WORKERS) --cov --cov-report=term $(ARGS)

laws-deep: $(DEV) ## before a release: the laws over very many games, for up to two hours; ARGS go to the tool
	@PYTHONPATH=. $(PY) tools/laws_deep.py $(ARGS)

bench: $(DEV) ## every day: measure speed and memory; ARGS go to the tool
	@PYTHONPATH=. $(PY) tools/bench.py $(ARGS)

bench-peers: .venv-peers/.made ## rarely: measure speed beside other libraries, in .venv-peers; ARGS go to the tool
	@PYTHONPATH=. .venv-peers/bin/python tools/bench_peers.py $(ARGS)

tournaments: $(RUN) ## before a release: how strong the bots are, by a ladder for each game and number of players; ARGS go to the tool
	@PYTHONPATH=. $(PY) tools/tournaments.py $(ARGS)

posterior: $(RUN) ## rarely: what a model of the opponents is worth, in Crooks; ARGS go to the tool
	@PYTHONPATH=. $(PY) tools/posterior.py $(ARGS)

endings: $(RUN) ## rarely: how games of Sicario end between ISMCTSBots: embassy, capture, elimination; ARGS go to the tool
	@PYTHONPATH=. $(PY) tools/endings.py $(ARGS)

golden: $(DEV) ## rarely: write the golden playthroughs and perft tables anew
	@PYTHONPATH=. $(PY) tools/golden.py $(ARGS)

compatibility: $(DEV) ## rarely: write the compatibility documents of the present versions: all of them until 1.0, then only missing ones
	@PYTHONPATH=. $(PY) tools/compatibility.py $(ARGS)

schemas: $(DEV) ## rarely: write the JSON Schemas and the words as JSON anew and, where there is node, the TypeScript types
	@PYTHONPATH=. $(PY) tools/schemas.py
	@$(call with-node,PYTHONPATH=. $(PY) tools/typescript_types.py --write,echo "the types stay as they are")

mutants: .venv-mutants/.made ## before a release: mutmut over all games, in .venv-mutants; for one game ARGS='"criminals.games.sicario.*"'
	@.venv-mutants/bin/python -m mutmut run $(ARGS)
	@.venv-mutants/bin/python -m mutmut results

fuzz: .venv-fuzz/.made ## before a release: atheris on every loader and parser, in .venv-fuzz; ARGS go to the tool
	@PYTHONPATH=. .venv-fuzz/bin/python tools/fuzz.py $(ARGS)

soak: $(DEV) ## before a release: evil bots, hostile documents and tables together for 30 minutes; ARGS="--minutes 2" for less
	@PYTHONPATH=. $(PY) tools/soak.py $(ARGS)

notebook: $(DEV) ## rarely: run the notebooks of the examples, and keep what they show
	@PYTHONPATH=. $(PY) tools/notebook.py --write

signatures: $(DEV) ## rarely: write the signatures of all public names anew; read the difference
	@PYTHONPATH=. $(PY) tools/signatures.py --write

release-check: $(DEV) .venv-release/.made ## before a release: version, build, wheel, smoke tests, griffe: what a release has to pass, in .venv-release
	@PYTHONPATH=. .venv-release/bin/python tools/release_check.py $(ARGS)

social-card: $(DEV) ## rarely: write the picture that links to the site are shown with anew; look at it
	@PYTHONPATH=. $(PY) tools/social_card.py

play: $(DEV) $(PLAY) ## rarely: build the site with all that its page to play on needs, Python among it; needs npm
	@$(PY) -m mkdocs build --strict
	@PYTHONPATH=. $(PY) tools/play_files.py

test-play: play .venv-web/.made ## before a release: play on the page of `make play` in Chromium, with no way out of the machine, in .venv-web
	$(call timed,test-play,.venv-web/bin/python -m pytest -q tests/play $(ARGS))

test-site: $(DEV) ## before a release: look at the built site in Chromium: contrast, widths, search, flow charts, and no request that leaves the machine
	@$(PY) -m mkdocs build --strict
	@PYTHONPATH=. $(PY) tools/browse_site.py $(ARGS)

test-cluster: .venv-cluster/.made ## before a release: a tournament on a real Dask cluster that loses a worker, in .venv-cluster
	@.venv-cluster/bin/python -m pytest -q tests/bots/matches/workers/test_cluster.py $(ARGS)

format: $(DEV) ## every day: rewrite the code as ruff likes it
	@$(PY) -m ruff check --fix . ; $(PY) -m ruff format .

# Pins that are still good stay; `make requirements ARGS=--upgrade` moves them all. Needs uv.
# The files name no package index: the last line makes sure. Extras stand in them, or pip would look for newer ones than are pinned.
COMPILE = uv pip compile pyproject.toml --quiet --no-strip-extras --generate-hashes --universal --python-version 3.11 \
    --no-emit-index-url --no-emit-find-links --custom-compile-command 'make requirements' $(ARGS)

requirements: ## rarely: compile requirements/*.txt from pyproject.toml
	@command -v uv >/dev/null || { echo "make requirements needs uv on the PATH" >&2; exit 1; }
	@$(COMPILE) --group build -o requirements/run.txt
	@$(COMPILE) --extra testing --extra cli --group dev -c requirements/run.txt -o requirements/dev.txt
	@$(COMPILE) --extra testing --group mutants -c requirements/run.txt -o requirements/mutants.txt
	@$(COMPILE) --group release -c requirements/run.txt -o requirements/release.txt
	@$(COMPILE) --group fuzz -c requirements/run.txt -o requirements/fuzz.txt
	@$(COMPILE) --extra cluster --extra cli --group cluster -c requirements/run.txt -o requirements/cluster.txt
	@$(COMPILE) --extra web --extra postgres --group web -c requirements/run.txt -o requirements/web.txt
	@$(COMPILE) --group terminal -c requirements/run.txt -o requirements/terminal.txt
	@$(COMPILE) --extra testing --extra openspiel --extra pettingzoo --group adapters -c requirements/run.txt -o requirements/adapters.txt
	@$(COMPILE) --group peers -c requirements/run.txt -o requirements/peers.txt
	@! grep -nE '://|@ |^-' requirements/*.txt

npm-lock: ## rarely: pin what the package.json of tools/typescript, tools/diagrams and tools/play ask for; needs npm
	@for folder in $(NODE_FOLDER) $(DIAGRAMS_FOLDER) $(PLAY_FOLDER); do \
	    (cd $$folder && npm install --package-lock-only --loglevel=error && node ../typescript/lock.mjs) || exit 1; \
	done
	@! grep -n '://' $(NODE_FOLDER)/package-lock.json $(DIAGRAMS_FOLDER)/package-lock.json $(PLAY_FOLDER)/package-lock.json

diagrams: ## rarely: write the script that draws the docs' flow charts anew, from npm; needs node and npm
	@cd $(DIAGRAMS_FOLDER) && npm ci --no-progress --loglevel=error >/dev/null && node build.mjs && rm -r node_modules

clean: ## rarely: remove the environments and all that the commands made
	rm -rf .venv .venv-* $(NODE_FOLDER)/node_modules $(NODE_FOLDER)/out $(PLAY_FOLDER)/node_modules build dist fuzz-found htmlcov mutants screenshots \
	    site .coverage .coverage.* \
	    .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .cache
	find src tests examples tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- environments: a stamp for each, so that a second run installs nothing ---

# $(call new-venv,directory)
define new-venv
@version=$$($(PYTHON) -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || version=; \
case "$$version" in \
    3.1[1-9].* | 3.[2-9][0-9].* | [4-9].*) ;; \
    '') echo "criminals needs Python 3.11 or newer; $(PYTHON) was not found or does not run (set PYTHON=...)" >&2; exit 1 ;; \
    *) echo "criminals needs Python 3.11 or newer; $(PYTHON) is $$version (set PYTHON=...)" >&2; exit 1 ;; \
esac; \
echo "making $(1) with Python $$version"; $(PYTHON) -m venv --clear $(1)
endef

$(MADE):
	$(call new-venv,$(VENV))
	@touch $@

$(RUN): requirements/run.txt pyproject.toml $(MADE)
	@echo "installing requirements/run.txt and criminals"
	@$(PY) -m pip install -qq --require-hashes -r requirements/run.txt
	@$(PY) -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@echo "installing requirements/dev.txt"
	@$(PY) -m pip install -qq --require-hashes -r requirements/dev.txt
	@touch $@

$(NODE): $(NODE_FOLDER)/package.json $(NODE_FOLDER)/package-lock.json
	@echo "installing $(NODE_FOLDER)/package-lock.json"
	@cd $(NODE_FOLDER) && npm ci --no-progress --loglevel=error >/dev/null
	@touch $@

$(PLAY): $(PLAY_FOLDER)/package.json $(PLAY_FOLDER)/package-lock.json
	@command -v npm >/dev/null || { echo "make play needs npm, which brings Pyodide" >&2; exit 1; }
	@echo "installing $(PLAY_FOLDER)/package-lock.json"
	@cd $(PLAY_FOLDER) && npm ci --no-progress --loglevel=error >/dev/null
	@touch $@

# An environment of its own: what requirements/NAME.txt asks for, and criminals. Only a wheel of open-spiel: to compile it takes very long.
.venv-%/.made: requirements/%.txt pyproject.toml
	$(call new-venv,.venv-$*)
	@echo "installing requirements/$*.txt and criminals"
	@.venv-$*/bin/python -m pip install -qq --only-binary open-spiel --require-hashes -r requirements/$*.txt
	@.venv-$*/bin/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

# Without criminals: what is checked is the wheel.
.venv-release/.made: requirements/release.txt
	$(call new-venv,.venv-release)
	@echo "installing requirements/release.txt"
	@.venv-release/bin/python -m pip install -qq --require-hashes -r requirements/release.txt
	@touch $@

# All at once, or, where that fails, one after the other: what can be had is measured, and the tool says what is missing.
# Only wheels of open-spiel and pygame: to compile them takes very long.
.venv-peers/.made: requirements/peers.txt pyproject.toml
	$(call new-venv,.venv-peers)
	@echo "installing requirements/peers.txt and criminals"
	@install=".venv-peers/bin/python -m pip install -qq --only-binary open-spiel,pygame-ce --no-deps --require-hashes"; \
	$$install -r requirements/peers.txt || { \
	    awk '/^[a-z]/ { n++ } n { print > sprintf(".venv-peers/one-%02d.txt", n) }' requirements/peers.txt; \
	    for one in .venv-peers/one-*.txt; do \
	        $$install -r "$$one" || echo "cannot be installed here: $$(head -n 1 "$$one" | tr -d '\\')"; \
	    done; }
	@.venv-peers/bin/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

# Only a wheel: to compile atheris takes a clang with libFuzzer, and long.
.venv-fuzz/.made: requirements/fuzz.txt pyproject.toml
	$(call new-venv,.venv-fuzz)
	@echo "installing requirements/fuzz.txt and criminals"
	@.venv-fuzz/bin/python -m pip install -qq --only-binary atheris --require-hashes -r requirements/fuzz.txt || { \
	    echo "make fuzz needs atheris, which has wheels for Linux on x86-64 and Python 3.11 to 3.13:" \
	    "this is $$(.venv-fuzz/bin/python -c 'import platform as p; print(p.system(), p.machine(), "and Python", p.python_version())')" \
	    "(set PYTHON=...)" >&2; exit 1; }
	@.venv-fuzz/bin/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@
