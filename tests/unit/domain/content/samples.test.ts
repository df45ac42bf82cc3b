import { describe, expect, it } from 'vitest'

import { daysInMonth } from '#domain/calendar/calendar-day.ts'
import { type FactSource, hasSamplePhone } from '#domain/content/carrier.ts'
import { legalEditions } from '#domain/content/legal.ts'
import { sampleTestimonials } from '#domain/content/sample-testimonials.ts'
import { states } from '#domain/geo/states.ts'

// Proves C-23.
describe('the testimonials', () => {
  it('are six, each of another person in another place', () => {
    expect(sampleTestimonials).toHaveLength(6)
    for (const field of ['id', 'name', 'location'] as const)
      expect(new Set(sampleTestimonials.map((testimonial) => testimonial[field])).size).toBe(6)
  })

  it.each(sampleTestimonials)('of $id identify nobody: first name, initial, city and state', ({ name, location }) => {
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u)
    expect(location).toMatch(/^\p{Lu}[\p{L} ]+, [A-Z]{2}$/u)
    expect(states.map(({ abbr }) => abbr)).toContain(location.slice(-2))
  })

  it.each(sampleTestimonials)('of $id give whole stars, 1 to 5', ({ rating }) => {
    expect([1, 2, 3, 4, 5]).toContain(rating)
  })
})

describe.each(['terms', 'privacy'] as const)('the edition of the %s', (document) => {
  const { version, effective } = legalEditions[document]

  it('has a number and a day of the calendar', () => {
    expect(version).toMatch(/^\d+\.\d+$/)
    expect(effective.month).toBeGreaterThanOrEqual(1)
    expect(effective.month).toBeLessThanOrEqual(12)
    expect(effective.day).toBeGreaterThanOrEqual(1)
    expect(effective.day).toBeLessThanOrEqual(daysInMonth(effective.year, effective.month))
  })
})

// Proves C-33.
describe('a number that stands in for an unknown one', () => {
  const line = (source: FactSource) => ({ phone: '1-800-555-0100', source })

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
    const lines = sources.map((source, at) => ({ ...line(source), state: ['FL', 'TX'][at] ?? '' }))
    expect(hasSamplePhone({ kind: 'byState', lines })).toBe(isTold)
  })
})
