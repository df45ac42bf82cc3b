import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import oldest from '#config/oldest-browsers.json' with { type: 'json' }
import { lackedBy, newerFeatures } from '#tests/lint/newer-features.js'

/** What a style sheet may not need, with the first version of each engine that has it. */
const newerStyles = [
  ['@starting-style', 117, 129, 17.5],
  ['@scope', 118, 146, 17.4],
  ['anchor-name', 125, 147, 26],
  ['animation-timeline', 115, null, 26],
  ['field-sizing', 123, null, 26.2],
  ['interpolate-size', 129, null, null],
  ['light-dark(', 123, 120, 17.5],
  ['view-transition-name', 111, 144, 18],
  ['sibling-index(', 138, null, 26.2],
  [' if(', 137, null, null],
] as const

const sheets = readdirSync('src/styles')
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`src/styles/${file}`, 'utf8'))
  .join('\n')

// Proves C-95.
describe('the oldest supported browsers', () => {
  it.each([...newerFeatures])('%s is missing in one of them', (...row) => {
    expect(lackedBy(row, oldest)).not.toEqual([])
  })

  it.each(newerStyles)('%s is missing in one of them, and no style sheet needs it', (...row) => {
    expect(lackedBy(row, oldest)).not.toEqual([])
    expect(sheets).not.toContain(row[0])
  })

  it('each feature has one row', () => {
    const names = newerFeatures.map(([name]) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('is as new as Edge is, which is Chromium too', () => {
    const from = (engine: string) => oldest.find((row) => row.engine === engine)?.from
    expect(from('edge')).toBe(from('chrome'))
    expect(from('ios')).toBe(from('safari'))
  })
})
