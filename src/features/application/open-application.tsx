import { useEffect, useLayoutEffect, useState } from 'react'
import { Redirect } from 'wouter'

import { DraftConflicts, type DraftConflictsProps } from '#components/application/draft-conflicts.tsx'
import { UnreadableHousehold } from '#components/application/unreadable-household.tsx'
import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { agency } from '#content/agency.ts'
import { hasSubmitted } from '#domain/account/account-session.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { mergeDraft } from '#domain/application/merge.ts'
import { placedDraft, restoreDraft } from '#domain/application/restore.ts'
import { applicationStatus, statusOfEarlier } from '#domain/account/portal.ts'
import { firstOpenStep, startOf } from '#domain/application/application-steps.ts'
import { type ApplicationDraft, storedDraft } from '#domain/application/stored-draft.ts'
import { withNumbersLeft } from '#domain/application/numbers-left.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { useAccount } from '#state/account.tsx'
import { forgetLeftApplication, leftApplication } from '#state/left-application.ts'
import { useHandover } from '#state/use-handover.ts'
import { useStoredDraft } from '#state/use-stored-draft.ts'

import { ApplicationScreen } from './application-screen.tsx'
import { useCommunicationOptions } from './use-communication-options.ts'

export interface ApplicationProps {
  readonly clock?: Clock
  /** Loads another address of the site. */
  readonly onLeave: (address: string) => void
  /** Opens a new quote for the application (F-81). */
  readonly onRequote: (ask: RequoteAsk) => Promise<void>
}

interface UserApplicationProps extends Required<ApplicationProps> {
  readonly user: VerifiedUser
  readonly token: string
  /** The application has been sent, now or earlier. */
  readonly isSubmitted: boolean
  /** It was sent from this device. */
  readonly hasReceipt: boolean
}

/** The question before the form, when stored answers conflict with newer ones. */
function OpeningConflicts({
  token,
  ...props
}: Omit<DraftConflictsProps, 'communicationOptions'> & { readonly token: string }) {
  return <DraftConflicts {...props} communicationOptions={useCommunicationOptions(token)} />
}

/** Says that the signature has arrived, while the browser opens the confirmation (F-65). */
function SentJustNow() {
  const { t } = useTranslation('application')
  // Before the page is drawn: its form was longer, and the window would show the footer.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <>
      <PageMeta title={t('afterSending.waiting')} description={t('applicationFlow.description')} />
      <LoadingPage label={t('afterSending.waiting')} />
    </>
  )
}

/** The form of one applicant, shown once the draft of an earlier visit is read. */
function UserApplication({ user, token, isSubmitted, hasReceipt, clock, onLeave, onRequote }: UserApplicationProps) {
  const { t } = useTranslation('application')
  // The profile at the opening of the form: a newer one must not overwrite later input.
  const [application] = useState(() => applicationOf(user))
  const facts = quoteFacts(user)
  const [wasSubmitted, setWasSubmitted] = useState(isSubmitted)
  useEffect(() => {
    // A page restored after Back from the confirmation would otherwise still wait for the confirmation.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setWasSubmitted(isSubmitted)
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
    }
  }, [isSubmitted])
  // The answers with identity numbers, if the applicant left the form for a new quote since the page was loaded.
  const [left] = useState(() => leftApplication(user.leadId))
  useEffect(forgetLeftApplication, [])
  const [chosen, setChosen] = useState<'mine' | 'saved' | null>(null)
  const kept = useStoredDraft<ApplicationDraft>({
    owner: user.leadId,
    parse: (value) => restoreDraft(value, application, { facts, today: calendarDay(clock.now()) }),
    stored: storedDraft,
  })
  const handover = useHandover(user)
  // Sent earlier, or in the meantime from another device.
  if (isSubmitted && !hasReceipt) return <Redirect to={statusOfEarlier} replace />
  if (wasSubmitted) return <Redirect to="/portal/status" replace />
  if (isSubmitted) return <SentJustNow />
  if (!user.isHouseholdReadable)
    return (
      <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-12">
        <PageMeta title={t('unreadableHousehold.title')} description={t('applicationFlow.description')} />
        <UnreadableHousehold phone={agency.phone} />
      </div>
    )
  const { restored } = kept
  // The form opens with all that the device has: a hint that came later would push the fields away.
  if (restored.kind === 'restoring' || handover === undefined) return <LoadingPage />
  const merged =
    restored.kind === 'found'
      ? mergeDraft({
          base: restored.value.base ?? null,
          draft: restored.value.application,
          now: application,
          sent: restored.value.sent,
        })
      : null
  if (merged !== null && merged.conflicts.length > 0 && chosen === null)
    return (
      <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-12">
        <PageMeta title={t('draftConflicts.title')} description={t('applicationFlow.description')} />
        <OpeningConflicts
          token={token}
          conflicts={merged.conflicts}
          typed={merged.mine}
          saved={merged.saved}
          origin="elsewhere"
          onKeepTyped={() => {
            setChosen('mine')
          }}
          onTakeSaved={() => {
            setChosen('saved')
          }}
        />
      </div>
    )
  const check = { facts, today: calendarDay(clock.now()) }
  // Without a stored draft, the form continues where the service's answers end.
  const start = applicationStatus(user) === 'notStarted' ? 'contact' : firstOpenStep({ application, ...check })
  const opened =
    restored.kind === 'found' && merged !== null
      ? placedDraft(
          {
            ...restored.value,
            application: merged[chosen ?? 'mine'],
            // Cancel must not restore answers that have been changed elsewhere since.
            former: merged.hasNews ? undefined : restored.value.former,
          },
          check,
        )
      : (left?.draft ?? { application, place: startOf(start ?? 'consent'), revision: 0 })
  const draft = left ? withNumbersLeft(opened, left.draft) : opened
  return (
    <ApplicationScreen
      {...{ user, token, facts, draft, kept, handover, clock, onLeave, onRequote }}
      misfits={left?.misfits}
    />
  )
}

/** The application form of the signed-in user; another user gets another form. */
export function ApplicationFlow({ clock = systemClock, onLeave, onRequote }: ApplicationProps) {
  const session = useAccount()
  if (session.kind !== 'signedIn') return <LoadingPage />
  const { user, token } = session
  return (
    <UserApplication
      key={user.leadId}
      isSubmitted={hasSubmitted(session)}
      hasReceipt={session.receipt !== undefined}
      {...{ user, token, clock, onLeave, onRequote }}
    />
  )
}
