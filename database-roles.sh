#!/bin/sh
# Makes the database and its two roles on an empty PostgreSQL server, as its administrator:
#     DATABASE_OWNER_PASSWORD=… DATABASE_PASSWORD=… sh database-roles.sh
# portal_owner owns the tables and is used only to bring them up to date; the portal runs as portal, which owns nothing.
set -eu
psql --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=owner_password="$DATABASE_OWNER_PASSWORD" --set=password="$DATABASE_PASSWORD" <<'SQL'
create role portal_owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
create role portal login nosuperuser nocreatedb nocreaterole password :'password';
create database portal owner portal_owner;
revoke all on database portal from public;
grant connect on database portal to portal;
\connect portal
revoke create on schema public from public;
alter schema public owner to portal_owner;
SQL
