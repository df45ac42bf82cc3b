import {
  type HostRules,
  addressPatterns,
  assetFolder,
  caching,
  forwardedPattern,
  notFoundDocuments,
  wellKnownFolder,
} from './host-rules.ts'

const { withEnding, home, hidden, notFoundPage, personal } = addressPatterns

/** A text in Caddy's quotes, in which nothing is escaped. */
function quoted(text: string): string {
  if (text.includes('`') || /\{[$\w]/.test(text)) throw new Error(`Caddy would not read as it stands: ${text}`)
  return `\`${text}\``
}

/** Leads an address of a language that has no document to the language's own not-found page. */
const notFoundRule = ({ prefix, pattern, document }: (typeof notFoundDocuments)[number]) => `\
			@${prefix.slice(1)} path_regexp ${quoted(pattern)}
			rewrite @${prefix.slice(1)} ${document}
`

const indented = (text: string, depth: number) => text.replaceAll(/^(?=.)/gm, '\t'.repeat(depth))

/** A log that shortens addresses. The log of errors quotes them too, so both have it. */
function logFormat({ shortened }: HostRules): string {
  return `format filter {
	wrap json
	fields {
		request>uri regexp ${quoted(`(?i)${shortened}`)} $1...
		request>headers>Referer delete
		resp_headers delete
	}
}`
}

function forward(rules: HostRules): string {
  if (rules.forwarded.length === 0) return ''
  return `
	# The service. Its https address works too: https://service.example.org
	@service path_regexp ${quoted(forwardedPattern(rules))}
	handle @service {
		request_body {
			max_size 2MB
		}
		reverse_proxy {$PUENTE_SERVICE:127.0.0.1:4010} {
			header_up Host {upstream_hostport}
		}
	}
`
}

/** Returns the Caddyfile: the whole site, with a certificate that Caddy gets and renews. */
export function caddyFile(rules: HostRules): string {
  const headers = Object.entries(rules.headers).map(([name, value]) => `${name} ${quoted(value)}`)
  return `# The whole site, with a certificate that Caddy gets by itself. Written by \`npm run build\` from the settings of the
# site; the next build replaces it. These variables of Caddy's environment say the rest:
#   PUENTE_ROOT     the folder of the built site, /var/www/puente unless told
#   PUENTE_SERVICE  the address of the service
#   PUENTE_LOG      the file of the log
#   PUENTE_SITE     another address of the site, such as http://:8080 behind a proxy that has the certificate

# Tokens, incomes and ZIP codes are part of addresses: a log keeps neither a query nor what follows the name of a call.
{
	log default {
${indented(logFormat(rules), 2)}
	}
}

(puente_headers) {
	header {
${indented(headers.join('\n'), 2)}
		-Server
		defer
	}
}

{$PUENTE_SITE:${rules.siteUrl}} {
	root * {$PUENTE_ROOT:/var/www/puente}
	encode zstd gzip
	log {
		output file {$PUENTE_LOG:/var/log/caddy/puente.log}
${indented(logFormat(rules), 2)}
	}
	import puente_headers

	map {query} {puente_query} {
		~.+ "?\${0}"
		default ""
	}
${forward(rules)}
	@hidden {
		path_regexp ${quoted(`${notFoundPage}|${hidden}`)}
		not path ${wellKnownFolder}*
	}
	handle @hidden {
		error 404
	}

	@home path_regexp ${quoted(home)}
	handle @home {
		header Cache-Control "${caching.never}"
		redir * /{puente_query} 308
	}

	# The address of a page has neither a slash at its end nor an ending of a file.
	@ending path_regexp page ${quoted(withEnding)}
	handle @ending {
		@page file {re.page.1}.html
		handle @page {
			header Cache-Control "${caching.never}"
			redir * {re.page.1}{puente_query} 308
		}
		handle {
			error 404
		}
	}

	@asset {
		path ${assetFolder}*
		file
	}
	handle @asset {
		header Cache-Control "${caching.forever}"
		file_server
	}

	@first path /
	handle @first {
		rewrite * /index.html
		header Cache-Control "${caching.checked}"
		file_server
	}

	@personal {
		path_regexp ${quoted(personal)}
		file {path}.html
	}
	handle @personal {
		rewrite * {path}.html
		header Cache-Control "${caching.never}"
		file_server
	}

	@document file {path}.html
	handle @document {
		rewrite * {path}.html
		header Cache-Control "${caching.checked}"
		file_server
	}

	@file {
		file {path}
		not path *.html */
	}
	handle @file {
		@manifest path *.webmanifest
		header @manifest Content-Type application/manifest+json
		header Cache-Control "${caching.checked}"
		file_server
	}

	handle {
		error 404
	}

	handle_errors {
		encode zstd gzip
		import puente_headers
		header Cache-Control "${caching.never}"
		@missing expression {http.error.status_code} == 404
		handle @missing {
${notFoundDocuments.map(notFoundRule).join('')}			@other not path_regexp ${quoted(notFoundDocuments.map(({ pattern }) => pattern).join('|'))}
			rewrite @other /404.html
			file_server {
				status 404
			}
		}
	}
}
`
}
