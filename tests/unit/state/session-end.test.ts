import { describe, expect, it } from 'vitest'

import type { CallFailure, Operation } from '#lib/call-failure.ts'
import { endsSession, refusesProfile } from '#state/session-end.ts'

const refused = (operation: Operation, status: number): CallFailure => ({ kind: 'http', operation, status })

describe('a failed call ends the session', () => {
  it.each([
    [refused('saveApplication', 401), true],
    [refused('submitApplication', 401), true],
    [refused('communicationOptions', 401), false],
    [refused('leadProfile', 401), true],
    [{ kind: 'server', operation: 'saveApplication', status: 401, message: 'Ended.' }, true],
    [{ kind: 'unreadable', operation: 'saveApplication', status: 401, detail: '', excerpt: '' }, true],
    [refused('saveApplication', 403), false],
    [refused('saveApplication', 500), false],
    [refused('login', 401), false],
    [refused('verify', 401), false],
    [{ kind: 'network', operation: 'saveApplication', reason: 'unreachable' }, false],
  ] as const satisfies readonly (readonly [CallFailure, boolean])[])('%j: %j', (failure, ends) => {
    expect(endsSession(failure)).toBe(ends)
  })
})

describe('a failed profile call', () => {
  const operation = 'leadProfile'
  const said = (status: number): CallFailure => ({ kind: 'server', operation, status, message: 'No.' })
  const page = (status: number): CallFailure => ({ kind: 'unreadable', operation, status, detail: '', excerpt: '<p>' })
  it.each([
    [said(401), true],
    [refused(operation, 401), true],
    [page(401), true],
    [said(403), true],
    [refused(operation, 404), true],
    [page(403), false],
    [page(404), false],
    [page(200), false],
    [said(400), false],
    [said(408), false],
    [said(422), false],
    [said(429), false],
    [refused(operation, 500), false],
    [refused(operation, 503), false],
    [{ kind: 'network', operation, reason: 'unreachable' }, false],
  ] as const satisfies readonly (readonly [CallFailure, boolean])[])('%j refuses the token: %j', (failure, refuses) => {
    expect(refusesProfile(failure)).toBe(refuses)
  })
})
