# syntax=docker/dockerfile:1

# The image has Node 26 itself; no package needs an install script.
FROM node:26-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/bible/package.json packages/bible/
COPY packages/contract/package.json packages/contract/
COPY packages/sermon-body/package.json packages/sermon-body/

FROM manifests AS build
RUN npm ci --workspaces --include=dev --ignore-scripts
COPY . .
RUN node scripts/build.ts

FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace @stillwater/server

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app ./
COPY packages packages
COPY apps/server apps/server
# The commands that README.md runs in the container.
COPY scripts/accounts.ts scripts/check-mail.ts scripts/compact.ts scripts/invite.ts scripts/reset-password.ts scripts/restore.ts scripts/
COPY scripts/support/closed-text.ts scripts/support/links.ts scripts/support/root.ts scripts/support/settings.ts scripts/support/
COPY --from=build /app/packages/bible/dist packages/bible/dist
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
# /readyz succeeds only if the database accepts a write.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
