import { readFileSync, writeFileSync } from 'node:fs'

import { packageList } from '#build/package-list.mjs'

/** Writes the list of packages that reach production, as every build does: a change of it is seen in a review. */

const list = packageList(JSON.parse(readFileSync('package-lock.json', 'utf8')))
writeFileSync('tests/promises/sbom.json', `${JSON.stringify(list, null, 2)}\n`)
console.log(`${list.components.length} packages in tests/promises/sbom.json`)
