import { describe, expect, it } from 'vitest'

import { type CustomerService, hasSamplePhone, videosFor } from '#domain/content/carrier.ts'
import { carrierSlugs, carriers } from '#domain/content/carriers/all.ts'
import { videoId } from '#domain/content/video-id.ts'
import { states } from '#domain/geo/states.ts'

const ambetterStates = ['AZ', 'FL', 'GA', 'IL', 'MS', 'NC', 'OH', 'OK', 'TN', 'TX']

const linesOf = (service: CustomerService) => (service.kind === 'oneLine' ? [service.line] : service.lines)

describe('the counts of C-31', () => {
  it.each([
    ['florida-blue', 4, 8, 1],
    ['ambetter', 4, 6, 10],
    ['oscar', 3, 5, 1],
    ['unitedhealthcare', 4, 6, 10],
    ['cigna', 0, 6, 1],
    ['bcbs', 0, 6, 9],
    ['aetna', 0, 5, 1],
    ['molina', 0, 6, 10],
  ] as const)('%s has %i videos, %i links and %i lines', (slug, videos, links, lines) => {
    const { customerService, ...carrier } = carriers[slug]
    expect([carrier.videos.length, carrier.resources.length, linesOf(customerService).length]).toEqual([
      videos,
      links,
      lines,
    ])
  })

  it.each([
    ['florida-blue', '1-800-352-2583', undefined],
    ['oscar', '1-855-672-2788', '711'],
  ] as const)('%s is called at %s, TTY %s', (slug, phone, tty) => {
    const [line] = linesOf(carriers[slug].customerService)
    expect([line?.phone, line?.tty]).toEqual([phone, tty])
  })

  it('lists the ten states of Ambetter, each with a TTY', () => {
    const service = carriers.ambetter.customerService
    const lines = service.kind === 'byState' ? service.lines : []
    expect(lines.map(({ state }) => state)).toEqual(ambetterStates)
    expect(lines.every(({ tty }) => tty !== undefined)).toBe(true)
  })

  it.each(['cigna', 'aetna'] as const)('gives %s one line and TTY 711', (slug) => {
    expect(linesOf(carriers[slug].customerService).map(({ tty }) => tty)).toEqual(['711'])
  })
})

// Proves C-32.
describe('videos', () => {
  it.each(carrierSlugs)('of %s are hidden in English and shown in Spanish', (slug) => {
    const carrier = carriers[slug]
    expect(videosFor(carrier, 'en')).toEqual([])
    expect(videosFor(carrier, 'es')).toEqual(carrier.videos)
  })

  it('of UnitedHealthcare are the four that are named, for Spanish alone', () => {
    const carrier = carriers.unitedhealthcare
    expect(videosFor(carrier, 'es').map(({ topic }) => topic)).toEqual([
      'createAccount',
      'digitalCard',
      'rewards',
      'findDoctor',
    ])
    expect(videosFor(carrier, 'fr')).toEqual([])
    expect(videosFor(carriers.oscar, 'fr')).toHaveLength(3)
  })

  it.each(carrierSlugs)('of %s have links that name a video, each its own', (slug) => {
    const ids = carriers[slug].videos.map(({ link }) => videoId(link))
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(carrierSlugs)('the facts of %s', (slug) => {
  const { customerService, resources, websiteUrl } = carriers[slug]

  it('hold phone numbers as people write them, and a sample only among the numbers kept for fiction', () => {
    for (const { phone, tty, source } of linesOf(customerService)) {
      expect(phone).toMatch(/^1-8\d\d-\d{3}-\d{4}$/)
      if (tty !== undefined) expect(tty).toMatch(/^711$|^1-8\d\d-\d{3}-\d{4}$/)
      expect([phone, source === 'sample']).toEqual([phone, phone.startsWith('1-800-555-01')])
    }
    expect(hasSamplePhone(customerService)).toBe(linesOf(customerService).some(({ source }) => source === 'sample'))
  })

  it('name real states, each once', () => {
    const named = customerService.kind === 'byState' ? customerService.lines.map(({ state }) => state) : []
    const known = new Set(states.map(({ abbr }) => abbr))
    expect(named.filter((state) => !known.has(state))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  it('lead to secure addresses, each topic once', () => {
    for (const href of [websiteUrl, ...resources.map((link) => link.href)]) expect(href).toMatch(/^https:\/\/[\w.-]+/)
    expect(new Set(resources.map(({ topic }) => topic)).size).toBe(resources.length)
  })
})
