import { eachOf } from '#domain/flow/each-of.ts'
import type { QuoteIssueCode } from '#domain/quote/quote-issue.ts'

import { parseAge } from './age.ts'

/** What the quote asks of each person who applies. */
export interface MemberAnswers {
  /** Null only when unknown: for people who do not apply. */
  readonly age: number | null
}

/** The name of one answer of a person. */
export type MemberAnswerName = keyof MemberAnswers

/** The row of an answer in `memberAnswers`. */
interface MemberAnswerRow<Value> {
  /** The names of the typed texts in the draft; the dependents' is a list. */
  readonly draft: { readonly primary: string; readonly spouse: string; readonly dependents: string }
  /** Reads a typed text. An answer that can't be read is unknown: null or undefined. */
  readonly read: (text: string) => Value
  /** Writes an answer as it is typed; an unknown one is empty. */
  readonly write: (value: Value) => string
  /**
   * The pattern of a written answer in a link. It matches digits, or letters other than x and n, and has no
   * group.
   */
  readonly link: string
  /** The problem of a missing answer; null for an answer that nobody must give. */
  readonly issues: { readonly adult: QuoteIssueCode; readonly dependent: QuoteIssueCode } | null
}

/**
 * What the quote asks of each person who applies, in the order asked. Draft, search, editor, stored session, shared link
 * and hand-over follow from it; what the wire calls each is in `api/member-wire.ts`.
 */
export const memberAnswers = {
  age: {
    draft: { primary: 'selfAge', spouse: 'spouseAge', dependents: 'dependentAges' },
    read: parseAge,
    write: (age) => (age === null ? '' : String(age)),
    link: String.raw`\d{1,3}`,
    issues: { adult: 'age.range', dependent: 'dependentAge.range' },
  },
} as const satisfies { readonly [Name in MemberAnswerName]: MemberAnswerRow<MemberAnswers[Name]> }

type Rows = typeof memberAnswers

/** A record of the draft's names: of each adult's answers, and of the dependents'. */
type OfDraft<Text, List> = Readonly<
  Record<Rows[MemberAnswerName]['draft']['primary' | 'spouse'], Text> &
    Record<Rows[MemberAnswerName]['draft']['dependents'], List>
>

/** Everybody's answers in the draft, as typed. */
export type DraftAnswers = OfDraft<string, readonly string[]>

/** One person's answers, as typed. */
export type TypedAnswers = Readonly<Record<MemberAnswerName, string>>

/** The names of all answers, in the order asked. */
export const memberAnswerNames = Object.keys(memberAnswers) as readonly MemberAnswerName[]

const rows: { readonly [Name in MemberAnswerName]: MemberAnswerRow<MemberAnswers[Name]> } = memberAnswers

/** Reads a person's answers. */
export function readMember(typed: TypedAnswers): MemberAnswers {
  return eachOf<MemberAnswers>(memberAnswerNames, (name) => rows[name].read(typed[name]))
}

/** Returns a person's answers as they are typed. */
export function typedMember(answers: MemberAnswers): TypedAnswers {
  return eachOf<TypedAnswers>(memberAnswerNames, (name) => written(name, answers[name]))
}

function written<Name extends MemberAnswerName>(name: Name, value: MemberAnswers[Name]): string {
  return rows[name].write(value)
}

/** Returns a record of the draft's names: `text` for each answer of an adult, `list` for those of the dependents. */
export function ofDraft<Text, List>(text: Text, list: List): OfDraft<Text, List> {
  const parts = memberAnswerNames.map((name) => {
    const { primary, spouse, dependents } = memberAnswers[name].draft
    return { [primary]: text, [spouse]: text, [dependents]: list }
  })
  return Object.assign({}, ...parts) as OfDraft<Text, List>
}

/** The answers of a person who has not been asked. */
export const notAsked = readMember(eachOf<TypedAnswers>(memberAnswerNames, () => ''))

/** Whether two people have the same answers. */
export function sameAnswers(one: MemberAnswers, other: MemberAnswers): boolean {
  return memberAnswerNames.every((name) => one[name] === other[name])
}

/** Returns the answers that a person who applies must still give, with their problems. */
export function missingAnswers(answers: MemberAnswers) {
  return memberAnswerNames.flatMap((name) => {
    const { issues } = rows[name]
    return issues && answers[name] == null ? [{ name, issues }] : []
  })
}
