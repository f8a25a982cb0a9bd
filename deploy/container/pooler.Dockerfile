FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres /var/run/pgbouncer
COPY pool.sh /usr/local/bin/pool.sh
USER postgres
CMD ["sh", "/usr/local/bin/pool.sh"]
