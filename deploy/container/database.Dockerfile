# PostgreSQL with pgBackRest beside it, which archives what is written and makes backups.
FROM postgres:15-bookworm
RUN apt-get update && apt-get install -y --no-install-recommends pgbackrest && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres /backups
COPY back-up.sh /usr/local/bin/back-up.sh
