import * as z from 'zod/mini'

import { eachOf } from '#domain/flow/each-of.ts'
import { type MemberAnswerName, memberAnswerNames, type MemberAnswers } from '#domain/household/member-answers.ts'
import type { SearchPerson } from '#domain/quote/search-request.ts'

const genders = { male: 'Male', female: 'Female' } as const

const wholeAge = z.number().check(z.int(), z.gte(0), z.lte(120))

/** A field of a person: its shape, and what writes it. */
const field = <Shape extends z.ZodMiniType>(shape: Shape, write: (person: SearchPerson) => z.output<Shape>) => ({
  shape,
  write,
})

/**
 * A person of a search on the wire, in its order. The answers that the quote asks for are in
 * `domain/household/member-answers.ts`.
 */
const searchedPerson = {
  age: field(wholeAge, ({ age }) => age),
  gender: field(z.enum(['Male', 'Female']), ({ gender }) => genders[gender]),
  /**
   * A search comes before the question about tobacco. By Q-143 and `outcome.detail.tobacco`, prices are for people
   * without tobacco.
   */
  uses_tobacco: field(z.literal(false), (): false => false),
  is_pregnant: field(z.literal(false), (): false => false),
  aptc_eligible: field(z.boolean(), ({ aptcEligible }) => aptcEligible),
  has_mec: field(z.boolean(), ({ hasMec }) => hasMec),
}

type Rows = typeof searchedPerson

/** The name of a person's field in a search. */
export type SearchedName = keyof Rows

/** A person of a search, as sent. */
type SearchedPerson = { [Name in SearchedName]: z.output<Rows[Name]['shape']> }

/** The names of a person's fields in a search, in its order. */
const searchedNames = Object.keys(searchedPerson) as readonly SearchedName[]

/** The shapes of a person's fields in a search. */
export const searchedShapes = Object.fromEntries(searchedNames.map((name) => [name, searchedPerson[name].shape])) as {
  readonly [Name in SearchedName]: Rows[Name]['shape']
}

const rows: { readonly [Name in SearchedName]: { readonly write: (person: SearchPerson) => SearchedPerson[Name] } } =
  searchedPerson

/** Returns a person of a search, as sent. */
export function searched(person: SearchPerson): SearchedPerson {
  return eachOf<SearchedPerson>(searchedNames, (name) => rows[name].write(person))
}

/** The shapes of a person's answers in the account call; null for an answer that the call does not have. */
const registeredAnswers = {
  age: z.nullable(wholeAge),
} as const satisfies Record<MemberAnswerName, z.ZodMiniType | null>

type Registered = {
  [
    Name in MemberAnswerName as (typeof registeredAnswers)[Name] extends null ? never : Name
  ]: (typeof registeredAnswers)[Name]
}

const shapes: Readonly<Record<MemberAnswerName, z.ZodMiniType | null>> = registeredAnswers

const registeredNames = memberAnswerNames.filter((name): name is keyof Registered => shapes[name] !== null)

/** The shapes of a person's answers in the account call. */
export const registeredShapes = eachOf<Registered>(registeredNames, (name) => registeredAnswers[name])

/** Returns a person's answers in the account call. */
export function registered(member: MemberAnswers): Pick<MemberAnswers, keyof Registered> {
  return eachOf<Pick<MemberAnswers, keyof Registered>>(registeredNames, (name) => member[name])
}
