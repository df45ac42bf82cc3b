/**
 * Returns the list of packages that reach production (CycloneDX 1.5) from the lock file alone: the same lock file gives
 * the same list.
 * @param {{ name: string, version: string, packages: Record<string, { version: string, integrity?: string, license?: string, dev?: boolean, devOptional?: boolean }> }} lock
 */
export function packageList({ name, version, packages }) {
  const nameOf = (path) => path.split('node_modules/').at(-1)
  const components = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version: at, integrity = '', license }]) => ({
      type: 'library',
      'bom-ref': `${nameOf(path)}@${at}`,
      name: nameOf(path),
      version: at,
      purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${at}`,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
      licenses: [{ expression: license }],
    }))
    .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components,
  }
}
