import { readFileSync } from 'node:fs'

import { describe, expect, it, vi } from 'vitest'

import { packageList } from '#build/package-list.mjs'
import { readSettings } from '#build/read-settings.ts'
import { releaseFilesPlugin } from '#build/release-files-plugin.ts'
import { type BuildStatus, type Git, buildName, securityText } from '#build/release-files.ts'
import { contractVersion } from '#config/contract-version.ts'
import { agency } from '#content/agency.ts'

/** A repository at a commit, with these lines of `git status`. */
const gitAt =
  (commit: string, changes = ''): Git =>
  (command) =>
    command === 'rev-parse' ? commit : changes

function releaseFiles(): Readonly<Record<string, string>> {
  const { generateBundle } = releaseFilesPlugin('production')
  const later = { type: 'chunk', isEntry: false, fileName: 'assets/later-B5WLRL7f.js' }
  const first = { type: 'chunk', isEntry: true, fileName: 'assets/index-CBH7kPFw.js' }
  const emitFile = vi.fn<(file: { readonly fileName: string; readonly source: string }) => void>()
  if (typeof generateBundle === 'function')
    void generateBundle.call({ emitFile } as never, {} as never, { later, first } as never, true)
  return Object.fromEntries(emitFile.mock.calls.map(([{ fileName, source }]) => [fileName, source]))
}

describe('the name of a build', () => {
  it('is its commit, and says when files differ from it', () => {
    expect(buildName(gitAt('1f2e3d'), '0.1.0')).toBe('1f2e3d')
    expect(buildName(gitAt('1f2e3d', ' M src/app/app.tsx'), '0.1.0')).toBe('1f2e3d+changes')
  })

  it('is the version of the package where there is no git', () => {
    expect(buildName(() => null, '0.1.0')).toBe('0.1.0')
  })
})

describe('the built site', () => {
  it('says which build, plan year, contract and languages are live', () => {
    const { build, ...status } = JSON.parse(releaseFiles()['status.json'] ?? '') as BuildStatus
    expect(build).toMatch(/^(?:[0-9a-f]{40}(?:\+changes)?|\d+\.\d+\.\d+)$/)
    const { planYear } = readSettings('production')
    expect(status).toEqual({
      script: 'index-CBH7kPFw.js',
      planYear,
      contract: contractVersion,
      languages: ['en', 'es'],
    })
  })

  it('names whom to tell of a weakness', () => {
    expect(releaseFiles()['.well-known/security.txt']).toContain(`Contact: mailto:${agency.email}\n`)
  })

  it('lists the packages in it', () => {
    expect(releaseFiles()['sbom.cdx.json']).toBe(readFileSync('tests/promises/sbom.json', 'utf8'))
  })

  it('has the same files when it is built again', () => {
    expect(releaseFiles()).toEqual(releaseFiles())
  })
})

it('security.txt has the fields of RFC 9116 and ends with the plan year', () => {
  expect(securityText('safe@agency.example', 'https://www.agency.example', 2027)).toBe(
    `Contact: mailto:safe@agency.example
Expires: 2027-11-01T00:00:00Z
Preferred-Languages: en, es
Canonical: https://www.agency.example/.well-known/security.txt
`,
  )
})

it('the list of packages leaves out what only the tools need, and sorts the others', () => {
  const { components } = packageList({
    name: 'site',
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0' },
      'node_modules/zod': { version: '4.0.0', integrity: 'sha512-AAAA', license: 'MIT' },
      'node_modules/@radix-ui/react-tabs': { version: '1.2.1', integrity: 'sha512-AAEC', license: 'MIT' },
      'node_modules/vite': { version: '8.0.0', integrity: 'sha512-AAAA', license: 'MIT', dev: true },
      'node_modules/types': { version: '1.0.0', integrity: 'sha512-AAAA', license: 'MIT', devOptional: true },
    },
  })
  expect(components.map(({ purl }) => purl)).toEqual(['pkg:npm/%40radix-ui/react-tabs@1.2.1', 'pkg:npm/zod@4.0.0'])
  expect(components[0]?.hashes).toEqual([{ alg: 'SHA-512', content: '000102' }])
})
