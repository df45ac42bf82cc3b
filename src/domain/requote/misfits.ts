import type { Application, ApplicationMember, MemberRole, QuoteFacts } from '#domain/application/application.ts'
import { type ApplicationStep, applicationSteps } from '#domain/application/application-steps.ts'
import { issueAt } from '#domain/application/application-issue.ts'
import { combinedIncomeCents } from '#domain/application/income.ts'
import { memberIssues } from '#domain/application/validate-member.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

/** A person of the application, as a list can name them. */
export interface MisfitPerson {
  readonly role: MemberRole
  /** Empty until it is typed. */
  readonly firstName: string
  /** Position among the people of the role, from 1. */
  readonly number: number
}

/** An answer of the application that does not fit the new quote, or one that the new quote asks for (F-85). */
export type Misfit =
  | { readonly kind: 'address'; readonly zip: string }
  | { readonly kind: 'income'; readonly combinedCents: number; readonly limitCents: number }
  | { readonly kind: 'dateOfBirth'; readonly person: MisfitPerson; readonly age: number }
  /** The person is not in the new quote, so the typed answers are left out. */
  | { readonly kind: 'gone'; readonly person: MisfitPerson }
  | { readonly kind: 'added' | 'nowApplies'; readonly person: MisfitPerson }
  | { readonly kind: 'signature' }

/** Returns how a list names a person of an application. */
function namedPerson({ members }: Application, member: ApplicationMember): MisfitPerson {
  const { role, firstName } = member
  return {
    role,
    firstName: firstName.trim(),
    number: members.filter((one) => one.role === role).findIndex(({ id }) => id === member.id) + 1,
  }
}

const stepOfRole = { primary: 'primary', spouse: 'spouse', dependent: 'dependents' } as const

/** Returns the step that asks for a misfit; null where there is nothing to answer. */
export function stepOfMisfit(misfit: Misfit): ApplicationStep | null {
  switch (misfit.kind) {
    case 'address':
      return 'address'
    case 'income':
      return 'financial'
    case 'dateOfBirth':
    case 'added':
    case 'nowApplies':
      return stepOfRole[misfit.person.role]
    case 'gone':
      return null
    case 'signature':
      return 'consent'
  }
}

/** An application before and after it was moved to the new quote. */
export interface CarriedApplication {
  readonly before: Application
  readonly after: Application
  /** The position of each person after among those before; null for a new person. */
  readonly places: readonly (number | null)[]
}

/** Returns the answers that do not fit the new quote, in the order of the steps. */
export function misfits(
  { before, after, places }: CarriedApplication,
  facts: QuoteFacts,
  today: CalendarDay,
): readonly Misfit[] {
  const found: Misfit[] = []
  const { street, city } = before.address
  const hasMoved = facts.zip !== '' && before.address.zip !== facts.zip
  if (hasMoved && `${street}${city}`.trim() !== '') found.push({ kind: 'address', zip: facts.zip })
  after.members.forEach((member, at) => {
    const person = namedPerson(after, member)
    const place = places[at] ?? null
    const old = place === null ? undefined : before.members[place]
    if (old === undefined) found.push({ kind: 'added', person })
    else if (member.isApplyingForCoverage && !old.isApplyingForCoverage) found.push({ kind: 'nowApplies', person })
    const issue = issueAt(memberIssues(member, at, today, facts.planYear), 'members', at, 'dateOfBirth')
    const isOtherAge = issue?.code === 'dateOfBirth.ageMismatch' || issue?.code === 'dateOfBirth.birthday'
    if (isOtherAge && member.quotedAge !== null) found.push({ kind: 'dateOfBirth', person, age: member.quotedAge })
  })
  const combinedCents = combinedIncomeCents(after)
  const { incomeLimitCents } = facts
  if (incomeLimitCents !== null && combinedCents > incomeLimitCents)
    found.push({ kind: 'income', combinedCents, limitCents: incomeLimitCents })
  before.members.forEach((member, at) => {
    if (!places.includes(at)) found.push({ kind: 'gone', person: namedPerson(before, member) })
  })
  if (before.signature.dataUrl !== '') found.push({ kind: 'signature' })
  return found
}

/** Returns the misfits that still apply: those whose step lacks an answer, and those that only inform. */
export function standingMisfits(
  found: readonly Misfit[],
  check: { readonly application: Application; readonly facts: QuoteFacts; readonly today: CalendarDay },
): readonly Misfit[] {
  return found.filter((misfit) => {
    const id = stepOfMisfit(misfit)
    return (
      id === null || applicationSteps.some((step) => step.id === id && step.applies(check) && !step.complete(check))
    )
  })
}
