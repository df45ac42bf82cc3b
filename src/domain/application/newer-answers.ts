import { withSessionDefaults } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import type { Application } from './application.ts'
import { applicationOf, quoteFacts } from './application-of.ts'
import { type AnswerConflict, mergeDraft } from './merge.ts'
import { draftOver } from './restore.ts'
import type { SentAnswers } from './sent-answers.ts'
import { unsigned } from './signature.ts'
import type { ApplicationDraft } from './stored-draft.ts'

/** The form merged with answers saved elsewhere, to be checked before anything is sent. */
export interface NewerAnswers {
  readonly kind: 'newer'
  readonly user: VerifiedUser
  /** The typed answers win where both sides changed. */
  readonly mine: ApplicationDraft
  /** The saved answers win where both sides changed. */
  readonly saved: ApplicationDraft
  readonly conflicts: readonly AnswerConflict[]
  /** Where they were saved: in another tab of this browser, or in another place. */
  readonly origin: 'tab' | 'elsewhere'
}

/** Answers that the form knows besides its own draft. */
export interface OtherAnswers {
  /** Answers of another tab that the applicant has already taken or refused. */
  readonly settled?: readonly SentAnswers[]
  /** Answers of another tab that the applicant has not decided about. */
  readonly ofTab?: readonly SentAnswers[]
}

/**
 * The service's present answers compared with those this form last saw: `same`, `newer`, or `closed` when this form
 * can't be sent any more, because the application was sent or its household can't be read.
 */
export type ServiceAnswers =
  | { readonly kind: 'same'; readonly user: VerifiedUser }
  | NewerAnswers
  | { readonly kind: 'closed'; readonly user: VerifiedUser }

const people = ({ members }: Application) =>
  members.map(({ id, role, quotedAge, isApplyingForCoverage }) => [id, role, quotedAge, isApplyingForCoverage])
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Judges the service's answer before a save or the submit. `known` has the answers that the form last saw, `fresh` the
 * present ones. Newer answers remove a signature, because it was made under other answers. Answers that this form has
 * sent itself are not newer, whether or not their response has arrived (F-88).
 */
export function serviceAnswers(
  draft: ApplicationDraft,
  known: VerifiedUser,
  fresh: VerifiedUser,
  today: CalendarDay,
  { settled = [], ofTab = [] }: OtherAnswers = {},
): ServiceAnswers {
  // No profile contains the quoted price.
  const user = withSessionDefaults({ ...fresh, quotedPrice: known.quotedPrice })
  if (user.submissionId !== null || !user.isHouseholdReadable) return { kind: 'closed', user }
  const [base, now] = [applicationOf(known), applicationOf(user)]
  const facts = quoteFacts(user)
  // As on reopening the form: people are matched by their facts, and the newer facts of the quote apply.
  const own = [...(draft.sent ?? []), ...settled]
  const { sent, ...opened } = draftOver(now, { ...draft, base, sent: [...own, ...ofTab] }, { facts, today })
  const mergedWith = (among: readonly SentAnswers[] | undefined) =>
    mergeDraft({ base: opened.base ?? base, draft: opened.application, now, sent: among })
  const merged = mergedWith(sent?.slice(0, own.length))
  if (!merged.hasNews && isSame(facts, quoteFacts(known)) && isSame(people(now), people(base)))
    return { kind: 'same', user }
  const side = (application: Application): ApplicationDraft => ({
    ...opened,
    sent: draft.sent,
    // Cancel must not restore answers that have been changed elsewhere since.
    former: undefined,
    revision: draft.revision + 1,
    application: { ...application, signature: unsigned },
  })
  return {
    kind: 'newer',
    user,
    mine: side(merged.mine),
    saved: side(merged.saved),
    conflicts: merged.conflicts,
    origin: merged.hasNews && !mergedWith(sent).hasNews ? 'tab' : 'elsewhere',
  }
}
