import { createHash } from 'node:crypto'
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
 * R17: the 19 requests of 30 households are byte for byte those of the last review. One golden file has those of the
 * first household in full, and the SHA-256 of each request of the others. The other file has what the fields of each
 * request are, so that a failure names the one that changed. After an intended change: `vitest -u`.
 */
serveMocks()

const households = 30
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
    ...emptyDraft.household,
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

/** What the body of a request has otherwise than that of the first household. */
function changesOf(sent: Sent, first: Sent): readonly string[] {
  const [fields, before] = [bodyFields(sent), bodyFields(first)]
  const changed = [...fields].filter(([path, value]) => before.get(path) !== value)
  const gone = [...before.keys()].filter((path) => !fields.has(path))
  return [...changed.map(([path, value]) => `${path} ${value}`), ...gone.map((path) => `${path} not sent`)]
}

/** A request by its address and its changes. What the request above it has too is only counted. */
function lineOf({ address }: Sent, changes: readonly string[], above: readonly string[]): string {
  const fresh = changes.filter((change) => !above.includes(change))
  const repeated = changes.length - fresh.length
  return [address, ...(repeated === 0 ? [] : [`${repeated} as above`]), ...fresh].join(' · ')
}

const goldenBytes = 'golden-requests.txt'
const goldenFields = 'golden-request-fields.txt'
const linesOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')

/** Names the household, call and fields of the first request that differs from the golden files. */
function firstDifference(bytes: readonly string[], fields: readonly string[]): string {
  const golden = linesOf(goldenBytes)
  const at = bytes.findIndex((line, index) => line !== golden[index])
  const household = fields.slice(0, at + 1).findLast((line) => line.startsWith('household ')) ?? ''
  const isFirst = household === fields[0]
  const [now, before] = isFirst ? [bytes[at], golden[at]] : [fields[at], linesOf(goldenFields)[at]]
  const partsOf = (line = '') => line.split(isFirst ? /(?=[,{])/ : ' · ')
  const [is, was] = [partsOf(now), partsOf(before)]
  const without = (parts: readonly string[], others: readonly string[]) =>
    parts.filter((part) => !others.includes(part)).join(' · ') || 'as the first household'
  const call = `${household}, ${fields[at]?.split(' · ', 1)[0] ?? ''}`
  if (now === before) return `${call}: the same fields in other bytes`
  return `${call}: before ${without(was, is)}; now ${without(is, was)}`
}

let requests = 0

// Proves A-7, C-54, F-60, P-1, Q-6 and Q-71.
it('sends what it has always sent', async () => {
  const bytes: string[] = []
  const fields: string[] = []
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
    bytes.push(`household ${nth}`)
    fields.push(`household ${nth}`)
    let above: readonly string[] = []
    for (const [at, call] of wayOf(nth).entries()) {
      await call().catch(() => undefined)
      const sent = caught.pop()
      if (sent === undefined) throw new Error(`Call ${at} of household ${nth} sends nothing`)
      requests += 1
      const text = `${sent.address} ${sent.body}`.trim()
      bytes.push(nth === 1 ? text : createHash('sha256').update(text).digest('base64url'))
      const changes = changesOf(sent, (firsts[at] ??= sent))
      fields.push(lineOf(sent, changes, above))
      above = changes
    }
  }
  await expect(`${bytes.join('\n')}\n`)
    .toMatchFileSnapshot(goldenBytes)
    .catch((error: unknown) => {
      throw new Error(firstDifference(bytes, fields), { cause: error })
    })
  await expect(`${fields.join('\n')}\n`).toMatchFileSnapshot(goldenFields)
})

afterAll(() => {
  printFigure('R17', `${requests} requests of ${households} households, each equal to its golden form`)
})
