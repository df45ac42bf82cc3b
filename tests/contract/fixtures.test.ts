import { expect, it } from 'vitest'
import type * as z from 'zod/mini'

import { saveRequest, submitRequest } from '#api/send-application.ts'
import { marketplaceRequest, planSearchRequest } from '#api/marketplace-request.ts'
import { profileResponse } from '#api/profile-response.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { registrationRequest } from '#api/registration.ts'
import { applicationBody, emptyMember, signedApplicationBody } from '#mocks/fixtures/application-body.ts'
import { marketplaceBody, planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { verifiedLead, verifiedMember } from '#mocks/fixtures/sample-user.ts'
import { demoAccounts } from '#mocks/state/demo-accounts.ts'
import { profileOf } from '#mocks/state/profile-answer.ts'

it.each<[string, z.ZodMiniType, unknown]>([
  ['a marketplace question', marketplaceRequest, marketplaceBody()],
  ['a plan search', planSearchRequest, planSearchBody({ sort: 'premium', order: 'asc', aptc_override: 412 })],
  ['a registration', registrationRequest, registrationBody()],
  ['a save with nothing filled in', saveRequest, { members: [emptyMember()] }],
  ['a save with everything filled in', saveRequest, applicationBody()],
  ['a submit', submitRequest, signedApplicationBody()],
  ...Object.values(demoAccounts()).map((account): [string, z.ZodMiniType, unknown] => [
    `the profile of ${account.leadId}`,
    profileResponse,
    profileOf(account),
  ]),
  ...Object.values(demoAccounts()).map(({ leadId, registration }): [string, z.ZodMiniType, unknown] => [
    `the registration of ${leadId}`,
    registrationRequest,
    registration,
  ]),
])('%s parses by its schema', (_what, schema, value) => {
  expect(schema.safeParse(value).error).toBeUndefined()
})

// Proves A-60.
it('the verified users have the fields that the client reads, no more and no fewer', () => {
  const [account] = Object.values(demoAccounts())
  const read = toVerifiedUser(profileResponse.parse(account && profileOf(account)))
  for (const user of [verifiedLead(), verifiedMember()])
    expect(Object.keys(user).sort()).toEqual(Object.keys(read).sort())
})
