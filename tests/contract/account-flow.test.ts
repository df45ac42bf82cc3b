import { describe, expect, it } from 'vitest'

import { fetchAddress, fetchAddressSuggestions } from '#api/address.ts'
import { saveApplication, submitApplication } from '#api/send-application.ts'
import { fetchCommunicationOptions } from '#api/communication-options.ts'
import { validateIdentifier } from '#api/validate-identifier.ts'
import { logIn } from '#api/login.ts'
import { logOut } from '#api/logout.ts'
import { fetchLeadProfile, fetchMemberProfile } from '#api/profile.ts'
import { registerAccount } from '#api/registration.ts'
import { resendCode, verifyAccount } from '#api/verification.ts'
import { site } from '#config/site.ts'
import {
  applicationBody,
  filledDependent,
  filledMember,
  signedApplicationBody,
} from '#mocks/fixtures/application-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { demoAccounts, demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'
import { keepStateIn, mockState, resetMocks } from '#mocks/state/store.ts'

import { failureFrom } from './support/failure.ts'

const byPhone = registrationBody({ account: { email: '', phone: '3055550199' } })

async function registered(body = registrationBody()) {
  const attempt = await registerAccount(body)
  return { attempt, token: await verifyAccount('123456', attempt) }
}

// Proves.
/** The act of a request, by which a service knows a repeated one. */
const act = { key: 'act' }

describe('a registered lead', () => {
  it('verifies, signs in, saves, reloads, submits and signs out', async () => {
    const { attempt } = await registered()
    expect(attempt.resendToken).not.toBeNull()
    const { token, leadId } = await logIn({ email: 'ana.torres@example.com', password: 'una-clave-larga' })
    expect(await fetchLeadProfile(token)).toMatchObject({
      leadId,
      userType: 'lead',
      memberId: null,
      firstName: 'Ana',
      stateAbbreviation: 'FL',
      householdAnnualIncome: 42_000,
      monthlyPriceCents: 9_640,
      monthlySubsidyCents: 41_200,
      relatives: [
        {
          isSpouse: false,
          age: 7,
          isApplyingForCoverage: true,
          record: { saved: expect.not.objectContaining({ ssn: expect.anything() as unknown }) as unknown },
        },
      ],
    })
    expect(await saveApplication(token, applicationBody(), act)).toMatchObject({
      status: 'IN_PROGRESS',
      submissionId: null,
    })
    expect(await fetchLeadProfile(token)).toMatchObject({
      communicationId: 1,
      isMailingSameAsHome: true,
      address: { street: '2820 Oak Ave', city: 'Miami', zipCode: '33133' },
      record: { saved: { dob: '03/14/1992', gender: 1, ssn: '219099921', legalStatus: 1, occupation: 'Nurse' } },
      relatives: [{ record: { saved: { firstName: 'Leo', gender: 2, alienNumber: '123456789', relationID: 1 } } }],
    })
    const submitted = await submitApplication(token, signedApplicationBody(), act)
    expect(submitted).toMatchObject({ status: 'SUBMITTED', applicationProgressStep: 2 })
    expect(await submitApplication(token, signedApplicationBody(), act)).toEqual(submitted)
    expect(await failureFrom(saveApplication(token, applicationBody(), act))).toMatchObject({
      kind: 'server',
      status: 409,
    })
    await logOut(token)
    expect(await failureFrom(fetchLeadProfile(token))).toMatchObject({ status: 401 })
  })

  it('may register by phone and sign in by phone', async () => {
    await registered(byPhone)
    expect(await logIn({ phone: '3055550199', password: 'una-clave-larga' })).toMatchObject({ phone: '3055550199' })
  })

  it('cannot be registered twice', async () => {
    await registered()
    expect(await failureFrom(registerAccount(registrationBody()))).toMatchObject({ kind: 'server', status: 409 })
  })

  it('is not opened by a wrong code, and gets another', async () => {
    const attempt = await registerAccount(registrationBody())
    expect(await failureFrom(verifyAccount('000000', attempt))).toMatchObject({ kind: 'server', status: 400 })
    await resendCode(attempt.resendToken ?? '')
    expect(Object.values(mockState().attempts).map(({ codesSent }) => codesSent)).toContain(2)
    const token = await verifyAccount('123456', attempt)
    expect(await verifyAccount('123456', attempt)).toBe(token)
  })

  it('keeps the spouse apart from the dependents', async () => {
    const household = registrationBody().householdMembers
    const spouse = { role: 'spouse', age: 36, isApplyingForCoverage: false, annualIncome: 0 } as const
    const { token } = await registered({ ...registrationBody(), householdMembers: [...household, spouse] })
    const members = [
      filledMember(),
      filledMember({
        id: 'spouse',
        role: 'spouse',
        firstName: 'Luis',
        isApplyingForCoverage: false,
        ssn: '',
        legalStatus: null,
      }),
      filledDependent(),
    ]
    await saveApplication(token, applicationBody({ members }), act)
    const { relatives } = await fetchLeadProfile(token)
    expect(relatives.map(({ isSpouse, record }) => [isSpouse, record.saved.firstName])).toEqual([
      [false, 'Leo'],
      [true, 'Luis'],
    ])
  })
})

