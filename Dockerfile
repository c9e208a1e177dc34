# Builds the site and serves it with nginx at port 8080:
#   docker build -t rescript-docs . && docker run --rm -p 8080:8080 rescript-docs
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/.generated/nginx /etc/nginx/site
COPY --from=build /site/build /srv/site
COPY --from=build /site/.generated/compressed /srv/site
USER www-data
EXPOSE 8080
CMD ["nginx", "-c", "/etc/nginx/site/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
