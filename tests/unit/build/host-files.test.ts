import { describe, expect, it } from 'vitest'

import { caddyFile } from '#build/caddy-file.ts'
import { containerFiles } from '#build/container-files.ts'
import { addressPatterns, forwardedPattern, hostRules } from '#build/host-rules.ts'
import { nginxFiles } from '#build/nginx-files.ts'
import { headersFile, redirectsFile } from '#build/static-host-files.ts'
import { parseSettings } from '#config/settings.ts'
import { addressesWithToken } from '#config/urls.ts'
import { languages } from '#i18n/language.ts'
import { documentAddress } from '#i18n/public-address.ts'
import { sitePages } from '#i18n/site-addresses.ts'

const rulesWith = (env: Readonly<Record<string, string>> = {}) =>
  hostRules(parseSettings(env), {
    serving: 'production',
    connect: [],
    reports: '',
    inline: { scripts: [], styles: [] },
  })
const rules = rulesWith()
const shortened = (address: string, { shortened: pattern } = rules) =>
  address.replace(new RegExp(pattern, 'i'), '$1...')

describe('what a log keeps of an address', () => {
  it.each([
    ['/about-us', '/about-us'],
    ['/login?token=abc', '/login?...'],
    ['/?utm_source=flyer', '/?...'],
    ['/crm/yti/lead-profile/abc', '/crm/yti/lead-profile/...'],
    ['/crm//yti/lead-profile/abc?x=1', '/crm//yti/lead-profile/...'],
    ['/crm/applications/abc', '/crm/applications/...'],
    ['/api/quoter/pcfpl/FL/2/31200', '/api/quoter/pcfpl/...'],
    ['/api/quoter/pcfpl/FL/2/31200?year=2027', '/api/quoter/pcfpl/...'],
    ['/api/yti/login', '/api/yti/login'],
    ['/api/places/33133~123', '/api/places/...'],
    ['/CRM/applications/abc', '/CRM/applications/...'],
    ['//crm/applications/abc', '//...'],
    ['/%63rm/applications/abc', '/%...'],
    ['/./crm/applications/abc', '/....'],
    ['/es%3ftoken=abc', '/es%...'],
  ])('%s is %s', (address, kept) => {
    expect(shortened(address)).toBe(kept)
  })

  it.each(Object.entries(addressesWithToken))('%s: no token is kept', (_name, address) => {
    const whole = (address as (...values: string[]) => string)('abc-token', 'abc-token')
    expect(whole).toContain('abc-token')
    expect(shortened(whole)).not.toContain('abc-token')
  })

  it('the application at a path of its own', () => {
    const own = rulesWith({ VITE_APPLICATIONS_ENDPOINT: '/send.here' })
    expect(shortened('/send.here/abc', own)).toBe('/send.here/...')
    expect(shortened('/sendXhere/abc', own)).toBe('/sendXhere/abc')
  })
})

describe('the paths that the service answers', () => {
  it('are each once', () => {
    expect(rules.forwarded).toEqual(['/api', '/crm'])
    expect(rulesWith({ VITE_ERROR_REPORT_ENDPOINT: '/errors' }).forwarded).toEqual(['/api', '/crm', '/errors'])
  })

  it.each([
    ['/api', true],
    ['/api/quoter/search', true],
    ['/apiary', false],
    ['/es/api/x', false],
  ])('%s: %s', (path, isForwarded) => {
    expect(new RegExp(forwardedPattern(rules)).test(path)).toBe(isForwarded)
  })

  it('are left out of every file when the service has its own origin', () => {
    const apart = rulesWith({
      VITE_API_HOST: 'https://api.example.org',
      VITE_CRM_HOST: 'https://crm.example.org',
      VITE_APPLICATIONS_ENDPOINT: 'https://crm.example.org/applications',
      VITE_NOTIFICATION_ENDPOINT: 'https://api.example.org/notifications',
    })
    const files = { ...nginxFiles(apart), Caddyfile: caddyFile(apart), ...containerFiles(apart) }
    expect(Object.keys(files)).not.toContain('nginx/forward.conf')
    expect(Object.values(files).join('\n')).not.toMatch(/proxy_pass|reverse_proxy|API_UPSTREAM|forward\.conf/)
    expect(forwardedPattern(apart)).toBe('^$')
    expect(shortened('/login?token=abc', apart)).toBe('/login?...')
  })
})

describe('an address with an ending', () => {
  it.each([
    ['/about-us/', '/about-us'],
    ['/es/', '/es'],
    ['/es/about-us.html', '/es/about-us'],
    ['/es/index.html', '/es'],
    ['/about-us', undefined],
    ['/', undefined],
    ['//other.example/', undefined],
    ['/\\other.example/', undefined],
    ['/about-u*/', undefined],
  ])('%s leads to %s', (address, page) => {
    expect(new RegExp(addressPatterns.withEnding).exec(address)?.[1]).toBe(page)
  })
})

const blocks = headersFile(rules.headers)
  .split('\n\n')
  .map((block) => block.trim().split('\n'))
const matches = (pattern: string, address: string) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern

describe('the files of static hosts', () => {
  const addresses = sitePages.flatMap(({ path }) => languages.map((language) => documentAddress(path, language)))
  const cachingOf = (address: string) =>
    blocks
      .filter(([pattern = '']) => matches(pattern, address))
      .flatMap((lines) => lines.filter((line) => line.includes('Cache-Control')))

  it.each(addresses)('%s has its caching once, because hosts join two values', (address) => {
    const isPersonal = /^(\/es)?\/(login|lead|confirmation|portal\/.*)$/.test(address)
    expect(cachingOf(address)).toEqual([`  Cache-Control: ${isPersonal ? 'no-store' : 'no-cache'}`])
    expect(new RegExp(addressPatterns.personal).test(address)).toBe(isPersonal)
  })
  it.each(['/login.html', '/portal/documents/id-card.html', '/es/lead.html'])(
    '%s is the file of a personal page',
    (file) => {
      expect(new RegExp(addressPatterns.personal).test(file)).toBe(true)
    },
  )
  it('keep what has a checksum in its name for a year', () => {
    expect(cachingOf('/assets/index-abc.js')).toEqual(['  Cache-Control: public, max-age=31536000, immutable'])
  })
  it('send the security headers with everything', () => {
    expect(blocks[0]).toEqual(['/*', ...Object.entries(rules.headers).map(([name, value]) => `  ${name}: ${value}`)])
  })
  it('have fewer rules than Cloudflare Pages reads', () => {
    expect(blocks.length).toBeLessThan(100)
  })
  it('lead from every file of a document to its address, and to the Spanish not-found page', () => {
    const lines = redirectsFile().trim().split('\n')
    expect(lines).toHaveLength(addresses.length + 1)
    expect(lines).toContain('/index.html / 301!')
    expect(lines).toContain('/es/about-us.html /es/about-us 301!')
    expect(lines.at(-1)).toBe('/es/* /es/404.html 404')
  })
})

it('a header that nginx or Caddy would read otherwise is refused', () => {
  const odd = { ...rules, headers: { 'X-Odd': 'a $variable' } }
  expect(() => nginxFiles(odd)).toThrow('$variable')
  expect(() => caddyFile({ ...rules, headers: { 'X-Odd': 'a {$VARIABLE}' } })).toThrow('{$VARIABLE}')
})
