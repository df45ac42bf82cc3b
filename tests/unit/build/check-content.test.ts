import { readdirSync } from 'node:fs'

import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

import { badColors, badContent, comingEditions, missingPictures, sampleContent } from '#build/check-content.ts'
import { contentFiles } from '#content/content-files.ts'

const status = z.object({ status: z.enum(['sample', 'confirmed']), text: z.object({ en: z.string(), es: z.string() }) })
const fileOf = (content: unknown) => [{ file: 'planted.ts', what: 'A planted file.', content, schema: status }]

describe('the content of this repository', () => {
  it('keeps to its schemas', () => {
    expect(badContent()).toEqual([])
  })

  it('is listed, file by file', () => {
    // The first is the list; the others are taken from the carriers.
    const derived = ['content-files.ts', 'carrier-names.ts', 'issuer-names.ts']
    const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !derived.includes(file))
    expect(contentFiles.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  })
})

describe('the pictures of the content', () => {
  it('are files', () => {
    expect(missingPictures()).toEqual([])
  })

  it('are named when they are not, with their place', () => {
    const testimonial = { portrait: 'nobody.svg', words: { en: 'Hello', es: 'Hola' } }
    expect(missingPictures(fileOf(testimonial), ['somebody.svg'])).toEqual([
      'src/content/planted.ts: portrait: src/content/pictures has no nobody.svg',
    ])
    expect(missingPictures(fileOf({ logo: { file: 'gone.svg' } }), [])).toEqual([
      'src/content/planted.ts: logo.file: src/content/pictures has no gone.svg',
    ])
  })
})

describe('an edition of a legal text', () => {
  const edition = { status: 'confirmed', version: '1.2', effective: '2026-12-15' } as const

  it.each([
    ['before its day', '2026-12-14T16:00:00Z', 1],
    ['on its day', '2026-12-15T16:00:00Z', 0],
  ])('%s', (_when, now, count) => {
    const coming = comingEditions(new Date(now), { terms: edition })
    expect(coming).toHaveLength(count)
    expect(coming.join('')).toMatch(count === 0 ? /^$/ : /terms\.ts: version 1\.2 takes effect on 2026-12-15\./)
  })
})

describe('the check', () => {
  it('names the file, the place and what is expected', () => {
    expect(badContent(fileOf({ status: 'sample', text: { en: 'Hello' } }))).toEqual([
      expect.stringMatching(/^src\/content\/planted\.ts: text\.es: ./),
    ])
  })

  it('lists what is marked as sample', () => {
    const [{ parts } = { parts: [] }] = sampleContent(fileOf({ status: 'sample', text: { en: 'Hello', es: 'Hola' } }))
    expect(parts).toEqual(['the whole file is marked as sample'])
    expect(sampleContent(fileOf({ status: 'confirmed', text: { en: 'Hello', es: 'Hola' } }))).toEqual([])
  })

  it.each([
    '1-800-555-0142',
    'hola@puente.example',
    'https://www.agency.example/x',
    'Number 0000000',
    '??? A welcome',
    'https://youtu.be/sample-oscar1',
  ])('lists %s in content that is marked as confirmed', (madeUp) => {
    const content = fileOf({ status: 'confirmed', text: { en: madeUp, es: 'Hola' } })
    expect(sampleContent(content)).toEqual([{ file: 'src/content/planted.ts', parts: [`text.en is "${madeUp}"`] }])
  })
})

describe("the brand's colors", () => {
  it('of this agency are fine', () => {
    expect(badColors()).toEqual([])
  })

  it('that leave a text too pale stop the build, with the file', () => {
    expect(badColors({ primary: '#f5e663', accent: '#f6b73c', paper: '#faf6ee' })).toEqual([
      expect.stringMatching(/^src\/content\/brand\.ts: colors\.primary #f5e663 is too hard to see; the nearest/),
    ])
  })

  it('that are no colors are left to the schema', () => {
    expect(badColors({ primary: 'green', accent: '#f6b73c', paper: '#faf6ee' })).toEqual([])
  })
})
