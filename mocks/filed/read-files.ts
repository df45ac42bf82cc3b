import { isInventedCompany } from './invented/invented-company.ts'
import { type LeftOut, type LeftOutList, leftOutList } from './left-out.ts'
import type { FileKind, FoundFile } from './public-files.ts'
import { readBenefits } from './read-benefits.ts'
import { readAreas, readLandscape, readZips } from './read-places.ts'
import { type PlanDraft, readPlans } from './read-plans.ts'
import { type RatesRead, readRates } from './read-rates.ts'
import { type StoredPlaces, type StoredPlan, areaKey } from './stored-plan.ts'
import type { OnProgress } from './table-rows.ts'
import { type Counted, type Gaps, refuseGaps, refuseNothing } from './whole-files.ts'
import { yearCheck } from './year-check.ts'

/** The files of a folder by their kind. */
export type FilesByKind = Readonly<Record<FileKind, FoundFile>>

/** Options of a reading. */
export interface ReadOptions {
  /** The only year that is taken. */
  readonly year?: number | undefined
  /** Takes files that hold less than they should; never files that hold nothing. */
  readonly smaller?: boolean | undefined
  /** The time of the reading: no row was filed after it. */
  readonly now?: number | undefined
  /** Tells how far a file was read, from 0 to 1. */
  readonly onProgress?: ((name: string, part: number) => void) | undefined
}

/** A plan with its rates and its area, before its details are written. */
export interface JoinedPlan {
  readonly plan: Omit<StoredPlan, 'details'>
  readonly draft: PlanDraft
}

/** Everything that a folder's files hold of what can be sold. */
export interface FilesRead {
  readonly year: number
  /** The newest day on which a row was filed, such as 20260414. */
  readonly day: number
  /** In the order of their ids. */
  readonly plans: readonly JoinedPlan[]
  readonly places: StoredPlaces
  readonly rates: RatesRead
  readonly leftOut: readonly LeftOut[]
}

/** What an import's record counts. */
export interface Counts extends Counted {
  /** How many plans each state has. */
  readonly states: Readonly<Record<string, number>>
}

/** Counts what was read. */
export function countsOf({ plans, places }: Pick<FilesRead, 'plans' | 'places'>): Counts {
  const states: Record<string, number> = {}
  for (const { plan } of plans) states[plan.state] = (states[plan.state] ?? 0) + 1
  return {
    plans: plans.length,
    rows: plans.reduce((sum, { plan }) => sum + Object.keys(plan.rates).length, 0),
    states,
    invented: plans.some(({ plan }) => isInventedCompany(places.issuers[plan.issuer]?.name ?? '')),
  }
}

/** Joins the plans with their rates and their areas, and counts what lacks one of them. */
function joinPlans(
  drafts: ReadonlyMap<string, PlanDraft>,
  { rows }: RatesRead,
  { areas }: Pick<StoredPlaces, 'areas'>,
  leftOut: LeftOutList,
): { readonly plans: readonly JoinedPlan[]; readonly gaps: Gaps['plans'] } {
  const gaps = { rates: 0, areas: 0, benefits: 0 }
  const sorted = [...drafts].sort(([one], [other]) => (one < other ? -1 : 1))
  const plans = sorted.flatMap(([id, draft]): readonly JoinedPlan[] => {
    const { facts, names, searched, variants, variantsWithBenefits } = draft
    const rates = Object.fromEntries(rows.get(id) ?? [])
    const hasRates = Object.keys(rates).length > 0
    const isSoldSomewhere = Object.hasOwn(areas, areaKey(facts.state, facts.issuer, facts.area))
    if (!hasRates) gaps.rates += 1
    if (!isSoldSomewhere) gaps.areas += 1
    if (variantsWithBenefits.size < variants.size) gaps.benefits += 1
    if (!hasRates) leftOut.add('a plan without rates', id)
    else if (!isSoldSomewhere) leftOut.add('a plan without a service area', id)
    if (!hasRates || !isSoldSomewhere) return []
    if (variantsWithBenefits.size === 0) leftOut.add('the benefits of a plan (it is sold without them)', id)
    const hasOwnNames = Object.values(names).some((name) => name !== facts.name)
    return [{ plan: { ...facts, ...(hasOwnNames && { names }), deductibles: searched, rates }, draft }]
  })
  return { plans, gaps }
}

/**
 * Reads and joins a folder's files. The check and the import of a folder are both this reading. Throws a `PlansProblem` for
 * files that are broken, of another year, or hold less than they should.
 */
export async function readFiles(files: FilesByKind, options: ReadOptions): Promise<FilesRead> {
  const { onProgress, smaller = false, now = Date.now() } = options
  const leftOut = leftOutList()
  const years = yearCheck(options.year)
  const progress =
    (kind: FileKind): OnProgress =>
    (part) =>
      onProgress?.(files[kind].name, part)
  const of = <Kind extends FileKind>(kind: Kind) => ({ ...files[kind], kind })
  const plansRead = await readPlans(of('attributes'), years, leftOut, now, progress('attributes'))
  const areas = await readAreas(of('areas'), years, leftOut, progress('areas'))
  const zips = await readZips(of('zips'), leftOut, progress('zips'))
  const { ratingAreas, phones, directories } = await readLandscape(of('landscape'), leftOut, progress('landscape'))
  const rates = await readRates(of('rates'), plansRead, years, leftOut, progress('rates'))
  await readBenefits(of('benefits'), plansRead.drafts, years, progress('benefits'))
  const issuers = Object.fromEntries(
    [...plansRead.issuers].map(([id, name]) => [id, { name, ...(phones.get(id) ?? { tollFree: '', tty: '' }) }]),
  )
  const places: StoredPlaces = { issuers, areas, ratingAreas, zips, directories }
  const { plans, gaps } = joinPlans(plansRead.drafts, rates, places, leftOut)
  refuseNothing(plans, places)
  if (!smaller)
    refuseGaps(files, {
      all: plansRead.drafts.size,
      plans: gaps,
      rated: { all: rates.ratedPlans, unnamed: rates.unnamedPlans },
      places: { plans: plans.map(({ plan }) => plan), ...places },
    })
  return { year: years.year(), day: plansRead.day, plans, places, rates, leftOut: leftOut.all() }
}
