#!/bin/sh
# What the container runs: 'ridotto' with its arguments, and before it serves a check whether matches could go on.
# With RIDOTTO_GO_ON=1 it serves nevertheless; matches that cannot be replayed can then only be read, and say why.
set -eu

if [ "${1:-}" = serve ]; then
    ridotto check --live >&2
fi
exec ridotto "$@"
