#!/bin/sh
# Runs once, when the primary is created: the role of the servers with its database, and a role for the replica.
set -eu
psql -v ON_ERROR_STOP=1 -v app="$APP_PASSWORD" -v replication="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" <<'SQL'
create role audit with login password :'app';
create database audit owner audit;
create role replicator with replication login password :'replication';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
