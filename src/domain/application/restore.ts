import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { reachable } from '#domain/flow/step-order.ts'

import type { Application, ApplicationMember, QuoteFacts } from './application.ts'
import { applicationSteps, startOf } from './application-steps.ts'
import { formerIn } from './former-answers.ts'
import { withNumbersOf } from './identity-numbers.ts'
import { leftOut, placesOf } from './match-people.ts'
import { type ReadApplication, type ReadDraft, readDraft, type ReadMember, type ReadSent } from './read-draft.ts'
import { type SentAnswers, withNumbersSent } from './sent-answers.ts'
import { keptUnder } from './status-change.ts'
import type { ApplicationDraft } from './stored-draft.ts'

/** Returns an object with the given values replaced. */
function over<Whole extends object>(whole: Whole, given: { readonly [Key in keyof Whole]?: Whole[Key] | undefined }) {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...whole, ...(Object.fromEntries(known) as Partial<Whole>) }
}

/**
 * Returns the household of the quote. For each person the draft gives the typed answers, and the form the missing
 * identity numbers.
 */
function restoredMembers(
  initial: Application['members'],
  found: readonly (ReadMember | undefined)[],
): Application['members'] {
  const restore = (member: ApplicationMember, at: number): ApplicationMember => {
    const typed = found[at]
    const { id, role, quotedAge, legalStatus } = member
    if (!typed) return member
    const kept = keptUnder(member.kept, legalStatus, typed.legalStatus ?? legalStatus)
    const whole = over<ApplicationMember>(member, { ...typed, id, role, quotedAge, kept })
    return 'ssn' in typed ? whole : withNumbersOf(whole, member)
  }
  const [primary, ...others] = initial
  return [restore(primary, 0), ...others.map((member, at) => restore(member, at + 1))]
}

/** Returns the form as it opens with the answers of the draft, except the facts of the quote. */
function laidOver(
  initial: Application,
  { address, mailingAddress, members, ...rest }: ReadApplication,
  facts: QuoteFacts,
  places: readonly number[],
): Application {
  const home = over(initial.address, address)
  return {
    ...over(initial, rest),
    address: {
      ...home,
      state: facts.state || home.state,
      county: facts.county || home.county,
      zip: facts.zip || home.zip,
    },
    mailingAddress: over(initial.mailingAddress, mailingAddress),
    members: restoredMembers(
      initial.members,
      places.map((at) => members[at]),
    ),
  }
}

/** Returns sent answers in the household of the form as it opens, without the people who are not in it. */
function sentOver(
  initial: Application,
  sent: ReadSent,
  facts: QuoteFacts,
  ids: readonly (string | undefined)[],
): SentAnswers {
  const places = ids.map((id) => sent.members.findIndex((member) => member.id === id))
  const { signature: _, members, ...common } = laidOver(initial, sent, facts, places)
  return {
    ...common,
    members: members.flatMap((member, at) => {
      const person = sent.members[places[at] ?? -1]
      return person ? [withNumbersSent(member, person)] : []
    }),
  }
}

/**
 * Merges a draft into the form as it opens now. The household and the quote come from the form, the typed answers from
 * the draft.
 */
export function draftOver(
  initial: Application,
  { application: read, base: readBase, sent, former, place, revision, lacksNumbers, saved }: ReadDraft,
  { facts, today }: { readonly facts: QuoteFacts; readonly today: CalendarDay },
): ApplicationDraft {
  const places = placesOf(initial.members, read.members, readBase?.members ?? read.members)
  const application = laidOver(initial, read, facts, places)
  const base = readBase && laidOver(initial, readBase, facts, places)
  const ids = places.map((at) => read.members[at]?.id)
  const lost = leftOut(read.members, readBase?.members ?? [], places)
  return placedDraft(
    {
      application,
      place,
      revision,
      ...(base && { base }),
      ...(sent && { sent: sent.map((one) => sentOver(initial, one, facts, ids)) }),
      ...(former && { former: formerIn(former, initial, places, facts) }),
      ...(lacksNumbers && { lacksNumbers }),
      ...(saved && { saved }),
      ...(lost.length > 0 && { leftOut: lost }),
    },
    { facts, today },
  )
}

/**
 * Reads the draft of a stored value and merges it into the form as it opens; null when it is invalid. An unreadable
 * field keeps its initial value. The facts of the quote and the household never come from the draft. The form never
 * opens after an unanswered step.
 */
export function restoreDraft(
  value: unknown,
  initial: Application,
  { facts, today }: { readonly facts: QuoteFacts; readonly today: CalendarDay },
): ApplicationDraft | null {
  const read = readDraft(value)
  return read && draftOver(initial, read, { facts, today })
}

/** Returns a draft at its place, or at the first open question before it. */
export function placedDraft(
  draft: ApplicationDraft,
  { facts, today }: { readonly facts: QuoteFacts; readonly today: CalendarDay },
): ApplicationDraft {
  const { application, place } = draft
  const step = reachable(applicationSteps, { application, facts, today }, place.step)
  return step === place.step ? draft : { ...draft, place: startOf(step) }
}
