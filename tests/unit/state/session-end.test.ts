import { describe, expect, it } from 'vitest'

import type { CallFailure, Operation } from '#lib/call-failure.ts'
import { endsSession } from '#state/session-end.ts'

const refused = (operation: Operation, status: number): CallFailure => ({ kind: 'http', operation, status })

describe('a failed call ends the session', () => {
  it.each([
    [refused('saveApplication', 401), true],
    [refused('submitApplication', 401), true],
    [refused('communicationOptions', 401), true],
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
