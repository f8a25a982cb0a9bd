# The portal for production. Built and run by the same Node as everywhere else: the npm package `node`.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# No package's install script runs (.npmrc) but the one that fetches Node.
RUN npm ci && npm rebuild node --ignore-scripts=false
COPY . .
# What is left is what runs: no types, maps, documents or tests of packages, and no tests of ours.
RUN npm run build && npm prune --omit=dev \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete \
  && find node_modules -type f -name '*.md' ! -iname 'licen[cs]e*' -delete \
  && find node_modules -type d \( -name test -o -name tests -o -name .yarn \) -prune -exec rm -rf {} + \
  && find server contract -name '*.test.ts' -delete

# Without a Node of its own: the one of node_modules is the only one.
FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="Min side" \
  org.opencontainers.image.description="Member self-service portal for a humanist life-stance organisation" \
  org.opencontainers.image.licenses="UNLICENSED" \
  org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"
RUN useradd --uid 1000 --no-create-home --shell /usr/sbin/nologin minside && install -d -o minside -g minside /data
WORKDIR /portal
COPY --from=build /portal/node_modules node_modules
COPY --from=build /portal/dist dist
# What it is made of (CycloneDX).
COPY --from=build /portal/sbom sbom
COPY --from=build /portal/contract contract
COPY --from=build /portal/server server
COPY package.json organisation-profile.json ./
COPY deploy/container/minside /usr/local/bin/minside
USER minside
# docker build --build-arg RELEASE=$(git describe --always)
ARG RELEASE=unknown
LABEL org.opencontainers.image.version="$RELEASE" org.opencontainers.image.revision="$RELEASE"
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data RELEASE=$RELEASE NODE_ENV=production
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "server/main.ts"]
