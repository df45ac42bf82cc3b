import { beforeAll, describe, expect, it } from 'vitest'

import { failureWords } from '#features/application/application-failure-words.ts'
import { MissingToken } from '#features/application/use-sending.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { CallError, type CallFailure } from '#lib/call-failure.ts'

beforeAll(() => loadNamespaces('application', 'call-failures'))

const operation = 'saveApplication'
const failed = (failure: CallFailure) => new CallError(failure)
const cases: readonly (readonly [what: string, error: unknown, save: string, submit: string])[] = [
  [
    'no token',
    new MissingToken(),
    'Authentication error. Progress could not be saved.',
    'Authentication error, cannot submit data. Please log in again.',
  ],
  [
    'a lost connection',
    failed({ kind: 'network', operation, reason: 'unreachable' }),
    'Network error while saving progress. Check your connection.',
    'Network error submitting data: we could not reach the service.',
  ],
  [
    'silence',
    failed({ kind: 'network', operation, reason: 'timeout' }),
    'Network error while saving progress. Check your connection.',
    'Network error submitting data: the service took too long to answer.',
  ],
  [
    'a bare refusal',
    failed({ kind: 'http', operation, status: 503 }),
    'Could not save progress. Please try again.',
    'Error submitting final data to the portal (Error: 503). Please try again.',
  ],
  [
    'a refusal that says when to try again',
    failed({ kind: 'server', operation, status: 429, message: 'Slow down', retryAfterSeconds: 30 }),
    'Could not save progress. Please try again.\nSlow down. Please try again in 30 seconds.',
    'Error submitting final data to the portal (Error: 429). Please try again.\nSlow down. Please try again in 30 seconds.',
  ],
  [
    'a body that cannot be read',
    failed({ kind: 'unreadable', operation, status: 200, detail: '', excerpt: '' }),
    'Could not save progress. Please try again.',
    'The save call returned a success status but failed to parse response as JSON.',
  ],
  [
    'a message of the service',
    failed({ kind: 'server', operation, status: 409, message: 'Closed.' }),
    'Could not save progress. Please try again.\nClosed.',
    'Error submitting final data to the portal (Error: 409). Please try again.\nClosed.',
  ],
  [
    'problems of fields',
    failed({ kind: 'validation', operation, status: 422, problems: [{ field: 'ssn', message: 'is wrong' }] }),
    'Validation error: ssn: is wrong',
    'Validation error: ssn: is wrong',
  ],
  [
    'anything else',
    new Error('secret'),
    'An unexpected error occurred.',
    'Network error submitting data: unknown error.',
  ],
]

// Proves F-63 and F-64.
describe('the words for', () => {
  it.each(cases)('%s', (_, error, save, submit) => {
    const words = { t: fixedT('en', 'application'), errors: fixedT('en', 'call-failures') }
    expect(failureWords(words, 'save', error)).toBe(save)
    expect(failureWords(words, 'submit', error)).toBe(submit)
  })
})
