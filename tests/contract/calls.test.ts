import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

import { planYears } from '#domain/years/plan-years.ts'
import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { applicationBody, filledMember, signedApplicationBody } from '#mocks/fixtures/application-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { type SampleRequest, sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { type CallName, callNames, callOf } from '#mocks/openapi/contract.ts'
import { callDirectly } from '#mocks/openapi/sample-call.ts'
import { demoAttemptToken, demoPeople } from '#mocks/state/demo-accounts.ts'

import { fetchers } from './support/fetchers.ts'

const ask = (name: CallName, sample: SampleRequest = sampleRequests[name]) => callDirectly(callOf(name), sample)
const place = (changes: object) => ({ ...planSearchBody().place, ...changes })

/** The years before and after those with facts. */
const otherYears = [Math.min(...planYears) - 1, Math.max(...planYears) + 1]

describe.each(callNames)('%s', (name) => {
  const call = callOf(name)

  it('answers a good request with its status and by its schema', async () => {
    const { status, body } = await ask(name)
    expect(status).toBe(call.successStatus)
    if (call.answer) expect(z.safeParse(call.answer, body).error).toBeUndefined()
  })

  it('sends a sample that its own request schema accepts', () => {
    if (call.request) expect(z.safeParse(call.request, sampleRequests[name].body).error).toBeUndefined()
  })

  it('is reached by the client under the same address', async () => {
    await expect(fetchers[name]()).resolves.not.toThrow()
  })
})

describe.each(callNames.filter((name) => callOf(name).request))('%s', (name) => {
  const { refusals } = callOf(name)

  it('refuses a body that is no JSON', async () => {
    const { status, body } = await ask(name, { ...sampleRequests[name], body: '{"half":' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('not JSON')
  })

  it('refuses a body of another shape', async () => {
    const { status } = await ask(name, { ...sampleRequests[name], body: [1, 'two'] })
    expect(Object.keys(refusals)).toContain(String(status))
  })
})

describe('the Marketplace words a wrong field as the live service does', () => {
  it.each<[string, CallName, SampleRequest, string]>([
    [
      'a blank county',
      'planSearch',
      { body: { ...planSearchBody(), place: place({ countyfips: null }) } },
      'place: (countyfips: cannot be blank.)',
    ],
    [
      'a county code of four digits',
      'benchmark',
      { body: { ...planSearchBody(), place: place({ countyfips: '1208' }) } },
      'place: (countyfips: must be in a valid format.)',
    ],
    [
      'an age past 120',
      'estimates',
      {
        body: {
          ...planSearchBody(),
          household: { ...planSearchBody().household, people: [{ ...planSearchBody().household.people[0], age: 121 }] },
        },
      },
      'household: (people: (0: (age: must be no greater than 120.).).)',
    ],
    ['no paging', 'planSearch', { body: { ...planSearchBody(), limit: undefined } }, 'limit: cannot be blank.'],
    ['a ZIP of four digits', 'zipLookup', { parameters: { zip: '3313' } }, 'zip: must be in a valid format.'],
    [
      'a household of nobody',
      'povertyLevel',
      { parameters: { state: 'FL', householdSize: '0', annualIncome: '1' } },
      'householdSize: must be no less than 1.',
    ],
    [
      'a state with its own marketplace',
      'planSearch',
      { body: { ...planSearchBody(), place: { countyfips: '06037', state: 'CA', zipcode: '90012' } } },
      'state is not a valid marketplace state',
    ],
  ])('%s', async (_what, name, sample, message) => {
    expect(await ask(name, sample)).toEqual({ status: 400, body: { code: '1003', status: '400', message } })
  })

  it.each<[string, CallName, SampleRequest, string]>([
    ['an unknown state', 'planSearch', { body: { ...planSearchBody(), place: place({ state: 'ZZ' }) } }, '1002'],
    [
      'an unknown county',
      'estimates',
      { body: { ...planSearchBody(), place: place({ countyfips: '12999' }) } },
      '1001',
    ],
    ...otherYears.flatMap((year) =>
      (['benchmark', 'estimates', 'planSearch'] as const).map((name): [string, CallName, SampleRequest, string] => [
        `${name} of ${year}`,
        name,
        { body: { ...planSearchBody(), year } },
        '1017',
      ]),
    ),
    ...otherYears.map((year): [string, CallName, SampleRequest, string] => [
      `a guideline of ${year}`,
      'povertyLevel',
      { ...sampleRequests.povertyLevel, query: { year: String(year) } },
      '1010',
    ]),
    [
      'a household in which nobody applies',
      'benchmark',
      {
        body: {
          ...planSearchBody(),
          household: {
            ...planSearchBody().household,
            people: planSearchBody().household.people.map((person) => ({
              ...person,
              aptc_eligible: false,
              has_mec: true,
            })),
          },
        },
      },
      '1016',
    ],
    [
      'a guideline for no state',
      'povertyLevel',
      { parameters: { state: 'ZZ', householdSize: '1', annualIncome: '1' } },
      '1010',
    ],
  ])('%s', async (_what, name, sample, code) => {
    const { status, body } = await ask(name, sample)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code, status: '404' })
  })
})

