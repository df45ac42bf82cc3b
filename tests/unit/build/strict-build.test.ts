import { spawnSync } from 'node:child_process'
import process from 'node:process'

import { describe, expect, it } from 'vitest'

function build(options: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/build/build.mjs', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: stdout + stderr }
}

describe('npm run build', () => {
  it('stops at a bad and at a misspelt setting, and names both', () => {
    const { status, said } = build(['--demo-values'], {
      VITE_API_HOST: 'http://api.agency.org',
      VITE_PLAN_YAER: '2026',
    })
    expect(status).not.toBe(0)
    expect(said).toContain('VITE_API_HOST is "http://api.agency.org": expected https, save on localhost')
    expect(said).toContain('VITE_PLAN_YAER is no setting: did you mean VITE_PLAN_YEAR?')
  })

  it('stops at an empty setting of a real site, and says how to build a trial', () => {
    const { status, said } = build([], { VITE_SITE_URL: '' })
    expect(status).not.toBe(0)
    expect(said).toContain('VITE_SITE_URL is empty: expected a host such as https://www.example.org')
    expect(said).toContain('npm run build -- --demo-values')
  })

  it('names an option that it does not know', () => {
    const { status, said } = build(['--demo'])
    expect(status).not.toBe(0)
    expect(said).toContain("npm run build doesn't know --demo")
  })
})
