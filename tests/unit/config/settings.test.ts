import { describe, expect, it } from 'vitest'

import { parseSettings, settingsSchema, variableOf } from '#config/settings.ts'

describe('settings', () => {
  it('work without any variable', () => {
    expect(parseSettings({})).toMatchObject({ apiHost: '/api', planYear: 2026, agencyPhone: '1-800-555-0142' })
  })

  it('read each setting from a VITE_ variable named after it', () => {
    expect(Object.keys(settingsSchema.shape).map(variableOf)).toContain('VITE_PARTNER_BASE_URL')
    expect(parseSettings({ VITE_API_HOST: 'https://api.example', VITE_PLAN_YEAR: '2027' })).toMatchObject({
      apiHost: 'https://api.example',
      planYear: 2027,
    })
  })

  it('treat an empty variable as not set', () => {
    expect(parseSettings({ VITE_AGENCY_PHONE: '' }).agencyPhone).toBe('1-800-555-0142')
  })

  it.each([
    ['VITE_AGENCY_PHONE', '555-0142'],
    ['VITE_PLAN_YEAR', 'next'],
    ['VITE_PLAN_YEAR', '2019'],
    ['VITE_API_HOST', 'ftp://api.example'],
    ['VITE_API_HOST', 'https://api.example/'],
    ['VITE_SITE_URL', 'javascript:alert(1)'],
    ['VITE_AGENCY_EMAIL', 'nobody'],
    ['VITE_IDLE_WARNING_MINUTES', '0'],
    ['VITE_IDLE_WARNING_MINUTES', '15'],
    ['VITE_IDLE_PURGE_MINUTES', 'soon'],
  ])('refuse %s=%s and name it with what was expected', (variable, value) => {
    expect(() => parseSettings({ [variable]: value })).toThrow(
      new RegExp(`${variable} is "${value.replace(/[()]/g, '\\$&')}": expected .`),
    )
  })

  it('name every bad variable at once', () => {
    expect(() => parseSettings({ VITE_PLAN_YEAR: 'x', VITE_AGENCY_EMAIL: 'y' })).toThrow(
      /VITE_AGENCY_EMAIL[^]*VITE_PLAN_YEAR|VITE_PLAN_YEAR[^]*VITE_AGENCY_EMAIL/,
    )
  })
})
