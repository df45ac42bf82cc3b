import { describe, expect, it } from 'vitest'

import { parseSettings, settingsSchema, undecidedSettings, variableOf } from '#config/settings.ts'
import { planYears } from '#domain/years/plan-years.ts'

const all = settingsSchema.parse({})

// Proves C-63.
describe('settings', () => {
  it('work without any variable', () => {
    expect(parseSettings({})).toMatchObject({ apiHost: '/api', planYear: 'auto' })
  })

  it('read each setting from a VITE_ variable named after it', () => {
    expect(Object.keys(settingsSchema.shape).map(variableOf)).toContain('VITE_PARTNER_BASE_URL')
    expect(parseSettings({ VITE_API_HOST: 'https://api.example', VITE_PLAN_YEAR: '2027' })).toMatchObject({
      apiHost: 'https://api.example',
      planYear: 2027,
    })
  })

  it('take the plan years that the money tables know, and no other', () => {
    const years = Array.from({ length: 12 }, (_, at) => 2020 + at)
    const taken = years.filter((year) => settingsSchema.shape.planYear.safeParse(String(year)).success)
    expect(taken).toEqual(planYears)
  })

  it.each(['2026-12-15', '2027-01-15', '2027-01-31', '2025-11-01'])(
    'take %s as the last day of an Open Enrollment',
    (day) => {
      expect(parseSettings({ VITE_OPEN_ENROLLMENT_END: day }).openEnrollmentEnd).toBe(day)
    },
  )

  it('take a code for another relative that no specified relation has', () => {
    expect(parseSettings({ VITE_OTHER_RELATIVE_CODE: '12' }).otherRelativeCode).toBe('12')
    expect(all.otherRelativeCode).toBe('')
  })

  it('treat an empty variable as not set', () => {
    expect(parseSettings({ VITE_API_HOST: '' }).apiHost).toBe('/api')
  })

  it.each([
    ['VITE_PLAN_YEAR', 'next'],
    ['VITE_OTHER_RELATIVE_CODE', '3'],
    ['VITE_OTHER_RELATIVE_CODE', '09'],
    ['VITE_OTHER_RELATIVE_CODE', 'other'],
    ['VITE_PLAN_YEAR', '2019'],
    ['VITE_OPEN_ENROLLMENT_END', '12/15/2026'],
    ['VITE_OPEN_ENROLLMENT_END', '2026-10-31'],
    ['VITE_OPEN_ENROLLMENT_END', '2027-02-01'],
    ['VITE_OPEN_ENROLLMENT_END', '2019-12-15'],
    ['VITE_API_HOST', 'ftp://api.example'],
    ['VITE_API_HOST', '//elsewhere.example'],
    ['VITE_CRM_HOST', '/../crm'],
    ['VITE_API_HOST', 'https://api.example/'],
    ['VITE_SITE_URL', 'javascript:alert(1)'],
    ['VITE_SITE_URL', 'https://www.puente.example/'],
    ['VITE_SITE_URL', 'https://example.org/puente'],
    ['VITE_API_HOST', 'http://api.example'],
    ['VITE_APPLICATIONS_ENDPOINT', 'http://crm.example/applications'],
    ['VITE_SITE_URL', 'http://www.puente.example'],
    ['VITE_PARTNER_BASE_URL', 'http://localhost.example/x'],
    ['VITE_PARTNER_AGENT_ID', ' '],
    ['VITE_ERROR_REPORT_ENDPOINT', 'http://errors.example'],
    ['VITE_ERROR_REPORT_ENDPOINT', 'https://'],
    ['VITE_ERROR_REPORT_ENDPOINT', 'https://key@errors.example/puente'],
    ['VITE_ERROR_REPORT_ENDPOINT', 'https://errors.example/puente#top'],
    ['VITE_ERROR_REPORT_ENDPOINT', '//errors.example'],
    ['VITE_ERROR_REPORT_ENDPOINT', '/'],
    ['VITE_ERROR_REPORT_ENDPOINT', 'errors'],
    ['VITE_ERROR_REPORT_ENDPOINT', 'javascript:alert(1)'],
    ['VITE_IDLE_WARNING_MINUTES', '0'],
    ['VITE_IDLE_WARNING_MINUTES', '15'],
    ['VITE_IDLE_PURGE_MINUTES', 'soon'],
  ])('refuse %s=%s and name it with what was expected', (variable, value) => {
    expect(() => parseSettings({ [variable]: value })).toThrow(
      new RegExp(`${variable} is "${value.replace(/[()]/g, '\\$&')}": expected .`),
    )
  })

  it.each(['http://localhost:4010', 'http://127.0.0.1:4010/api', 'https://api.example'])('take calls to %s', (host) => {
    expect(parseSettings({ VITE_API_HOST: host }).apiHost).toBe(host)
  })

  it('send no report of errors unless they name where to', () => {
    expect(parseSettings({}).errorReportEndpoint).toBe('')
    for (const endpoint of ['https://errors.example', 'https://errors.example:8443/puente/', '/errors'])
      expect(parseSettings({ VITE_ERROR_REPORT_ENDPOINT: endpoint }).errorReportEndpoint).toBe(endpoint)
  })

  it.each(['https://errors.example/?key=1', '/errors?key=1', '/\\errors.example'])(
    'refuse to report to %s',
    (endpoint) => {
      expect(() => parseSettings({ VITE_ERROR_REPORT_ENDPOINT: endpoint })).toThrow(
        'expected an https address, or a path of this site, without a query',
      )
    },
  )

  it('name every bad variable at once', () => {
    expect(() => parseSettings({ VITE_PLAN_YEAR: 'x', VITE_SITE_URL: 'y' })).toThrow(
      /VITE_SITE_URL[^]*VITE_PLAN_YEAR|VITE_PLAN_YEAR[^]*VITE_SITE_URL/,
    )
  })

  it.each([
    ['VITE_PARTNER_AGENT', 'VITE_PARTNER_AGENT_ID'],
    ['VITE_PLANYEAR', 'VITE_PLAN_YEAR'],
    ['VITE_SITEURL', 'VITE_SITE_URL'],
  ])('name a misspelt %s and the %s that was meant', (name, meant) => {
    expect(() => parseSettings({ [name]: 'a-1' })).toThrow(`${name} is no setting: did you mean ${meant}?`)
  })

  it('say of a value that does not fit another that it is the default', () => {
    expect(() => parseSettings({ VITE_IDLE_PURGE_MINUTES: '5' })).toThrow(
      'VITE_IDLE_WARNING_MINUTES has its default: expected fewer minutes than VITE_IDLE_PURGE_MINUTES',
    )
  })
})

