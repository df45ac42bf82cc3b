import { describe, expect, it } from 'vitest'

import { carriers } from '#content/carriers.ts'
import type { CarrierFactSource } from '#domain/content/carrier-schema.ts'
import { hasSamplePhone, videosFor } from '#domain/content/carrier.ts'

const video = { topic: 'rewards', link: 'https://youtu.be/a_B-3456789', source: 'public' } as const

// Proves C-32.
describe('videos', () => {
  it.each([
    ['everyone', 'en', 1],
    ['everyone', 'es', 1],
    ['notEnglish', 'en', 0],
    ['notEnglish', 'es', 1],
    ['spanishOnly', 'en', 0],
    ['spanishOnly', 'es', 1],
  ] as const)('for %s readers in %s are %i', (videoAudience, language, count) => {
    expect(videosFor({ videoAudience, videos: [video] }, language)).toHaveLength(count)
  })
})

// Proves C-31: the agency's numbers of videos, links and phones are content; what every carrier has is not.
describe.each(carriers)('the page of $slug', ({ customerService, resources }) => {
  it('has a phone and a link', () => {
    const lines = customerService.kind === 'oneLine' ? [customerService.line] : customerService.lines
    expect(lines.length).toBeGreaterThan(0)
    expect(resources.length).toBeGreaterThan(0)
  })
})

// Proves C-33.
describe('a number that stands in for an unknown one', () => {
  const line = (source: CarrierFactSource) => ({ phone: '1-800-555-0100', source })

  it.each([
    ['public', false],
    ['sample', true],
  ] as const)('is told of a single %s line: %s', (source, isTold) => {
    expect(hasSamplePhone({ kind: 'oneLine', line: line(source) })).toBe(isTold)
  })

  it.each([
    [['public', 'public'], false],
    [['public', 'sample'], true],
  ] as const)('is told of lines that are %j: %s', (sources, isTold) => {
    const lines = sources.map((source, at) => ({ ...line(source), state: at === 0 ? 'FL' : 'TX' }))
    expect(hasSamplePhone({ kind: 'byState', lines })).toBe(isTold)
  })
})
