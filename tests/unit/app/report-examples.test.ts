import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { type CallReport, createCallTally } from '#app/call-report.ts'
import { errorReport } from '#app/error-report.ts'
import type { Surroundings } from '#app/report-context.ts'
import { pagePaths } from '#config/pages.ts'

const page = readFileSync('stories/docs/reports.mdx', 'utf8')
const [crash, calls] = [...page.matchAll(/```json\n(.*?)```/gs)].map(
  ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
)
const around: Surroundings = { path: '/', language: 'en', build: null, now: new Date(0), scripts: new Set() }

const failed = createCallTally()
failed.add({ kind: 'http', operation: 'planSearch', status: 503 })
const sentCalls = failed.take(around)

describe('the page that tells an endpoint what it receives', () => {
  it('shows a crash with the fields of a report', () => {
    expect(Object.keys(crash ?? {})).toEqual(Object.keys(errorReport('render', new Error('x'), around)))
  })

  it('shows failed calls with the fields of a report', () => {
    expect(Object.keys(calls ?? {})).toEqual(Object.keys(sentCalls ?? {}))
    const [first] = (calls as CallReport | undefined)?.calls ?? []
    expect(Object.keys(first ?? {})).toEqual(Object.keys(sentCalls?.calls[0] ?? {}))
  })

  it.each([...new Set([crash, calls].flatMap((one) => Object.keys(one ?? {})))])('explains %s', (field) => {
    expect(page).toMatch(field === 'calls' ? /"calls": \[/ : new RegExp(`\\[\\s*'${field}',`))
  })

  it('names pages of the site', () => {
    for (const report of [crash, calls]) expect(pagePaths).toContain(report?.['page'])
  })
})