describe('the settings of a real site', () => {
  const decided = {
    VITE_SITE_URL: 'https://www.agency.org',
    VITE_PARTNER_BASE_URL: 'https://partner.org/apply',
    VITE_PARTNER_AGENT_ID: 'agency-7',
    VITE_MEMBERS_PORTAL_URL: 'https://members.agency.org',
  }

  it('are complete with these', () => {
    expect(undecidedSettings(decided)).toEqual([])
  })

  it.each(Object.keys(decided))('lack %s when it is missing, empty or the default', (variable) => {
    const setting = Object.keys(settingsSchema.shape).find((name) => variableOf(name) === variable)
    const { [setting as keyof typeof all]: byDefault } = all
    for (const value of [undefined, '', ' ', String(byDefault)])
      expect(undecidedSettings({ ...decided, [variable]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${variable} is .*: expected .`)),
      ])
  })

  it.each([
    ['VITE_API_HOST', 'https://api.example'],
    ['VITE_CRM_HOST', 'https://crm.agency.test:8443'],
    ['VITE_ERROR_REPORT_ENDPOINT', 'https://errors.example/puente'],
    ['VITE_SITE_URL', 'https://www.example.org'],
    ['VITE_MEMBERS_PORTAL_URL', 'https://example.com'],
    ['VITE_MEMBERS_PORTAL_URL', 'https://localhost'],
    ['VITE_PARTNER_BASE_URL', 'https://Partner.Example/'],
    ['VITE_PARTNER_AGENT_ID', 'PUENTE-DEMO'],
  ])('lack a %s that is not the host of an example', (variable, value) => {
    expect(undecidedSettings({ ...decided, [variable]: value })).toEqual([expect.stringContaining('an example')])
  })

  it('may leave out an optional one', () => {
    expect(undecidedSettings({ ...decided, VITE_MAPS_KEY: '' })).toEqual([])
  })
})
