import type { HttpHandler } from 'msw'

import type { Account } from '#mocks/state/mock-state.ts'
import { accountOf, keepApplication, submit } from '#mocks/state/accounts.ts'
import { profileOf } from '#mocks/state/profile-answer.ts'
import { heldAt } from '#mocks/state/record.ts'

import { submittedAlready, unknownToken } from './account-handlers.ts'
import { type Held, handle } from './handle.ts'
import type { Answer } from './refusals.ts'

function kept(account: Account): Answer<200> {
  const { status, applicationProgressStep, submissionId } = profileOf(account)
  return { status: 200, body: { status, applicationProgressStep, submissionId } }
}

/** Returns the value in the record of the session's person that a save may repeat. */
const held: Held = (parameters, body, path) => {
  const account = 'token' in parameters ? accountOf(String(parameters.token)) : undefined
  return account === undefined ? undefined : heldAt(profileOf(account), body, path)
}

/** Save and submit, answered from the mocks' state. */
export const applicationHandlers: readonly HttpHandler[] = [
  handle(
    'saveApplication',
    ({ parameters, body }) => {
      const account = accountOf(parameters.token)
      if (account === undefined) return unknownToken
      if (account.submissionId !== null) return submittedAlready
      return kept(keepApplication(account, body))
    },
    held,
  ),
  handle(
    'submitApplication',
    ({ parameters, body }) => {
      const account = accountOf(parameters.token)
      if (account === undefined) return unknownToken
      return kept(submit(account, { ...body, members: [...body.members] }))
    },
    held,
  ),
]
