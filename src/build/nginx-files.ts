import {
  type HostRules,
  addressPatterns,
  assetFolder,
  caching,
  forwardedPattern,
  notFoundDocuments,
  wellKnownFolder,
} from './host-rules.ts'

/** A file for a host, by its path in the folder of hosts. */
export type HostFiles = Readonly<Record<string, string>>

const { withEnding, home, hidden, notFoundPage, personal } = addressPatterns

/** A text in nginx's quotes. nginx has no escape for a dollar sign, so a value with a variable's form is refused. */
function quoted(text: string): string {
  if (/\$[a-z{]/i.test(text)) throw new Error(`nginx would read a variable in ${text}`)
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}

const written = 'Written by `npm run build` from the settings of the site. The next build replaces it.'

/** The part of `http { … }`: values that depend on the address and the status of an answer, and the log's format. */
function httpFile(rules: HostRules): string {
  const kept = 'puente_kept'
  return `# Include it once in http { … }. ${written}

# An answer of 200 or 304 may be kept as its kind allows; a page of an account, a redirect or a refusal is never kept.
map "$status $uri" $puente_caching {
  default "${caching.never}";
  "~^(?:200|206|304) ${assetFolder}" "${caching.forever}";
  "${personal.replace('^', '~^(?:200|206|304) ')}" "${caching.never}";
  "~^(?:200|206|304) .*\\.\\w+$" "${caching.checked}";${
    rules.forwarded.length === 0
      ? ''
      : `
  # The service says it for its own answers; these three statuses are the server's.
  ${quoted(forwardedPattern(rules).replace('^', String.raw`~^(?!413|502|504)\d+ `))} "";`
  }
}

map $uri $puente_not_found {
  default /404.html;
${notFoundDocuments.map(({ pattern, document }) => `  "~${pattern}" ${document};\n`).join('')}}

# A proxy in front has the certificate where this server has none.
map $http_x_forwarded_proto $puente_scheme {
  default $scheme;
  https https;
}

# Tokens, incomes and ZIP codes are part of addresses: a log keeps neither a query nor what follows the name of a call.
map $request_uri $puente_logged {
  default $request_uri;
  "${rules.shortened.replace('^(', `~*^(?<${kept}>`)}" "\${${kept}}...";
}
log_format puente '$remote_addr [$time_iso8601] "$request_method $puente_logged $server_protocol" '
                  '$status $body_bytes_sent $request_time "$http_user_agent"';
`
}

/** The part of `server { … }`: addresses, headers, compression. */
function siteFile(rules: HostRules): string {
  const headers = Object.entries(rules.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  return `# Include it in the site's server { … }, whose root is the built site. ${written}
# A location with an add_header of its own would lose these headers.

${headers.join('\n')}
add_header Cache-Control $puente_caching always;

server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/plain text/css text/xml text/javascript application/javascript application/json;

gzip on;
gzip_comp_level 6;
gzip_min_length 1024;
gzip_proxied any;
gzip_vary on;
gzip_types text/plain text/css text/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;
# With Debian's libnginx-mod-http-brotli-filter also:
# brotli on;
# brotli_types text/plain text/css text/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;

error_page 404 $puente_not_found;
location = /404.html { internal; }
${notFoundDocuments.map(({ document }) => `location = ${document} { internal; }\n`).join('')}
location = / { try_files /index.html =404; }
location ^~ ${assetFolder} { try_files $uri =404; }
location ^~ ${wellKnownFolder} { try_files $uri =404; }
location ~ "${notFoundPage}|${hidden}" { return 404; }
location ~ "${home}" { return 308 /$is_args$args; }
# The address of a page has neither a slash at its end nor an ending of a file.
location ~ "${withEnding}" {
  if (-f $document_root$1.html) { return 308 $1$is_args$args; }
  return 404;
}
location ~ "\\.webmanifest$" {
  types { }
  default_type application/manifest+json;
  try_files $uri =404;
}
location / { try_files $uri $uri.html =404; }
`
}

/** The directives of a location that forwards calls to the service. */
function forwardFile(rules: HostRules): string {
  return `# Include it in the location of the service. ${written}

proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $puente_scheme;

# What is sent holds Social Security numbers: neither it nor an answer is written to a disk.
client_max_body_size 2m;
client_body_buffer_size 2m;
proxy_max_temp_file_size 0;

# A service with https is asked for a valid certificate.
proxy_ssl_server_name on;
proxy_ssl_verify on;
proxy_ssl_verify_depth 3;
proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;

# The site sends its own.
${Object.keys(rules.headers)
  .map((name) => `proxy_hide_header ${name};`)
  .join('\n')}
`
}

/** Returns the location of the service, given the lines that name the service. */
export function forwardLocation(rules: HostRules, service: string, folder: string): string {
  if (rules.forwarded.length === 0) return ''
  return `
  location ~ ${quoted(forwardedPattern(rules))} {
    ${service}
    include ${folder}/forward.conf;
  }
`
}

function exampleFile(rules: HostRules): string {
  const { hostname } = new URL(rules.siteUrl)
  const named = '# The address of the service; an https address works too.\n    proxy_pass http://127.0.0.1:4010;'
  return `# A whole server: copy it to /etc/nginx/conf.d/ and change the certificate, the folders and the address of the service.
# The files beside it lie in /etc/nginx/puente/. ${written}

include /etc/nginx/puente/http.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  # An address may hold a token.
  access_log off;
  return 308 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/ssl/puente/fullchain.pem;
  ssl_certificate_key /etc/ssl/puente/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;

  root /var/www/puente;
  access_log /var/log/nginx/puente.log puente;
  # At a lower level it would quote addresses whole, with their tokens. The access log has the status of each failure.
  error_log /var/log/nginx/puente-error.log crit;

  include /etc/nginx/puente/site.conf;
${forwardLocation(rules, named, '/etc/nginx/puente')}}
`
}

/** Returns the files of nginx. */
export function nginxFiles(rules: HostRules): HostFiles {
  return {
    'nginx/http.conf': httpFile(rules),
    'nginx/site.conf': siteFile(rules),
    ...(rules.forwarded.length > 0 && { 'nginx/forward.conf': forwardFile(rules) }),
    'nginx/server.conf.example': exampleFile(rules),
  }
}
