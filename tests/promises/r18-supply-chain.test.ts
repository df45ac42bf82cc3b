import { readFileSync } from 'node:fs'

import { afterAll, expect, it } from 'vitest'

import { printFigure } from './sample.ts'

/**
 * R18: the packages that reach production are listed, pinned, counted and explained. tests/run/lock-file.mjs checks the
 * lock file itself.
 */

const jsonOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
  readonly hasInstallScript?: boolean
}
interface Component {
  readonly name: string
  readonly version: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly unknown[]
}

const manifest = jsonOf('package.json') as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}
const { packages } = jsonOf('package-lock.json') as { readonly packages: Readonly<Record<string, LockedPackage>> }
const sbom = jsonOf('tests/promises/sbom.json') as { readonly components: readonly Component[] }

const production = Object.entries(packages).filter(
  ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
)
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''
const sha512 = (integrity = '') => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')

/** Count of packages that reach production, 13 of them for Radix's tabs and popover; the number may only decrease. */
const mostInProduction = 58
const mostDirect = 16

it('the list of packages is the lock file (renew it: npm run sbom)', () => {
  const listed = sbom.components.map(({ name, version, hashes }) => `${name}@${version} ${hashes?.[0]?.content ?? ''}`)
  const locked = production.map(([path, { version, integrity }]) => `${nameOf(path)}@${version} ${sha512(integrity)}`)
  expect(listed.toSorted()).toEqual([...new Set(locked)].toSorted())
  expect(sbom.components.filter(({ licenses }) => !licenses?.length).map(({ name }) => name)).toEqual([])
  expect(JSON.stringify(sbom)).not.toMatch(/timestamp|serialNumber/)
})

it('few packages are asked for, each by one version and with its reason in the README', () => {
  const direct = Object.entries(manifest.dependencies)
  expect(direct.length).toBeLessThanOrEqual(mostDirect)
  const readme = readFileSync('README.md', 'utf8')
  for (const [name, version] of direct) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    const reason =
      readme
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\``))
        ?.split('|')[2]
        ?.trim() ?? ''
    expect(`${name}: ${reason}`).toMatch(/: .{10,}/)
  }
})

it('no more packages reach production than before, and none needs its install script', () => {
  expect(production.length).toBeLessThanOrEqual(mostInProduction)
  expect(production.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
})

afterAll(() => {
  printFigure(
    'R18',
    `${Object.keys(manifest.dependencies).length} direct dependencies of at most ${mostDirect}, ${production.length} packages in production, all listed with their checksum and licence`,
  )
})
