import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { EffectiveDate } from '#domain/calendar/effective-date.ts'
import type { PlanCare } from '#domain/care/plan-care.ts'
import type { CostLimitChoice } from '#domain/plans/cost-limit.ts'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import type { YearCounts } from '#domain/quote/price-basis.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** The household, the year and the day of every sheet. */
export interface PaperFacts {
  readonly planYear: PlanYear
  /** When coverage starts; null when no plan of the year can start. */
  readonly effective: EffectiveDate | null
  /** The household whose amounts are shown. */
  readonly choice: CostLimitChoice
  /** The household's tax credit in cents a month. */
  readonly creditCents: number
  /** Who of the people in the bill probably gets no credit (P-91); null where nobody does. */
  readonly outlook: CreditOutlook | null
  /** Whose bills a year counts (P-67); null where there is nothing to say. */
  readonly yearCounts: YearCounts | null
  readonly zipCode: string
  /** Number of people in the tax household, and of those who apply. */
  readonly people: number
  readonly applying: number
  /** Whole dollars a year. */
  readonly annualIncome: number
  readonly agencyName: string
  readonly agencyPhone: string
  /** The day of the print. */
  readonly day: CalendarDay
}

/** The facts of one plan on its sheet. */
export interface PaperPlan {
  /** The plan's card model, from `#domain/plans/plan-card-model.ts`. */
  readonly plan: PlanCardModel
  /** What the sheet shows beyond the card. */
  readonly details: DetailedPlan
  /** What is known of the visitor's doctors and medicines; null for nothing. */
  readonly care: PlanCare | null
  /** The bill of the second amount, in cents a month; undefined before it is known, and without one. */
  readonly secondCents?: number | undefined
}
