import { describe, expect, it } from 'vitest'

import { connectOrigins, policyOfDocument, securityHeaders } from '#build/security-headers.ts'

const connect = ['https://api.example.org']
const reports = ''
const inline = { scripts: ["'sha256-script='"], styles: ["'sha256-style='"] }
const policyOf = (serving: 'production' | 'demo') =>
  new Map(
    (securityHeaders({ serving, connect, reports, inline })['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values] as const
      }),
  )

describe('the content policy of the production site', () => {
  const policy = policyOf('production')

  it.each([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", "'sha256-script='"]],
    ['style-src', ["'self'", "'sha256-style='"]],
    ['img-src', ["'self'", 'data:', 'https://i.ytimg.com']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", 'https://api.example.org']],
    ['frame-src', ['https://www.youtube-nocookie.com']],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
  ])('%s is %s', (directive, values) => {
    expect(policy.get(directive)).toEqual(values)
  })

  it('has no directive beside those', () => {
    expect(policy.size).toBe(15)
  })
})

it.each(['production', 'demo'] as const)('the %s policy allows nothing unsafe and no wildcard', (serving) => {
  const values = [...policyOf(serving).values()].flat()
  expect(values.filter((value) => /unsafe|\*|^https?:$|nonce/.test(value))).toEqual([])
})

it('the demo differs only in what its service worker needs', () => {
  const [production, demo] = [policyOf('production'), policyOf('demo')]
  const different = [...demo.keys()].filter((name) => String(demo.get(name)) !== String(production.get(name)))
  expect(different).toEqual(['worker-src', 'trusted-types'])
})

it.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
])('%s is %s', (name, value) => {
  expect(securityHeaders({ serving: 'production', connect, reports, inline })[name]).toBe(value)
})

// ASVS 3.4.2.
it.each(['production', 'demo'] as const)('no header of the %s site opens it to another origin', (serving) => {
  const names = Object.keys(securityHeaders({ serving, connect, reports, inline }))
  expect(names.filter((name) => /^access-control-/i.test(name))).toEqual([])
})

it('turns every sensitive permission off', () => {
  const permissions = securityHeaders({ serving: 'production', connect, reports, inline })['Permissions-Policy'] ?? ''
  expect(permissions.split(', ')).toEqual(
    ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`),
  )
})

it('names each origin of the settings once, and leaves paths out', () => {
  expect(
    connectOrigins(['/api', 'https://a.example/v1', 'https://a.example/v2', 'http://b.example:8080/x', '']),
  ).toEqual(['https://a.example', 'http://b.example:8080'])
})

it('asks browsers to report what they refuse where a setting says to whom', () => {
  const endpoint = 'https://reports.example/puente'
  const options = { serving: 'production', connect, reports: endpoint, inline } as const
  const { 'Reporting-Endpoints': endpoints, 'Content-Security-Policy': policy } = securityHeaders(options)
  expect(endpoints).toBe(`policy="${endpoint}"`)
  expect(policy).toMatch(/; report-to policy$/)
  expect(policyOfDocument(options)).not.toContain('report-to')
  expect(JSON.stringify(securityHeaders({ ...options, reports }))).not.toMatch(/report/i)
})

describe('the policy that a document holds itself', () => {
  const options = { serving: 'production', connect, reports, inline } as const
  const ofDocument = policyOfDocument(options).split('; ')

  it('is the one of the headers, without what only a header can say', () => {
    const ofHeader = (securityHeaders(options)['Content-Security-Policy'] ?? '').split('; ')
    expect(ofHeader.filter((directive) => !ofDocument.includes(directive))).toEqual(["frame-ancestors 'none'"])
    expect(ofDocument.filter((directive) => !ofHeader.includes(directive))).toEqual([])
  })
  it('holds no mark that would end its attribute', () => {
    expect(policyOfDocument(options)).not.toMatch(/["<>]/)
  })
})
