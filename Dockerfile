# Builds the site and serves it with nginx at port 8080, below BASE_URL. The variables of README.md are build arguments:
#   docker build --build-arg SITE_URL=https://example.org -t rescript-docs . && docker run --rm -p 8080:8080 rescript-docs
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL BASE_URL FAST LOCALE PLAYGROUND_BUNDLE_URL
ARG ALGOLIA_APP_ID ALGOLIA_API_KEY ALGOLIA_INDEX_NAME ALGOLIA_HOSTS
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/.generated/nginx /etc/nginx/site
ARG BASE_URL=/
COPY --from=build /site/build /srv/site$BASE_URL
COPY --from=build /site/.generated/compressed /srv/site$BASE_URL
USER www-data
EXPOSE 8080
CMD ["nginx", "-c", "/etc/nginx/site/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
