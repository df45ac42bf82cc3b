import { facts2026, sources2026 } from './year-2026.ts'
import { facts2027, sources2027 } from './year-2027.ts'
import { isUnread, type YearDraft, type YearFacts, type YearRecord, type YearSources } from './year-facts.ts'

/** The facts of each registered plan year; `npm run new year` adds a row. */
const registered = {
  2026: facts2026,
  2027: facts2027,
} as const satisfies Readonly<Record<number, YearDraft>>

/** The sources of each registered year. */
const sources: Readonly<Record<Registered, YearSources>> = {
  2026: sources2026,
  2027: sources2027,
}

type Registered = keyof typeof registered

/** A plan year whose facts are complete. */
export type PlanYear = { [Year in Registered]: (typeof registered)[Year] extends YearFacts ? Year : never }[Registered]

const draftOf = (year: number): YearDraft | undefined => (registered as Readonly<Record<number, YearDraft>>)[year]

/** The registered years, complete or not, the earliest first. */
export const registeredYears: readonly number[] = /* @__PURE__ */ Object.keys(registered).map(Number)

/** Whether all facts of a year are known. */
export function isPlanYear(year: number): year is PlanYear {
  const facts = draftOf(year)
  return facts !== undefined && !isUnread(facts)
}

/** The plan years whose facts are complete, the earliest first. */
export const planYears: readonly PlanYear[] = /* @__PURE__ */ registeredYears.filter(isPlanYear)

/** Returns what the law sets for a plan year. */
export function factsOf(year: PlanYear): YearFacts {
  return registered[year]
}

/** Returns a registered year as it is written, complete or not, and where it was read; null for another year. */
export function recordOf(year: number): YearRecord | null {
  const facts = draftOf(year)
  return facts ? { facts, sources: sources[year as Registered] } : null
}
