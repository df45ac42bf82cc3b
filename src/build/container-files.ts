import type { HostRules } from './host-rules.ts'
import { type HostFiles, forwardLocation } from './nginx-files.ts'

/** The place of nginx's files in the image. */
const folder = '/etc/nginx/puente'

function dockerFile(rules: HostRules): string {
  const needsService = rules.forwarded.length > 0
  return `# Build it in the folder of the project, after \`npm run build\`, which writes it:
#   docker build -f dist-hosts/container/Dockerfile -t puente .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080${needsService ? ' -e API_UPSTREAM=https://service.example.org' : ''} puente
# A proxy in front of it has the certificate.
FROM nginx:1.28-alpine-slim

COPY dist-hosts/nginx/*.conf ${folder}/
COPY dist-hosts/container/nginx.conf dist-hosts/container/start.sh ${folder}/
COPY dist /usr/share/nginx/html

# The user nginx of the image. It owns nothing, and writes below /tmp only.
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD wget -q -O /dev/null "http://127.0.0.1:\${PORT:-8080}/"
ENTRYPOINT ["/bin/sh", "${folder}/start.sh"]
`
}

/** The files that the image is built from. */
const ignoreFile = `*
!dist
!dist-hosts
`

function startFile(rules: HostRules): string {
  const needsService = rules.forwarded.length > 0
  const service = `API_UPSTREAM="\${API_UPSTREAM:-}"
case "$API_UPSTREAM" in
  http://?* | https://?*) ;;
  *) wrong "API_UPSTREAM is '$API_UPSTREAM': expected the address of the service, such as https://service.example.org" ;;
esac
case "$API_UPSTREAM" in
  *[!a-zA-Z0-9.:/_-]*) wrong "API_UPSTREAM is '$API_UPSTREAM': expected letters, digits and . : / _ - only" ;;
  *://*/*) wrong "API_UPSTREAM is '$API_UPSTREAM': expected a host without a path" ;;
esac
`
  return `#!/bin/sh
# Starts nginx in the container: it writes what depends on the environment below /tmp, because all else is read-only.
set -eu
problems=""
wrong() { problems="$problems$1
"; }

PORT="\${PORT:-8080}"
case "$PORT" in
  '' | *[!0-9]*) wrong "PORT is '$PORT': expected a number such as 8080" ;;
esac
${needsService ? service : ''}if [ -n "$problems" ]; then
  printf '%s' "$problems" >&2
  exit 1
fi

mkdir -p /tmp/puente
echo "listen $PORT;" > /tmp/puente/listen.conf
${needsService ? 'echo "proxy_pass $API_UPSTREAM;" > /tmp/puente/service.conf\n' : ''}exec nginx -e stderr -c ${folder}/nginx.conf -g 'daemon off;'
`
}

function nginxFile(rules: HostRules): string {
  return `# The whole of nginx in the container. Everything that it writes is below /tmp.
worker_processes auto;
pid /tmp/puente/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  include ${folder}/http.conf;
  access_log /dev/stdout puente;
  client_body_temp_path /tmp/puente/client;
  proxy_temp_path /tmp/puente/proxy;
  fastcgi_temp_path /tmp/puente/fastcgi;
  uwsgi_temp_path /tmp/puente/uwsgi;
  scgi_temp_path /tmp/puente/scgi;
  sendfile on;
  keepalive_timeout 65;

  server {
    include /tmp/puente/listen.conf;
    root /usr/share/nginx/html;
    include ${folder}/site.conf;
${forwardLocation(rules, 'include /tmp/puente/service.conf;', folder)}  }
}
`
}

/** Returns the files of a container: nginx as an unprivileged user on a read-only file system. */
export function containerFiles(rules: HostRules): HostFiles {
  return {
    'container/Dockerfile': dockerFile(rules),
    'container/Dockerfile.dockerignore': ignoreFile,
    'container/nginx.conf': nginxFile(rules),
    'container/start.sh': startFile(rules),
  }
}
