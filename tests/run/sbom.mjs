import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes the list of packages that reach production (CycloneDX 1.5) from the lock file alone: the same lock file gives
 * the same list.
 */

const { name, version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const nameOf = (path) => path.split('node_modules/').at(-1)
const purlOf = (of, at) => `pkg:npm/${of.replace('@', '%40')}@${at}`

const components = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { version: at, integrity, license }]) => ({
    type: 'library',
    'bom-ref': `${nameOf(path)}@${at}`,
    name: nameOf(path),
    version: at,
    purl: purlOf(nameOf(path), at),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [{ expression: license }],
  }))
  .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))

const list = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components,
}
writeFileSync('tests/promises/sbom.json', `${JSON.stringify(list, null, 2)}\n`)
console.log(`${components.length} packages in tests/promises/sbom.json`)
