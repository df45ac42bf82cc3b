import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { type CsrVariant, csrVariants } from '#domain/plans/plan.ts'

import { noCreditReasonOf } from './no-credit-reasons.ts'
import type { PersonEstimate } from './person-estimate.ts'
import { type AnsweredBy, answeredFacts } from './price-notes.ts'

/** The reasons of the six answers for which a person has no credit, and no other coverage either. */
type NoCreditKind = 'daca' | 'marriedApart' | 'jobOffer' | 'immigrationStatus'

/** The help that one person probably gets with the costs of coverage. */
export type Help =
  | { readonly kind: 'creditAndSavings'; readonly variant: CsrVariant }
  | { readonly kind: NoCreditKind }
  | { readonly kind: 'credit' | 'medicare' | 'medicaidChip' | 'coverageGap' | 'fullPrice' | 'notApplying' }

/** One person of the tax household and the help for that person. */
export interface PersonHelp {
  readonly role: Role
  /** Counts the dependents from 1; null for the other roles. */
  readonly dependentNumber: number | null
  /** Null when unknown. */
  readonly age: number | null
  /** The person is in the prices of the list. */
  readonly isApplyingForCoverage: boolean
  readonly help: Help
}

/** The facts that each person's help depends on. */
export interface HouseholdHelpFacts {
  /** Everyone in the tax household. */
  readonly members: readonly HouseholdMember[]
  /** The estimate of each member, in the same order. */
  readonly people: readonly PersonEstimate[]
  /** The household's tax credit in cents a month. */
  readonly creditCents: number
  /** The household's cost-sharing variant, whose amounts the list shows. */
  readonly csr: CsrVariant
  /** The six answers, as the outlook of the credit reads them; absent before they are given. */
  readonly answered?: AnsweredBy | undefined
}

/** Returns the variant with fewer savings; an estimate without one leaves the household's. */
function fewerSavings(household: CsrVariant, own: CsrVariant | null): CsrVariant {
  if (own === null) return household
  return csrVariants.find((variant) => variant === household || variant === own) ?? household
}

const noCreditKinds: readonly NoCreditKind[] = ['daca', 'marriedApart', 'jobOffer', 'immigrationStatus']

function helpOf(
  { age, isApplyingForCoverage }: HouseholdMember,
  { csr: own, isMedicaidChip, inCoverageGap }: PersonEstimate,
  { creditCents, csr, answered }: HouseholdHelpFacts,
  at: number,
): Help {
  const reason = noCreditReasonOf({ age, isMedicaidChip, ...(answered && answeredFacts(answered, at)) })?.id
  if (reason === 'medicare') return { kind: 'medicare' }
  if (reason === 'medicaidOrChip' || reason === 'pregnancyMedicaid') return { kind: 'medicaidChip' }
  if (!isApplyingForCoverage) return { kind: 'notApplying' }
  if (inCoverageGap) return { kind: 'coverageGap' }
  const noCredit = noCreditKinds.find((kind) => kind === reason)
  if (noCredit === 'daca') return { kind: noCredit }
  if (creditCents <= 0) return { kind: 'fullPrice' }
  if (noCredit) return { kind: noCredit }
  const variant = fewerSavings(csr, own)
  return variant === 'none' ? { kind: 'credit' } : { kind: 'creditAndSavings', variant }
}

/**
 * Returns the help for every member, in their order; null when the estimate has another number of people, so
 * nothing can be said of any of them.
 */
export function householdHelp(facts: HouseholdHelpFacts): readonly PersonHelp[] | null {
  const { members, people } = facts
  if (people.length !== members.length) return null
  let dependents = 0
  return members.flatMap((member, at) => {
    const estimate = people[at]
    if (!estimate) return []
    if (member.role === 'dependent') dependents += 1
    const { role, age, isApplyingForCoverage } = member
    const dependentNumber = role === 'dependent' ? dependents : null
    return [{ role, dependentNumber, age, isApplyingForCoverage, help: helpOf(member, estimate, facts, at) }]
  })
}

const hasOwnCoverage = ({ help: { kind } }: PersonHelp) => kind === 'medicaidChip' || kind === 'medicare'

/** Whether a person is in the prices although Medicaid, CHIP or Medicare is probable. */
const isCoveredElsewhere = (person: PersonHelp) => person.isApplyingForCoverage && hasOwnCoverage(person)

/** Whether a person is in the prices although a search for the others would leave that person out. */
const leavesToOthers = (person: PersonHelp) =>
  isCoveredElsewhere(person) ||
  (person.isApplyingForCoverage && (person.help.kind === 'jobOffer' || person.help.kind === 'daca'))

/** Whether somebody outside the prices probably has Medicaid, CHIP or Medicare. */
export function isAnyoneLeftOut(help: readonly PersonHelp[]): boolean {
  return help.some((person) => !person.isApplyingForCoverage && hasOwnCoverage(person))
}

/** Returns the positions of the members outside the prices who probably have Medicaid or CHIP. */
export function leftToMedicaid(help: readonly PersonHelp[]): readonly number[] {
  return help.flatMap((person, at) =>
    !person.isApplyingForCoverage && person.help.kind === 'medicaidChip' ? [at] : [],
  )
}

/** Whether everyone who applies probably has Medicaid, CHIP or Medicare: then nobody gets the credit of the prices. */
export function isEveryoneCoveredElsewhere(help: readonly PersonHelp[]): boolean {
  return help.every((person) => !person.isApplyingForCoverage || isCoveredElsewhere(person))
}

/**
 * Returns the applicants who remain without those who probably have Medicaid, CHIP, Medicare, a job offer or DACA
 * null when no applicant has one of these, or every applicant does.
 */
export function needingPlan(help: readonly PersonHelp[]): readonly PersonHelp[] | null {
  const others = help.filter((person) => person.isApplyingForCoverage && !leavesToOthers(person))
  return help.some(leavesToOthers) && others.length > 0 ? others : null
}

/**
 * Returns the members after the applicants whom `needingPlan` leaves out stop applying. They stay in the tax
 * household and keep their ages, so `withEveryoneAgain` undoes it. The members are unchanged where Q-91 offers nothing.
 */
export function withoutCoveredElsewhere(
  members: readonly HouseholdMember[],
  help: readonly PersonHelp[],
): readonly HouseholdMember[] {
  if (help.length !== members.length || needingPlan(help) === null) return members
  return members.map((member, at) => {
    const person = help[at]
    return person && leavesToOthers(person) ? { ...member, isApplyingForCoverage: false } : member
  })
}

/** Whether a person with a known age does not apply, so prices for everyone are possible. */
export function canShowEveryone(people: readonly Pick<HouseholdMember, 'age' | 'isApplyingForCoverage'>[]): boolean {
  return people.some(({ age, isApplyingForCoverage }) => age !== null && !isApplyingForCoverage)
}

/** Returns the members after everyone with a known age applies again. */
export function withEveryoneAgain(members: readonly HouseholdMember[]): readonly HouseholdMember[] {
  if (!canShowEveryone(members)) return members
  return members.map((member) =>
    member.age === null || member.isApplyingForCoverage ? member : { ...member, isApplyingForCoverage: true },
  )
}
