# The portal for production. Built and run by the same Node as everywhere else: the npm package `node`.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
# No package's install script runs (.npmrc) but the one that fetches Node.
RUN npm ci && npm rebuild node --ignore-scripts=false
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /portal
COPY --from=build /portal/node_modules node_modules
COPY --from=build /portal/dist dist
COPY package.json organisation-profile.json ./
COPY contract contract
COPY server server
RUN install -d -o node -g node /data
USER node
# docker build --build-arg RELEASE=$(git describe --always)
ARG RELEASE=unknown
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data RELEASE=$RELEASE
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "server/main.ts"]
