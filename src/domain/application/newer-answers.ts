import { withSessionDefaults } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import type { Application } from './application.ts'
import { applicationOf, quoteFacts } from './application-of.ts'
import { type AnswerConflict, mergeDraft } from './merge.ts'
import { draftOver } from './restore.ts'
import { unsigned } from './signature.ts'
import { startOf } from './application-steps.ts'
import type { ApplicationDraft } from './stored-draft.ts'

/** The form brought together with what was saved elsewhere, to be checked before anything is sent. */
export interface NewerAnswers {
  readonly kind: 'newer'
  readonly user: VerifiedUser
  /** With what was typed where both sides changed. */
  readonly mine: ApplicationDraft
  /** With what is saved where both sides changed. */
  readonly saved: ApplicationDraft
  readonly conflicts: readonly AnswerConflict[]
}

/**
 * What the service holds now, beside what this form last saw of it: `same`, `newer`, or `closed` where nothing can be sent from
 * this form any more, because the application was sent or its household cannot be read.
 */
export type ServiceAnswers =
  | { readonly kind: 'same'; readonly user: VerifiedUser }
  | NewerAnswers
  | { readonly kind: 'closed'; readonly user: VerifiedUser }

const people = ({ members }: Application) =>
  members.map(({ id, role, quotedAge, isApplyingForCoverage }) => [id, role, quotedAge, isApplyingForCoverage])
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Judges the service's answer before a save or the submit: `known` is what the form last saw, `fresh` what is held now. A
 * signature made under other answers is none: newer answers take it out.
 */
export function serviceAnswers(
  draft: ApplicationDraft,
  known: VerifiedUser,
  fresh: VerifiedUser,
  today: CalendarDay,
): ServiceAnswers {
  // No profile tells the quoted price.
  const user = withSessionDefaults({ ...fresh, quotedPrice: known.quotedPrice })
  if (user.submissionId !== null || !user.isHouseholdReadable) return { kind: 'closed', user }
  const [base, now] = [applicationOf(known), applicationOf(user)]
  const facts = quoteFacts(user)
  // As the form opens another time: people are found by who they are, and the quote's facts are the newer ones.
  const opened = draftOver(now, { ...draft, base }, { facts, today })
  const merged = mergeDraft({ base: opened.base ?? base, draft: opened.application, now })
  if (!merged.hasNews && isSame(facts, quoteFacts(known)) && isSame(people(now), people(base)))
    return { kind: 'same', user }
  const side = (application: Application): ApplicationDraft => ({
    ...opened,
    // What is signed is read once more.
    place: opened.place.step === 'consent' ? startOf('consent') : opened.place,
    revision: draft.revision + 1,
    application: { ...application, signature: unsigned },
  })
  return { kind: 'newer', user, mine: side(merged.mine), saved: side(merged.saved), conflicts: merged.conflicts }
}
