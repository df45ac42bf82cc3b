import * as z from 'zod/mini'

import { storedLifeChanges } from '#domain/calendar/stored-life-changes.ts'
import { reachable } from '#domain/flow/step-order.ts'
import { maximumAge } from '#domain/household/age.ts'
import { answersOf } from '#domain/household/answers-of.ts'
import {
  type MemberAnswers,
  missingAnswers,
  notAsked,
  ofDraft,
  readMember,
  sameAnswers,
  typedMember,
} from '#domain/household/member-answers.ts'
import { countyOutcome } from '#domain/geo/location-outcome.ts'
import { applicantConfigurations, type HouseholdMember, roles } from '#domain/household/member.ts'
import { applyingCount } from '#domain/household/members.ts'
import { priceAnswersSchema } from '#domain/household/price-answers-schema.ts'
import { scenarioIds } from '#domain/household/tax-household.ts'
import { payMethods } from '#domain/income/annualise.ts'
import { earningMethods, emptyPersonIncome, incomeSources, otherSources } from '#domain/income/estimator.ts'
import { noMonths } from '#domain/income/varying-months.ts'
import { chosenFactsSchema } from '#domain/plans/chosen-facts-schema.ts'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import { planFiltersSchema } from '#domain/plans/plan-filters-schema.ts'
import { csrVariants, planSorts } from '#domain/plans/plan.ts'
import { planSchema } from '#domain/plans/plan-schema.ts'
import { yearViews } from '#domain/plans/year-costs.ts'
import { creditOutlookSchema, leftToMedicaidSchema } from '#domain/subsidy/credit-outlook-schema.ts'
import { planYears } from '#domain/years/plan-years.ts'

import { countyOf, type QuoteCriteria } from './criteria.ts'
import { emptyDraft, type QuoteDraft } from './draft.ts'
import type { QuoteSession } from './session.ts'
import { storedVersion } from './stored-session.ts'
import { wizardStepIds, wizardSteps } from './wizard-steps.ts'

const text = z.string().check(z.maxLength(100))
/** Typed or pasted text. It is dropped only when it is longer than any real input. */
const typed = z.catch(z.string().check(z.maxLength(10_000)), '')
const longText = z.string().check(z.maxLength(300))
const whole = z.int().check(z.gte(0))
const list = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(2_000))

/** A month's amount and number. Sessions stored by earlier releases have none. */
const month = z.object({ pay: typed, months: typed })
const months = z.catch(z._default(z.object({ low: month, usual: month, best: month }), noMonths), noMonths)

const personIncome = z.object({
  hasNoIncome: z.boolean(),
  sources: list(z.enum(incomeSources)),
  payMethod: z.enum(payMethods),
  wages: z.object({
    hourlyRate: typed,
    hoursWeek: typed,
    weeklyPay: typed,
    biweeklyPay: typed,
    twiceMonthlyPay: z._default(typed, ''),
    monthlyPay: typed,
    annualAmount: typed,
  }),
  wageMonths: months,
  earningMethod: z.catch(z._default(z.enum(earningMethods), 'annual'), 'annual'),
  earningMonths: months,
  workExpenses: z._default(typed, ''),
  isFrom50: z.catch(z.optional(z.boolean()), undefined),
  amounts: z.partialRecord(z.enum(otherSources), typed),
  deductions: z.catch(
    z._default(z.object({ ira: typed, studentLoanInterest: typed }), emptyPersonIncome.deductions),
    emptyPersonIncome.deductions,
  ),
})

/** Reads the estimator's answers back from storage. */
export const estimatorSchema = z.nullable(z.object({ primary: personIncome, spouse: z.nullable(personIncome) }))

const planYear = z.literal(planYears)
/** A search stored without a year is for 2026, the default year of the builds that stored none. */
const storedYear = z._default(planYear, 2026)
const county = z.object({ fips: text, name: text, state: text, zipCode: text })

/** A draft stored before an answer was asked does not have it. */
const draftAnswers = ofDraft(typed, z._default(list(typed), []))

const draft = z.object({
  location: z.catch(z.object({ zip: typed, counties: list(county), countyFips: z.nullable(text) }), () => ({
    zip: '',
    counties: [],
    countyFips: null,
  })),
  household: z.catch(
    z.object({
      ...draftAnswers,
      self: z.boolean(),
      spouse: z.boolean(),
      dependents: z.boolean(),
      dependentCount: typed,
    }),
    () => ({ ...emptyDraft.household, ...ofDraft<string, string[]>('', []) }),
  ),
  taxHousehold: z.catch(
    z.object({
      selected: list(z.enum(scenarioIds)),
      counts: z.record(z.string(), typed),
    }),
    () => ({ selected: [], counts: {} }),
  ),
  income: z.catch(
    z.object({
      annualIncome: typed,
      primaryAnnualIncome: z.nullable(whole),
      spouseAnnualIncome: z.nullable(whole),
      toldIncome: z.optional(whole),
    }),
    () => emptyDraft.income,
  ),
  coverage: z.catch(z.object({ hasMarketplaceCoverage: z.nullable(z.boolean()) }), () => emptyDraft.coverage),
  estimator: z.catch(estimatorSchema, null),
  usedEstimator: z.catch(z._default(estimatorSchema, null), null),
  // An unreadable check is dropped and made again.
  incomeCheck: z.catch(
    z.nullable(
      z.object({
        state: text,
        householdSize: whole,
        annualIncome: whole,
        minimumIncome: z.optional(whole),
        planYear: storedYear,
      }),
    ),
    null,
  ),
})

const age = z.nullable(z.int().check(z.gte(0), z.lte(maximumAge)))
/**
 * Returns the answers of a stored person; null where one can't be read. An answer is readable if writing and then
 * reading it gives the same answer. A person stored before an answer was asked may lack it only if nobody must give it.
 */
