#!/bin/sh
# Every day at this hour: a whole backup when there is none or it is Sunday, else what has changed.
set -u
until pgbackrest stanza-create; do sleep 10; done
type=full
while :; do
  pgbackrest --type="$type" backup || echo 'The backup failed.' >&2
  sleep 86400
  if [ "$(date +%u)" = 7 ]; then type=full; else type=incr; fi
done