// Proves.
describe('signing in', () => {
  it('tells members from others, and of others nothing', async () => {
    expect(await validateIdentifier({ email: demoPeople.member.email })).toEqual({ isMember: true })
    expect(await validateIdentifier({ phone: demoPeople.lead.phone })).toEqual({ isMember: false })
    expect(await validateIdentifier({ email: 'nobody@example.com' })).toEqual({ isMember: false })
  })

  it('refuses a wrong password and an unknown person in the same words', async () => {
    const [wrong, unknown] = await Promise.all([
      failureFrom(logIn({ email: demoPeople.lead.email, password: 'wrong' })),
      failureFrom(logIn({ email: 'nobody@example.com', password: demoPassword })),
    ])
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ kind: 'server', status: 401 })
  })

  it('reads the member profile of an enrolled member, and the lead profile of one without an id', async () => {
    expect(await fetchMemberProfile(demoPeople.member.token)).toMatchObject({ memberId: 'M-20417', userType: 'member' })
    const incomplete = await fetchLeadProfile(demoPeople.incompleteMember.token)
    expect(incomplete).toMatchObject({ memberId: null, userType: 'member' })
    expect(incomplete.relatives).toHaveLength(3)
  })
})

describe('demo accounts', () => {
  it.each(Object.values(demoAccounts()))('$leadId has a plan that its county sells', ({ registration }) => {
    const { quoteDetails, selectedPlan } = registration
    expect(selectedPlan.planApiId).toContain(quoteDetails.state)
    expect(Number(selectedPlan.estimatedMonthlyPremium)).toBeGreaterThanOrEqual(0)
    expect(quoteDetails.activeSubsidyAmount).toBeGreaterThan(0)
  })

  it('are priced by the engine', () => {
    const { selectedPlan, quoteDetails } = demoAccounts()['1001']?.registration ?? registrationBody()
    const { plans } = searchPlans({
      household: { income: 47_000, people: [{ age: 38 }, { age: 40 }, { age: 9 }], has_married_couple: true },
      place: { countyfips: '12086', state: 'FL', zipcode: '33133' },
      year: site.contentYear,
      filter: { metal_levels: ['Silver'] },
    })
    expect(plans[0]?.id).toBe(selectedPlan.planApiId)
    expect(Number(selectedPlan.estimatedMonthlyPremium)).toBe(
      Math.max(0, Math.round(((plans[0]?.aptc_eligible_premium ?? 0) - quoteDetails.activeSubsidyAmount) * 100) / 100),
    )
  })
})

describe('the state', () => {
  it('gives the same ids and tokens with the same seed', async () => {
    const run = async (seed: number) => {
      resetMocks({ seed })
      return (await registered()).token
    }
    const first = await run(7)
    expect(await run(7)).toBe(first)
    expect(await run(8)).not.toBe(first)
  })

  it('survives a reload where it is kept', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    keepStateIn(storage)
    const { token } = await registered()
    const image = new Map(kept)
    resetMocks()
    expect(await failureFrom(fetchLeadProfile(token))).toMatchObject({ status: 401 })
    keepStateIn({ getItem: (key) => image.get(key) ?? null, setItem: () => undefined })
    expect(await fetchLeadProfile(token)).toMatchObject({ firstName: 'Ana' })
  })
})

// Proves F-11.
it('names the communication options in the language asked for', async () => {
  const names = async (language: 'en' | 'es') =>
    (await fetchCommunicationOptions(language, demoPeople.lead.token)).map(({ name }) => name)
  expect(await names('en')).toEqual(['Text/Email', 'WhatsApp/Email'])
  expect(await names('es')).toEqual(['Texto/Email', 'WhatsApp/Email'])
})

// Proves F-15.
it('suggests addresses in the ZIP code of the quote and gives their parts', async () => {
  const typed = { text: '2820 oak', zipCode: '27012', language: 'en', session: 'one-session' } as const
  const [suggestion] = await fetchAddressSuggestions(typed)
  expect(suggestion).toMatchObject({ street: '2820 Oak Ave', area: 'Clemmons, NC, USA' })
  expect(await fetchAddress(suggestion?.placeId ?? '', 'one-session')).toEqual({
    streetNumber: '2820',
    route: 'Oak Ave',
    subpremise: '',
    city: 'Clemmons',
    state: 'NC',
    zipCode: '27012',
    county: 'Forsyth County',
  })
  expect(await fetchAddressSuggestions({ ...typed, text: 'zzzz' })).toEqual([])
  const [unit] = await fetchAddressSuggestions({ ...typed, text: '55 coral way apt 4B' })
  expect(await fetchAddress(unit?.placeId ?? '', 'one-session')).toMatchObject({ streetNumber: '55', subpremise: '4B' })
})
