# Builds the site and serves it with nginx at port 8080, below BASE_URL. The variables of README.md are build arguments:
#   docker build --build-arg SITE_URL=https://example.org -t rescript-docs . && docker run --rm -p 8080:8080 rescript-docs
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends brotli git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL BASE_URL FAST LOCALE PLAYGROUND_BUNDLE_URL
ARG ALGOLIA_APP_ID ALGOLIA_API_KEY ALGOLIA_INDEX_NAME ALGOLIA_HOSTS
RUN npm run build
RUN find build -type f -size +1k -regex '.*\.\(html\|css\|js\|json\|xml\|txt\|md\|svg\)' -print0 \
  | xargs -0 -n 100 -P "$(nproc)" sh -c 'gzip -9 --keep "$@" && brotli -q 8 --keep "$@"' sh

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log \
  && touch /run/nginx.pid \
  && chown -R www-data /run/nginx.pid /var/lib/nginx
COPY <<EOF /etc/nginx/sites-enabled/default
server {
  listen 8080;
  root /srv/site;
  include site/server.conf;
  brotli_static on;
}
EOF
COPY --from=build /site/.generated/nginx/http.conf /etc/nginx/conf.d/site.conf
COPY --from=build /site/.generated/nginx/server.conf /etc/nginx/site/server.conf
ARG BASE_URL=/
COPY --from=build /site/build /srv/site$BASE_URL
USER www-data
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
