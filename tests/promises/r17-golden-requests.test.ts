import { readFileSync } from 'node:fs'

import { HttpResponse, http } from 'msw'
import { afterAll, expect, it } from 'vitest'

import { saveBody, submitBody } from '#api/application-request.ts'
import { saveApplication, submitApplication } from '#api/send-application.ts'
import { fetchCommunicationOptions } from '#api/communication-options.ts'
import { sendContactMessage, contactBody } from '#api/send-contact.ts'
import { fetchCounties } from '#api/counties.ts'
import { validateIdentifier, identifierBody } from '#api/validate-identifier.ts'
import { logIn } from '#api/login.ts'
import { logOut } from '#api/logout.ts'
import { sendRedirectNotification } from '#api/notification.ts'
import { fetchPlanPage } from '#api/plan-search.ts'
import { fetchPovertyPercent } from '#api/poverty-percent.ts'
import { fetchLeadProfile, fetchMemberProfile } from '#api/profile.ts'
import { planPageRequest, quoteRequest } from '#api/quote-request.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import { attemptOf, registerAccount } from '#api/registration.ts'
import { fetchBenchmarkCents, fetchCreditEstimate } from '#api/subsidy.ts'
import { resendCode, verifyAccount } from '#api/verification.ts'
import type { ApplicationMember } from '#domain/application/application.ts'
import { identifierOf } from '#domain/account/identifier.ts'
import { scenarioSets } from '#domain/household/tax-household.ts'
import { configurationOf, emptyDraft } from '#domain/quote/draft.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { server } from '#mocks/node-server.ts'
import { random } from '#tests/run/order.mjs'
import { serveMocks } from '#tests/setup/msw.ts'
import { dependent, filledApplication, member, spouse } from '#tests/unit/domain/application/filled-application.ts'

import { printFigure } from './sample.ts'

/**
 * R17: the 19 requests of twelve households are those of the last review. The golden file contains those of the first
 * household in full, and of each other household the fields that differ from them. After an intended change: `vitest -u`.
 */
serveMocks()

const households = 12
/** Not SEED: the golden file contains these households. */
const next = random(2026)
const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
const oneOf = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T