function storedAnswers(stored: object): MemberAnswers | null {
  const answers = answersOf({ ...notAsked, ...stored })
  const isLacking = missingAnswers(answers).some(({ name }) => !Object.hasOwn(stored, name))
  return !isLacking && sameAnswers(readMember(typedMember(answers)), answers) ? answers : null
}

const member = z.pipe(
  z.looseObject({ role: z.enum(roles), isApplyingForCoverage: z.boolean() }),
  z.transform((stored, context): HouseholdMember => {
    const answers = storedAnswers(stored)
    if (answers !== null) return { role: stored.role, ...answers, isApplyingForCoverage: stored.isApplyingForCoverage }
    context.issues.push({ code: 'custom', input: stored })
    return z.NEVER
  }),
)

/** Reads a search back from storage. */
export const criteriaSchema: z.ZodMiniType<QuoteCriteria> = z
  .object({
    planYear: storedYear,
    zipCode: text,
    countyFips: text,
    countyName: text,
    stateAbbreviation: text,
    // A search without applicants has no prices.
    householdMembers: list(member).check(z.refine((members) => applyingCount(members) > 0)),
    applicantConfiguration: z.enum(applicantConfigurations),
    isFilerApplying: z.boolean(),
    primaryApplicantAge: age,
    additionalNonApplyingDependentAges: z.tuple([]),
    income: whole,
    primaryApplicantIncome: whole,
    spouseIncome: whole,
    forceZeroSubsidy: z.boolean(),
  })
  .check(z.refine((value: QuoteCriteria) => countyOutcome(countyOf(value)).kind === 'confirmed'))

/** Reads a plan of the comparison back from storage. */
export const comparedPlanSchema = z.object({
  id: text,
  name: longText,
  issuerName: longText,
  monthlyBillCents: whole,
})

const chosen = z.object({
  plan: planSchema,
  monthlyPriceCents: whole,
  monthlyCreditCents: whole,
  facts: chosenFactsSchema,
  compared: z.catch(z.optional(z.array(comparedPlanSchema).check(z.maxLength(compareMaximum))), undefined),
  csr: z.catch(z.optional(z.enum(csrVariants)), undefined),
  outlook: creditOutlookSchema,
  leftToMedicaid: leftToMedicaidSchema,
})
const attempt = z.record(z.string(), z.unknown())

const results = z.object({
  criteria: criteriaSchema,
  priceAnswers: z.catch(z.optional(priceAnswersSchema), undefined),
  view: z.object({
    filters: z.nullable(planFiltersSchema),
    sort: z.enum(planSorts),
    yearView: z.catch(z.enum(yearViews), 'healthy'),
    page: z.int().check(z.gte(1)),
  }),
  compareIds: z.array(text).check(z.maxLength(compareMaximum)),
  viewedPlanId: z.catch(z.optional(text), undefined),
  leftPlanId: z.catch(z.optional(text), undefined),
  left: z.catch(z.optional(z.object({ chosen, attempt: z.optional(attempt) })), undefined),
})

const entry = z.object({
  method: z.enum(['email', 'phone']),
  email: longText,
  phone: longText,
  firstName: longText,
  lastName: longText,
  tellsAgent: z.catch(z.optional(z.boolean()), undefined),
})

const carried = {
  draft,
  entry: z.catch(z.optional(entry), undefined),
  planYear: z.catch(z.optional(planYear), undefined),
  otherIncome: z.catch(
    z.optional(z.object({ planYear, income: whole, primaryApplicantIncome: whole, spouseIncome: whole })),
    undefined,
  ),
  lifeChanges: z.catch(z.optional(storedLifeChanges), undefined),
  linkedIds: z.catch(z.optional(z.array(text).check(z.maxLength(compareMaximum))), undefined),
}

const session = z.discriminatedUnion('phase', [
  z.object({
    ...carried,
    phase: z.literal('quote'),
    step: z.enum(wizardStepIds),
    results: z.catch(z.nullable(results), null),
  }),
  z.object({ ...carried, phase: z.literal('results'), results }),
  z.object({ ...carried, phase: z.literal('register'), results, chosen, attempt: z.optional(attempt) }),
  z.object({ ...carried, phase: z.literal('verify'), results, chosen, attempt }),
])

const stored = z.object({ version: z.literal(storedVersion), session: z.unknown() })

/** Returns the draft with only the scenario counts under known names. */
function knownCounts(restored: z.output<typeof draft>): QuoteDraft {
  const { counts, selected } = restored.taxHousehold
  const known = scenarioIds.flatMap((id) => (counts[id] === undefined ? [] : [[id, counts[id]] as const]))
  return { ...restored, taxHousehold: { selected, counts: Object.fromEntries(known) } }
}

/**
 * Reads the session of a stored value, or null when it is invalid. A broken section of the draft is emptied. An
 * unreadable later phase falls back to the wizard with its draft. The wizard never opens after an unanswered question.
 */
export function restoreSession(value: unknown): QuoteSession | null {
  const envelope = z.safeParse(stored, value)
  if (!envelope.success) return null
  const whole = z.safeParse(session, envelope.data.session)
  if (whole.success) {
    const restored: QuoteSession = { ...whole.data, draft: knownCounts(whole.data.draft) }
    return restored.phase === 'quote'
      ? { ...restored, step: reachable(wizardSteps, restored.draft, restored.step) }
      : restored
  }
  const rest = z.safeParse(z.object({ draft }), envelope.data.session)
  if (!rest.success) return null
  const kept = knownCounts(rest.data.draft)
  return { phase: 'quote', draft: kept, step: reachable(wizardSteps, kept, 'coverage'), results: null }
}