describe('the agency names each wrong field', () => {
  it.each<[string, CallName, SampleRequest, string]>([
    [
      'a short password',
      'register',
      { body: registrationBody({ account: { password: 'corta' } }) },
      'account.password',
    ],
    ['neither email nor phone', 'register', { body: registrationBody({ account: { email: '' } }) }, 'account.email'],
    [
      'a premium without cents',
      'register',
      { body: registrationBody({ selectedPlan: { estimatedMonthlyPremium: '96' } }) },
      'selectedPlan.estimatedMonthlyPremium',
    ],
    [
      'a code of five digits',
      'verify',
      { body: { verificationCode: '12345', registrationAttemptDetails: { token: demoAttemptToken } } },
      'verificationCode',
    ],
    ['no token', 'resendCode', { query: {} }, 'token'],
    ['a third language', 'communicationOptions', { query: { lang: 'fr', api_token: demoPeople.lead.token } }, 'lang'],
    ['a contact without an email', 'sendContactMessage', { body: { name: 'Ana' } }, 'email'],
    [
      'income sources, which belong to the form alone',
      'saveApplication',
      {
        parameters: { token: demoPeople.lead.token },
        body: applicationBody({ members: [{ ...filledMember(), incomeSources: ['employed'] } as never] }),
      },
      'members.0',
    ],
    [
      'a phone without +1',
      'saveApplication',
      { parameters: { token: demoPeople.lead.token }, body: applicationBody({ phone: '3055550110' }) },
      'phone',
    ],
    [
      'a signature with its data-URL prefix',
      'submitApplication',
      {
        parameters: { token: demoPeople.lead.token },
        body: { ...signedApplicationBody(), signature: `data:image/png;base64,${signedApplicationBody().signature}` },
      },
      'signature',
    ],
    [
      'a submit without an address',
      'submitApplication',
      { parameters: { token: demoPeople.lead.token }, body: { ...signedApplicationBody(), addressStreet: '' } },
      'addressStreet',
    ],
    ['anything but an empty notification', 'redirectNotification', { body: { who: 'Ana' } }, ''],
  ])('%s', async (_what, name, sample, field) => {
    const { status, body } = await ask(name, sample)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown })
  })
})

describe('a token that opens nothing', () => {
  it.each<[CallName, SampleRequest]>([
    ['leadProfile', { parameters: { token: 'nobody' } }],
    ['memberProfile', { parameters: { token: 'nobody' } }],
    ['logout', { query: { token: 'nobody' } }],
    ['communicationOptions', { query: { lang: 'en', api_token: 'nobody' } }],
    ['saveApplication', { parameters: { token: 'nobody' }, body: applicationBody() }],
    ['submitApplication', { parameters: { token: 'nobody' }, body: signedApplicationBody() }],
    // The name of an inherited object property must not match either.
    ['leadProfile', { parameters: { token: 'constructor' } }],
  ])('%s answers 401', async (name, sample) => {
    expect((await ask(name, sample)).status).toBe(401)
  })

  it.each<[CallName, SampleRequest]>([
    ['verify', { body: { verificationCode: '123456', registrationAttemptDetails: { token: 'constructor' } } }],
    ['resendCode', { query: { token: 'nobody' } }],
    ['memberProfile', { parameters: { token: demoPeople.lead.token } }],
    ['addressDetails', { parameters: { placeId: 'nowhere' }, query: { sessionToken: 'one-session' } }],
  ])('%s answers 404', async (name, sample) => {
    expect((await ask(name, sample)).status).toBe(404)
  })
})
