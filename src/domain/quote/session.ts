import type { RegistrationEntry } from '#domain/account/registration-entry.ts'
import type { LifeChange } from '#domain/calendar/life-changes.ts'
import type { PriceAnswers } from '#domain/household/price-answers.ts'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import type { CsrVariant, Plan, PlanFilters, PlanSort } from '#domain/plans/plan.ts'
import type { YearView } from '#domain/plans/year-costs.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import type { QuoteCriteria } from './criteria.ts'
import { emptyDraft, type QuoteDraft } from './draft.ts'
import type { WizardStep } from './wizard-steps.ts'

/** The filters, order and page of the list of plans. */
export interface ResultsView {
  /** Null while the defaults apply, which depend on the poverty level (P-31). */
  readonly filters: PlanFilters | null
  readonly sort: PlanSort
  /** The year whose cost the plans show, and by which the order by yearly cost goes. */
  readonly yearView: YearView
  /** From 1. */
  readonly page: number
}

/** The view of a new search. */
export const initialView: ResultsView = { filters: null, sort: 'recommended', yearView: 'healthy', page: 1 }

/** A plan of the comparison, as the list showed it to the household. */
export interface ComparedPlan {
  readonly id: string
  readonly name: string
  readonly issuerName: string
  readonly monthlyBillCents: number
}

/** The plan chosen for registration, with its price and credit at that time, in cents a month. */
export interface ChosenPlan {
  readonly plan: Plan
  readonly monthlyPriceCents: number
  readonly monthlyCreditCents: number
  /** The household's facts of the plan (P-89); absent in sessions of earlier releases. */
  readonly facts?: ChosenFacts | undefined
  /** The plans compared at that time, for the agent's sheet (P-95); absent in sessions stored without them. */
  readonly compared?: readonly ComparedPlan[] | undefined
  /** The household's cost-sharing variant, for the agent's sheet (P-97); absent in sessions stored without it. */
  readonly csr?: CsrVariant | undefined
  /**
   * Who in the price probably gets no credit by age and estimate (P-100); absent where nobody does, and in sessions stored
   * without it. `answeredChoice` adds the six answers.
   */
  readonly outlook?: CreditOutlook | undefined
  /** The members who don't apply, and probably have Medicaid or CHIP, by position; absent where nobody does. */
  readonly leftToMedicaid?: readonly number[] | undefined
  /** The bill in the search of the second amount, from `answeredChoice`. It is not stored. */
  readonly secondCents?: number | undefined
}

/** The registration's answer, sent back unchanged with the code; its shape is the server's. */
export type RegistrationAttempt = Readonly<Record<string, unknown>>

/** The registration left by going back, restored by going forward. */
export interface LeftRegistration {
  readonly chosen: ChosenPlan
  /** The registration that waits for its code. It is kept until another plan or other details are given. */
  readonly attempt?: RegistrationAttempt | undefined
}

/** A search and the visitor's choices in its list. */
export interface Results {
  readonly criteria: QuoteCriteria
  /** The six answers of these people; absent before one is given. */
  readonly priceAnswers?: PriceAnswers | null | undefined
  readonly view: ResultsView
  /** Plans chosen for comparison, at most `compareMaximum`. */
  readonly compareIds: readonly string[]
  /** The plan whose page is on the screen; absent while the list is (P-70). */
  readonly viewedPlanId?: string | undefined
  /** The plan whose page was left for the list, restored by going forward. */
  readonly leftPlanId?: string | undefined
  readonly left?: LeftRegistration | undefined
}

/** The income of a search, in whole dollars a year. */
export type SearchedIncome = Pick<QuoteCriteria, 'income' | 'primaryApplicantIncome' | 'spouseIncome'>

/** Data kept in every phase. */
export interface Carried {
  readonly draft: QuoteDraft
  /** The input of the registration, for coming back to it; absent until then. Never the password. */
  readonly entry?: RegistrationEntry | undefined
  /** The year that the visitor chose instead of the quote year; absent until then. */
  readonly planYear?: PlanYear | undefined
  /** The income that was told for the year searched before another year was chosen; absent until then. */
  readonly otherIncome?: (SearchedIncome & Pick<QuoteCriteria, 'planYear'>) | undefined
  /** The ticked life changes, for the agent; empty for "none of these", absent until answered. */
  readonly lifeChanges?: readonly LifeChange[] | undefined
  /** The plans of an opened link, which its first search compares. They are removed after that search. */
  readonly linkedIds?: readonly string[] | undefined
}

/** The quote flow as a union by phase, so a phase always has the data it needs. */
export type QuoteSession = Carried &
  (
    | {
        readonly phase: 'quote'
        readonly step: WizardStep
        /** The search left by going back; going forward restores its view. */
        readonly results: Results | null
      }
    | { readonly phase: 'results'; readonly results: Results }
    | ({ readonly phase: 'register'; readonly results: Results } & LeftRegistration)
    | {
        readonly phase: 'verify'
        readonly results: Results
        readonly chosen: ChosenPlan
        readonly attempt: RegistrationAttempt
      }
  )

/** A phase of the quote flow. */
export type QuotePhase = QuoteSession['phase']

/** The start of a flow. */
export const initialSession: QuoteSession = { phase: 'quote', draft: emptyDraft, step: 'location', results: null }

/** Number of a phase in the step indicator Quote, Plans, Register, Confirm. */
export const flowStepNumber = { quote: 1, results: 2, register: 3, verify: 4 } as const satisfies Record<
  QuotePhase,
  number
>
