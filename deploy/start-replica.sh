#!/bin/sh
# Copies the primary once, and then follows it: pg_basebackup -R writes the settings of a standby.
set -eu
PRIMARY=${PRIMARY:-primary}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  pg_basebackup -d "host=$PRIMARY port=${PRIMARY_PORT:-5432} user=replicator password=$PGPASSWORD" \
    -D "$PGDATA" -X stream -S replica -R
fi
chmod 700 "$PGDATA"
exec postgres -D "$PGDATA" "$@"
