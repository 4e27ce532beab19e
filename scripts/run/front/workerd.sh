#!/bin/sh
# Stands in for workerd (MINIFLARE_WORKERD_PATH): Miniflare can only have it listen on a port, which every process and
# browser of this machine reaches. Here it listens on a Unix socket in a folder of this user alone.
for argument in "$@"; do
  shift
  case "$argument" in
    --socket-addr=entry=*) set -- "$@" "--socket-addr=entry=unix:$RUNTIME_SOCKET" ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec "$RUNTIME_PROGRAM" "$@"
