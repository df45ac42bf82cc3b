import type { Plugin } from 'vite'

/** Messages for a developer, each on its own line. */
const message =
  /^(\s*(?:if \([^{}]*\) )?)(?:this\.logger|baseLogger|logger)\.(?:warn|error|log|once|deprecate)\(.*\);$/gm

/** Classes that the site does not use, and their replacements. */
const unused: Readonly<Record<string, string>> = {
  // Catalogs are the bundler's chunks (src/i18n/i18n.ts), not files of a host.
  Connector: 'class Connector { on() {} }',
  // Numbers and dates are formatted before they are put into a text (src/i18n/format.ts).
  Formatter: 'class Formatter { format(value) { return value } }',
}

/**
 * Returns i18next's source without the quarter that the built site can't use. Throws when the source has another form.
 */
export function leanI18next(source: string): string {
  if (source.match(message) === null) throw new Error('i18next has no messages of the known form')
  return Object.entries(unused).reduce(
    (rest, [name, instead]) => {
      const start = rest.search(new RegExp(String.raw`^class ${name}\b`, 'm'))
      const end = rest.indexOf('\n}\n', start)
      if (start < 0 || end < 0) throw new Error(`i18next has no class ${name} of the known form`)
      return rest.slice(0, start) + instead + rest.slice(end + '\n}'.length)
    },
    source.replace(message, '$1;'),
  )
}

/** Makes i18next smaller in scripts, because the first view waits for it. */
export function i18nextPlugin(): Plugin {
  return {
    name: 'puente-lean-engine',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
      handler: (source) => ({ code: leanI18next(source), map: null }),
    },
  }
}
