# Porchlight in a container. With DATABASE_URL it keeps nothing but credentials.json, encryption.key and uploaded files in
# /data; without it the embedded database lies there too.
#
# The base is named by its full version. `node bin/pin-images.mjs` puts its digest behind it, so that a later build gets
# the same bytes (docs/operating.md, "Docker").
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# What builds stays here: npm, Vite, TypeScript and what they bring.
FROM ${NODE_IMAGE} AS parts
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The binary packages need no install scripts. Node itself is in the image already.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY bin/install.mjs bin/choose-node.mjs bin/build.mjs bin/sbom.mjs bin/drop-build-tools.mjs ./bin/
COPY tsconfig.json ./
COPY bundle ./bundle
COPY widget ./widget
COPY console ./console
COPY client ./client
COPY src ./src
RUN node --input-type=module -e "import { markInstalled } from './bin/install.mjs'; markInstalled(false)" \
  && node --input-type=module -e "import { ensureBuilt } from './bin/build.mjs'; ensureBuilt()" \
  && node bin/drop-build-tools.mjs \
  && rm -rf node_modules/node-linux-* node_modules/node-bin-*

FROM ${NODE_IMAGE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg tini \
  && rm -rf /var/lib/apt/lists/* \
    /usr/local/lib/node_modules /opt/yarn-* \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg
WORKDIR /app
COPY --from=parts /app/node_modules ./node_modules
COPY --from=parts /app/dist ./dist
COPY package.json package-lock.json LICENSE README.md openapi.json ./
COPY bin ./bin
COPY client ./client
RUN install -d -o node -g node -m 0700 /data && ln -s /app/bin/porchlight.mjs /usr/local/bin/porchlight
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 PORCHLIGHT_DATA_DIR=/data \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--expose-gc", "dist/server/main.js", "start"]
