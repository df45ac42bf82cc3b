import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { licenseFile } from '#build/license-file.ts'
import { agency } from '#content/agency.ts'

const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly license?: string }

describe('LICENSE', () => {
  it('is the text of the license in package.json, held by the agency (npm run license writes it)', () => {
    expect(license).toMatch(/^[A-Za-z0-9.+-]+$/)
    const text = readFileSync('LICENSE', 'utf8')
    // Any license but these two is the agency's own file.
    expect(text).toBe(licenseFile(license ?? '', agency.name) ?? text)
  })

  it('keeps all rights where nothing is licensed', () => {
    expect(licenseFile('UNLICENSED', 'Agencia Sol')).toMatch(/^Copyright \(c\) Agencia Sol\n\nAll rights reserved\./)
    expect(licenseFile('MIT', 'Agencia Sol')).toMatch(/^MIT License\n\nCopyright \(c\) Agencia Sol\n/)
    expect(licenseFile('Apache-2.0', 'Agencia Sol')).toBeNull()
  })
})