const counties = [
  { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' },
  { fips: '48201', name: 'Harris County', state: 'TX', zipCode: '77002' },
  { fips: '37183', name: 'Wake County', state: 'NC', zipCode: '27601' },
]

function criteriaOf(nth: number): QuoteCriteria {
  const county = oneOf(counties)
  const count = between(1, 4)
  const household = {
    self: nth % 3 !== 2,
    selfAge: String(between(19, 64)),
    spouse: nth % 4 === 1,
    spouseAge: String(between(19, 64)),
    dependents: nth % 3 !== 1,
    dependentCount: String(count),
    dependentAges: Array.from({ length: count }, () => String(between(0, 25))),
  }
  const { options, counting } = scenarioSets[configurationOf(household)]
  const result = toCriteria(
    {
      ...emptyDraft,
      location: { zip: county.zipCode, counties: [county], countyFips: county.fips },
      household,
      taxHousehold: { selected: [oneOf(options)], counts: { [counting]: String(between(1, 3)) } },
      income: { annualIncome: String(between(0, 150_000)), primaryAnnualIncome: null, spouseAnnualIncome: null },
      coverage: { hasMarketplaceCoverage: nth % 2 === 0 },
    },
    2026,
  )
  if (!result.ok) throw new Error(`Household ${nth} is no household: ${JSON.stringify(result.issues)}`)
  return result.value
}

const statuses = ['citizen', 'resident', 'workPermit', 'i94'] as const

/** Every call of a visitor's whole way, from the ZIP code to the message to the agency. */
function wayOf(nth: number): readonly (() => Promise<unknown>)[] {
  const criteria = criteriaOf(nth)
  const body = quoteRequest(criteria)
  const search = (offset: number, creditCents: number | null) =>
    fetchPlanPage(planPageRequest(body, { offset, creditCents }))
  const entry = {
    method: nth % 2 === 0 ? 'email' : 'phone',
    email: ` ana${nth}@example.com `,
    phone: `(305) 555-01${10 + nth}`,
    firstName: ' Ana ',
    lastName: 'Núñez',
  } as const
  const form = { ...entry, password: `una-clave-larga-${nth}`, hasAcceptedTerms: true }
  const chosen = {
    plan: plan({ id: `21663FL90008${nth}` }),
    monthlyPriceCents: between(0, 90_000),
    monthlyCreditCents: between(0, 90_000),
  }
  const language = nth % 2 === 0 ? 'es' : 'en'
  const identifier = identifierBody(identifierOf(entry))
  const token = `token-${nth}/é`
  const members: [ApplicationMember, ...ApplicationMember[]] = [member({ legalStatus: oneOf(statuses) })]
  if (nth % 2 === 0) members.push(spouse({ legalStatus: oneOf(statuses), annualIncome: `${between(0, 60)},000.50` }))
  if (nth % 3 === 0) members.push(dependent({ isApplyingForCoverage: nth % 2 === 0 }))
  const application = filledApplication({ members, phone: entry.phone, isMailingSameAsHome: nth % 4 !== 0 })
  const signed = submitBody(application)
  if (signed === null) throw new Error('The application is not signed')
  const contact = { ...entry, message: ` ¿Atienden los sábados? ${nth}` }
  return [
    () => fetchCounties(criteria.zipCode),
    () => fetchPovertyPercent(factsOfCriteria(criteria)),
    () => fetchBenchmarkCents(body),
    () => fetchCreditEstimate(body),
    // The credit is sent once it is known.
    () => search(0, null),
    () => search(10, chosen.monthlyCreditCents),
    () => sendRedirectNotification(),
    () => registerAccount(registrationRequestOf({ criteria, chosen, form, language })),
    () => verifyAccount('123456', attemptOf({ token, message: 'OK' })),
    () => resendCode(token),
    () => fetchCommunicationOptions(language, token),
    () => validateIdentifier(identifier),
    () => logIn({ ...identifier, password: form.password }),
    () => fetchLeadProfile(token),
    () => fetchMemberProfile(token),
    () => logOut(token),
    () => saveApplication(token, saveBody(application), { key: 'act' }),
    () => submitApplication(token, signed, { key: 'act' }),
    () => sendContactMessage(contactBody(contact, language)),
  ]
}

interface Sent {
  readonly address: string
  readonly body: string
}

/** Each value of a body, by its path. */
function fieldsOf(value: unknown, path = ''): readonly (readonly [path: string, value: string])[] {
  const parts = value !== null && typeof value === 'object' ? Object.entries(value) : []
  if (parts.length === 0) return [[path, JSON.stringify(value)]]
  return parts.flatMap(([key, part]) => fieldsOf(part, path === '' ? key : `${path}.${key}`))
}

const bodyFields = ({ body }: Sent) => new Map(body === '' ? [] : fieldsOf(JSON.parse(body)))

/** A request by its address and by what its body has otherwise than that of the first household. */
function lineOf(sent: Sent, first: Sent): string {
  const [fields, before] = [bodyFields(sent), bodyFields(first)]
  const changed = [...fields].filter(([path, value]) => before.get(path) !== value)
  const gone = [...before.keys()].filter((path) => !fields.has(path))
  const parts = [...changed.map(([path, value]) => `${path} ${value}`), ...gone.map((path) => `${path} not sent`)]
  return `  ${[sent.address, ...parts].join(' · ')}`
}

const goldenFile = 'golden-requests.txt'

/** Names the first household, request and field that differ from the golden file. */
function firstDifference(lines: readonly string[]): string {
  const golden = readFileSync(new URL(goldenFile, import.meta.url), 'utf8').split('\n')
  const at = lines.findIndex((line, index) => line !== golden[index])
  const household = lines.slice(0, at + 1).findLast((line) => line.startsWith('household '))
  const split = (line = '') => line.split(line.startsWith('  ') ? ' · ' : /(?=[,{])/)
  const [is, was] = [split(lines[at]), split(golden[at])]
  const before = was.find((part) => !is.includes(part)) ?? 'as the first household'
  const now = is.find((part) => !was.includes(part)) ?? 'as the first household'
  const call = lines[at]?.trim().split(' ', 2).join(' ') ?? ''
  return `${household ?? ''}, ${call}: before ${before}, now ${now}`
}

let requests = 0

// Proves A-7, C-54, F-60, P-1, Q-6 and Q-71.
it('sends what it has always sent', async () => {
  const lines: string[] = []
  const caught: Sent[] = []
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      caught.push({ address: `${request.method} ${pathname}${search}`, body: await request.text() })
      return new HttpResponse(null, { status: 500 })
    }),
  )
  const firsts: Sent[] = []
  for (let nth = 1; nth <= households; nth += 1) {
    lines.push(`household ${nth}`)
    for (const [at, call] of wayOf(nth).entries()) {
      await call().catch(() => undefined)
      const sent = caught.pop()
      if (sent === undefined) throw new Error(`Call ${at} of household ${nth} sends nothing`)
      requests += 1
      const first = (firsts[at] ??= sent)
      lines.push(sent === first ? `${sent.address} ${sent.body}`.trim() : lineOf(sent, first))
    }
  }
  await expect(`${lines.join('\n')}\n`)
    .toMatchFileSnapshot(goldenFile)
    .catch((error: unknown) => {
      throw new Error(firstDifference(lines), { cause: error })
    })
})

afterAll(() => {
  printFigure('R17', `${requests} requests of ${households} households, each equal to its golden form`)
})
