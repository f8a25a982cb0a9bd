#!/bin/sh
# PgBouncer between two sockets: the portal's, and that of PostgreSQL. The password comes from the environment.
set -eu
umask 077
printf '"portal" "%s"\n' "$DATABASE_PASSWORD" >/tmp/userlist.txt
cat >/tmp/pgbouncer.ini <<'INI'
[databases]
portal = host=/var/run/postgresql dbname=portal
[pgbouncer]
listen_addr =
unix_socket_dir = /var/run/pgbouncer
listen_port = 6432
auth_type = scram-sha-256
auth_file = /tmp/userlist.txt
pool_mode = transaction
max_client_conn = 400
default_pool_size = 40
server_login_retry = 1
query_wait_timeout = 10
INI
exec pgbouncer /tmp/pgbouncer.ini
