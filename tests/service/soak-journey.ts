import { fetchCounties } from '#api/counties.ts'
import { logIn } from '#api/login.ts'
import { logOut } from '#api/logout.ts'
import { fetchPlanPage } from '#api/plan-search.ts'
import { fetchPovertyPercent } from '#api/poverty-percent.ts'
import { fetchLeadProfile } from '#api/profile.ts'
import { registerAccount, type RegistrationRequest } from '#api/registration.ts'
import { saveApplication, submitApplication } from '#api/send-application.ts'
import { fetchBenchmarkCents } from '#api/subsidy.ts'
import { verifyAccount } from '#api/verification.ts'
import { CallError } from '#lib/call-failure.ts'
import {
  applicationBody,
  filledDependent,
  filledMember,
  signedApplicationBody,
} from '#mocks/fixtures/application-body.ts'
import { marketplaceBody, planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { share } from '#mocks/marketplace/random.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'

const firstNames = ['Ana', 'José Luis', 'Begoña', 'Ñusta', 'Zoë', "D'Angelo", 'María de los Ángeles', 'Li']
const lastNames = ['Torres', 'Núñez', 'O’Neill', 'García-Peña', 'de la Cruz', 'Smith', 'Yáñez', 'Ruiz']
const streets = ['2820 Oak Ave', '14 Calle Ocho', '1 N Main St', '907 Coral Way']
const mostDependents = 3
/** How often the account is begun anew, at most. */
const mostTries = 30

export interface SoakJourney {
  readonly id: number
  readonly seed: string
  /** Tries an act again until it succeeds, as a visitor does. A status that leads elsewhere is thrown. */
  readonly untilDone: <Result>(act: () => Promise<Result>, leaves?: readonly number[]) => Promise<Result>
}

/** Returns the person of a journey, and what is sent for them. */
function invent({ id, seed }: SoakJourney) {
  const pick = <Value>(of: string, from: readonly Value[]): Value =>
    from[Math.floor(share(`${of} ${seed} ${id}`) * from.length)] as Value
  const [firstName, lastName] = [pick('first', firstNames), pick('last', lastNames)]
  const email = `soak.${seed}.${id}@example.com`
  const dependents = Array.from({ length: pick('children', [0, 1, 2, mostDependents]) }, (_, at) =>
    filledDependent({ id: `dependent-${at + 1}`, firstName: pick(`child ${at}`, firstNames), lastName, ssn: '' }),
  )
  const member = { ...filledMember({ lastName, occupation: `Nurse ${id}` }), firstName, lastName }
  const common = { email, addressStreet: pick('street', streets), addressApt: String(id), communication: 1 + (id % 2) }
  return { firstName, lastName, email, dependents, member, common }
}

/** Returns the fields in which two sets of answers differ. */
const differing = (what: string, sent: object, kept: object) =>
  Object.entries(sent).flatMap(([name, value]) => {
    const found = Reflect.get(kept, name) as unknown
    return found === value ? [] : [`${what}.${name}: sent ${JSON.stringify(value)}, kept ${JSON.stringify(found)}`]
  })

/** Where the site leads on: a registration that is over to a new one, and an account that exists to the log-in. */
const registrationOver = 404
const accountExists = 409

/** Registers and verifies as a visitor does who follows the site's messages; returns the session's token. */
async function openAccount(body: RegistrationRequest, untilDone: SoakJourney['untilDone']): Promise<string> {
  const { email, password } = body.account
  for (let tries = 1; ; tries += 1)
    try {
      const attempt = await untilDone(() => registerAccount(body), [accountExists])
      return await untilDone(() => verifyAccount(verificationCode, attempt), [registrationOver])
    } catch (error) {
      if (!(error instanceof CallError) || !('status' in error.failure)) throw error
      const { status } = error.failure
      if ((status !== registrationOver && status !== accountExists) || tries === mostTries) throw error
      // A fault may say so of an account that does not exist; then the log-in refuses, and the visitor registers.
      const opened = status === accountExists ? await logIn({ email, password }).catch(() => null) : null
      if (opened) return opened.token
    }
}

/** Walks from the ZIP code to the signature, logs in anew, and returns in what the record differs from what was sent. */
export async function walkAndReadBack(journey: SoakJourney): Promise<readonly string[]> {
  const { id, untilDone } = journey
  const { firstName, lastName, email, dependents, member, common } = invent(journey)
  const password = `una-clave-larga-${id}`
  await untilDone(() => fetchCounties('33133'))
  await untilDone(() => fetchPovertyPercent({ state: 'FL', householdSize: 2, annualIncome: 42_000, planYear: 2026 }))
  await untilDone(() => fetchBenchmarkCents(marketplaceBody()))
  await untilDone(() => fetchPlanPage(planSearchBody()))

  const household = [
    { role: 'primary', age: 34, isApplyingForCoverage: true, annualIncome: 42_000 } as const,
    ...dependents.map(() => ({ role: 'dependent', age: 7, isApplyingForCoverage: true, annualIncome: 0 }) as const),
  ]
  const account = { email, password, firstName, lastName, phone: '' }
  const registration = { ...registrationBody({ account }), householdMembers: household }
  const token = await openAccount(registration, untilDone)
  await untilDone(() => fetchLeadProfile(token))
  const members = [member, ...dependents] as const
  await untilDone(() => saveApplication(token, applicationBody({ ...common, members: [member] }), { key: `${id} a` }))
  await untilDone(() =>
    saveApplication(token, applicationBody({ ...common, members: [...members] }), { key: `${id} b` }),
  )
  const signed = { ...signedApplicationBody(), ...common, members: [...members] as [typeof member] }
  const sent = await untilDone(() => submitApplication(token, signed, { key: `${id} c` }))
  // A visitor whose answer was lost sends once more: there is still one application.
  const again = await untilDone(() => submitApplication(token, signed, { key: `${id} c` }))
  // An answer of another shape has no number, and the receipt none either.
  const isNumbered = sent.submissionId !== null && again.submissionId !== null
  await untilDone(() => logOut(token))

  const { token: later } = await untilDone(() => logIn({ email, password }))
  const kept = await untilDone(() => fetchLeadProfile(later))
  await untilDone(() => logOut(later))
  const { dob, ssn, occupation } = member
  return [
    ...(isNumbered ? differing('submission', { submissionId: sent.submissionId }, again) : []),
    ...differing('lead', { firstName, lastName, communicationId: common.communication }, kept),
    ...differing(
      'address',
      { street: common.addressStreet, apartment: common.addressApt, zipCode: '33133' },
      kept.address,
    ),
    ...differing('primary', { firstName, lastName, dob, ssn, occupation }, kept.record.saved),
    ...differing('household', { relatives: dependents.length }, { relatives: kept.relatives.length }),
    ...dependents.flatMap((dependent, at) => {
      const { firstName: first, lastName: last, dob: born, alienNumber } = dependent
      const saved = kept.relatives[at]?.record.saved ?? {}
      return differing(`dependent ${at + 1}`, { firstName: first, lastName: last, dob: born, alienNumber }, saved)
    }),
  ]
}
