import { expect, it } from 'vitest'

import { CallError, failureOf } from '#lib/call-failure.ts'

it('only what no connection brought is the fault of the connection', () => {
  const operation = 'login'
  const failure = { kind: 'http', operation, status: 503 } as const
  expect(failureOf(new CallError(failure), operation)).toBe(failure)
  expect(failureOf(new TypeError('Failed to fetch dynamically imported module: /x.js'), operation)).toEqual({
    kind: 'network',
    operation,
    reason: 'unreachable',
  })
  for (const mistake of [new TypeError('x is not a function'), new RangeError('Invalid time value'), 'odd', undefined])
    expect(failureOf(mistake, operation)).toEqual({ kind: 'mistake', operation })
})
