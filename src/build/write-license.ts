import { readFileSync, writeFileSync } from 'node:fs'

import { agency } from '#content/agency.ts'

import { licenseFile } from './license-file.ts'

/** `npm run license` writes LICENSE for the license in package.json and the agency's name. */

const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly license?: string }
const text = license === undefined ? null : licenseFile(license, agency.name)
if (text === null) {
  console.error(
    `package.json names the license "${license ?? ''}". Its text is known for "MIT" and for "UNLICENSED" (all rights reserved): for another one, put its text into LICENSE by hand.`,
  )
  process.exitCode = 1
} else {
  writeFileSync('LICENSE', text)
  console.log(`LICENSE: ${license}, ${agency.name}`)
}
