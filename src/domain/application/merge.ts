import { type Application, type ApplicationMember, isKept } from './application.ts'
import { type PersonAnswerName, personAnswerNames, personAnswers } from './person-answers.ts'
import { type MergedAnswer, mergedAnswers } from './answer-groups.ts'
import { comparedNumber } from './paper-numbers.ts'
import type { SentAnswers } from './sent-answers.ts'

/** Groups of answers that are merged as a whole, from one side. */
const commonUnits = [
  ['phone'],
  ['email'],
  ['communicationPreference'],
  ['address'],
  ['isMailingSameAsHome', 'mailingAddress'],
] as const satisfies readonly (readonly (keyof Application)[])[]

/** A person's answers that are merged, in the groups that the table's `mergedWith` gives. */
const memberUnits: readonly (readonly [MergedAnswer, ...PersonAnswerName[]])[] = mergedAnswers.map((first) => [
  first,
  ...personAnswerNames.filter((name) => name !== first && personAnswers[name].mergedWith === first),
])

/** The name of a group that both sides changed: that of its first answer. */
export type ConflictField = (typeof commonUnits)[number][0] | MergedAnswer

/** An answer typed here and saved differently elsewhere since. */
export interface AnswerConflict {
  readonly field: ConflictField
  /** Position of the person among the members; null for an answer of the common block. */
  readonly index: number | null
}

/** A draft merged with the service's present answers. */
export interface MergedDraft {
  /** The typed answers win where both sides changed. */
  readonly mine: Application
  /** The saved answers win where both sides changed. */
  readonly saved: Application
  readonly conflicts: readonly AnswerConflict[]
  /** Whether anything was saved elsewhere since the base. */
  readonly hasNews: boolean
}

/** Returns a value without formatting: separators of numbers, capitals, spaces around texts. */
function bare(name: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).map(([key, part]) => bare(key, part))
  if (typeof value !== 'string') return value
  if (name === 'alienNumber') return comparedNumber(name, value)
  return name === 'phone' || name === 'ssn' ? value.replace(/\D/g, '') : value.trim().toLowerCase()
}

function textOf<Whole extends object>(whole: Whole, unit: readonly (keyof Whole & string)[]): string {
  return JSON.stringify(unit.map((name) => bare(name, whole[name])))
}

const sameText = (name: string, one: unknown, other: unknown) =>
  JSON.stringify(bare(name, one)) === JSON.stringify(bare(name, other))

/**
 * Whether the text of a group has no answers. A checkbox alone, a bare `true` or `false`, is no answer. A typed word is
 * in quotes, so it counts.
 */
const isBlank = (text: string) => !/[^[\]",]/.test(text.replaceAll(/([[,])(?:true|false)(?=[\],])/g, '$1'))

interface Sides<Whole> {
  /** Null when the service's earlier answers are unknown. */
  readonly base: Whole | null
  readonly draft: Whole
  readonly now: Whole
  /** The answers that this form has sent and that may have arrived. A missing part may have any value. */
  readonly sent: readonly Partial<Whole>[]
}

/** Whether the service's present answers of a group are those that this form has sent. */
function isOwn<Whole extends object>({ sent, now }: Sides<Whole>, unit: readonly (keyof Whole & string)[]): boolean {
  return sent.some((one) => unit.every((name) => one[name] === undefined || sameText(name, one[name], now[name])))
}

/**
 * Returns the side that a group is taken from: the one that changed since. When both changed it is the draft, with a
 * question. Answers that this form has sent itself are no change, because the draft is newer (F-88).
 */
function sideOf<Whole extends object>(
  sides: Sides<Whole>,
  unit: readonly (keyof Whole & string)[],
): 'draft' | 'now' | 'both' {
  const { base, draft, now } = sides
  const [typed, saved] = [textOf(draft, unit), textOf(now, unit)]
  const before = base === null ? null : textOf(base, unit)
  if (typed === saved || saved === before || isOwn(sides, unit)) return 'draft'
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

/** Returns the person as the service answers now. A value that the form can't show does not count as changed. */
function readable({ base, now }: Sides<ApplicationMember>): ApplicationMember {
  const held = now.kept.filter((field) => isKept(now, field))
  return base === null ? now : { ...now, ...Object.fromEntries(held.map((field) => [field, base[field]])) }
}

function mergedMember(given: Sides<ApplicationMember>) {
  const sides = { ...given, now: readable(given) }
  const { draft, now } = sides
  const { mine, saved, both, hasNews } = merged(sides, memberUnits)
  // No profile contains an income: the typed one wins, and the one saved in this session fills an empty one.
  const annualIncome = draft.annualIncome === '' ? now.annualIncome : draft.annualIncome
  return { mine: { ...mine, annualIncome }, saved: { ...saved, annualIncome }, both, hasNews }
}

/**
 * A draft, the form opened from the service's answers when the draft was stored, the form opened from them now, and the
 * sent answers.
 */
export interface MergeSides extends Omit<Sides<Application>, 'sent'> {
  readonly sent?: readonly SentAnswers[] | undefined
}

/**
 * Merges a draft with what the service has now. An answer changed on one side is taken from that side. An answer
 * changed on both sides becomes a question for the applicant.
 */
export function mergeDraft({ base, draft, now, sent = [] }: MergeSides): MergedDraft {
  const common = merged({ base, draft, now, sent: sent.map((one) => ({ ...one, members: now.members })) }, commonUnits)
  const people = now.members.map((member) => {
    const sameIn = (form: Application | null) => form?.members.find(({ id }) => id === member.id)
    return mergedMember({
      base: sameIn(base) ?? null,
      draft: sameIn(draft) ?? member,
      now: member,
      sent: sent.flatMap(({ members }) => members.filter(({ id }) => id === member.id)),
    })
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
