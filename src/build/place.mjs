import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import process from 'node:process'

import { build } from 'vite'

/**
 * Finds the source of positions in the built scripts, as given in error reports: `node src/build/place.mjs
 * index-CBH7kPFw.js:12:345`. Builds the checked-out commit with source maps, which don't change the scripts, and
 * publishes nothing.
 */

const outDir = 'node_modules/.cache/puente/places'

const places = process.argv.slice(2).map((place) => /^([\w.-]+):(\d+):(\d+)$/.exec(place))
if (places.length === 0 || places.includes(null)) {
  console.error('Give positions as in a report: index-CBH7kPFw.js:12:345')
  process.exit(1)
}

await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true, sourcemap: 'hidden' } })

for (const [place, file, line, column] of places) {
  const path = `${outDir}/assets/${file}.map`
  if (!existsSync(path)) {
    console.error(`${place}: no script of this build. Check out the commit of the report's build, with its settings.`)
    process.exitCode = 1
    continue
  }
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  const { originalSource = 'unknown', originalLine = 0, originalColumn = 0 } = map.findEntry(line - 1, column - 1)
  console.log(`${place} is ${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`)
}
