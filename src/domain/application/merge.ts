import { type Application, type ApplicationMember, isKept } from './application.ts'

/** Answers that belong together: they are taken from one side whole. */
const commonUnits = [
  ['phone'],
  ['email'],
  ['communicationPreference'],
  ['address'],
  ['isMailingSameAsHome', 'mailingAddress'],
] as const satisfies readonly (readonly (keyof Application)[])[]

const memberUnits = [
  ['firstName'],
  ['lastName'],
  ['dateOfBirth'],
  ['gender'],
  ['ssn'],
  ['legalStatus', 'alienNumber', 'cardNumber', 'categoryCode', 'i94Number', 'expirationDate'],
  ['incomeSources', 'occupation'],
  ['relationship'],
] as const satisfies readonly (readonly (keyof ApplicationMember)[])[]

/** What an answer is called that was changed on both sides, by the first of those that belong together. */
export type ConflictField = (typeof commonUnits)[number][0] | (typeof memberUnits)[number][0]

/** An answer that was typed here and saved otherwise elsewhere since. */
export interface AnswerConflict {
  readonly field: ConflictField
  /** Place of the person among the members; null for an answer of the common block. */
  readonly index: number | null
}

/** A draft brought together with what the service answers now. */
export interface MergedDraft {
  /** With what was typed where both sides changed. */
  readonly mine: Application
  /** With what is saved where both sides changed. */
  readonly saved: Application
  readonly conflicts: readonly AnswerConflict[]
  /** Whether anything was saved elsewhere since the base. */
  readonly hasNews: boolean
}

/** A value without what only dresses it: marks of numbers, capitals, spaces around texts. */
function bare(name: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).map(([key, part]) => bare(key, part))
  if (typeof value !== 'string') return value
  return name === 'phone' || name === 'ssn' ? value.replace(/\D/g, '') : value.trim().toLowerCase()
}

function textOf<Whole extends object>(whole: Whole, unit: readonly (keyof Whole & string)[]): string {
  return JSON.stringify(unit.map((name) => bare(name, whole[name])))
}

/** Whether a unit holds no answer at all. */
const isBlank = (text: string) =>
  !/[^[\]",]/.test(text.replace(/"(?:street|city|state|county|zip|apartment)"|true/g, ''))

interface Sides<Whole> {
  /** Null where it is not known what the service had answered. */
  readonly base: Whole | null
  readonly draft: Whole
  readonly now: Whole
}

/** Which side gives a unit: the one that has changed it since; the draft with a question where both have. */
function sideOf<Whole extends object>(
  { base, draft, now }: Sides<Whole>,
  unit: readonly (keyof Whole & string)[],
): 'draft' | 'now' | 'both' {
  const [typed, saved] = [textOf(draft, unit), textOf(now, unit)]
  const before = base === null ? null : textOf(base, unit)
  if (typed === saved || saved === before) return 'draft'
  if (typed === before || (before === null && isBlank(typed))) return 'now'
  return before === null && isBlank(saved) ? 'draft' : 'both'
}

function merged<Whole extends object>(
  sides: Sides<Whole>,
  units: readonly (readonly (keyof Whole & string)[])[],
): { mine: Whole; saved: Whole; both: readonly (keyof Whole & string)[]; hasNews: boolean } {
  let [mine, saved, hasNews] = [sides.draft, sides.draft, false]
  const both: (keyof Whole & string)[] = []
  for (const unit of units) {
    const side = sideOf(sides, unit)
    const fromNow = Object.fromEntries(unit.map((name) => [name, sides.now[name]])) as Partial<Whole>
    if (side === 'now') mine = { ...mine, ...fromNow }
    if (side !== 'draft') [saved, hasNews] = [{ ...saved, ...fromNow }, true]
    if (side === 'both') both.push(...unit.slice(0, 1))
  }
  return { mine, saved, both, hasNews }
}

/** The person as the service answers now. What it answers in a form that cannot be shown is not known to have changed. */
function readable({ base, now }: Sides<ApplicationMember>): ApplicationMember {
  const held = now.kept.filter((field) => isKept(now, field))
  return base === null ? now : { ...now, ...Object.fromEntries(held.map((field) => [field, base[field]])) }
}

function mergedMember(given: Sides<ApplicationMember>) {
  const sides = { ...given, now: readable(given) }
  const { draft, now } = sides
  const { mine, saved, both, hasNews } = merged(sides, memberUnits)
  // No profile answers an income: what was typed stands, and what this session saved where nothing was.
  const annualIncome = draft.annualIncome === '' ? now.annualIncome : draft.annualIncome
  return { mine: { ...mine, annualIncome }, saved: { ...saved, annualIncome }, both, hasNews }
}

/**
 * A draft, the form that the service's answers opened when it was kept, and the form that they open now, brought together:
 * an answer that only one side has changed is that side's, and where both have the person is asked.
 */
export function mergeDraft({ base, draft, now }: Sides<Application>): MergedDraft {
  const common = merged({ base, draft, now }, commonUnits)
  const people = now.members.map((member) => {
    const sameIn = (form: Application | null) => form?.members.find(({ id }) => id === member.id)
    return mergedMember({ base: sameIn(base) ?? null, draft: sameIn(draft) ?? member, now: member })
  })
  const membersOf = (side: 'mine' | 'saved'): Application['members'] => {
    const [primary = now.members[0], ...others] = people.map((person) => person[side])
    return [primary, ...others]
  }
  return {
    mine: { ...common.mine, members: membersOf('mine') },
    saved: { ...common.saved, members: membersOf('saved') },
    conflicts: [
      ...common.both.map((field) => ({ field: field as ConflictField, index: null })),
      ...people.flatMap(({ both }, index) => both.map((field) => ({ field: field as ConflictField, index }))),
    ],
    hasNews: common.hasNews || people.some((person) => person.hasNews),
  }
}
