#!/bin/sh
# What the container runs: 'ridotto' with its arguments, and before it serves a check whether matches could go on.
# With RIDOTTO_GO_ON=1 it serves nevertheless; matches that cannot be replayed then say why when they are opened.
set -eu

if [ "${1:-}" = serve ]; then
    ridotto check --live >&2
fi
exec ridotto "$@"
