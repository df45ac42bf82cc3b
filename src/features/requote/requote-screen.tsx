import { type ReactNode, useEffect, useState } from 'react'

import { contactBody, sendContactMessage } from '#api/send-contact.ts'
import { useCall } from '#api/use-call.ts'
import { useAnsweredChoice } from '#api/use-second-prices.ts'
import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { RequoteChanges } from '#components/requote/requote-changes.tsx'
import { RequoteManual } from '#components/requote/requote-manual.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { contactIssues } from '#domain/account/contact-message.ts'
import { appliedOutlook } from '#domain/account/applied-basis.ts'
import { hasQuote, userQuote } from '#domain/account/requote.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { carriedDraft } from '#domain/requote/carried-draft.ts'
import { misfits } from '#domain/requote/misfits.ts'
import { quoteSide } from '#domain/requote/quote-side.ts'
import { renewedUser } from '#domain/requote/renewed-user.ts'
import { failureText } from '#i18n/failure-text.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { failureOf } from '#lib/call-failure.ts'
import type { Clock } from '#lib/clock.ts'
import { readStoredDraft } from '#state/stored-application-draft.ts'
import { leftApplication } from '#state/left-application.ts'

import { agentEntry, agentMessage } from './agent-message.ts'
import { useBackToApplication } from './use-back-to-application.ts'
import { isConflict, useRenewal } from './use-renewal.ts'

export interface RequoteScreenProps {
  /** The signed-in user, whose application is not sent. */
  readonly user: VerifiedUser
  readonly token: string
  /** The flow with the chosen plan. */
  readonly session: QuoteSession & { readonly phase: 'register' }
  readonly clock: Clock
}

interface LayoutProps {
  readonly title: string
  readonly description: string
  readonly lead?: string | undefined
  readonly hasError: boolean
  readonly children: ReactNode
}

function Layout({ title, description, lead, hasError, children }: LayoutProps) {
  const { language } = useTranslation('requote')
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <PageMeta title={title} description={description} hasError={hasError} />
      <div>
        <FocusHeading focusKey={title} focusOnMount>
          {title}
        </FocusHeading>
        {lead !== undefined && <p className="mt-2 text-lg text-pretty text-ink-muted">{lead}</p>}
      </div>
      {children}
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}

/** Reads the application's answers: those in this page's memory, otherwise those of the device or the service. */
function useDraftBefore(user: VerifiedUser, clock: Clock): ApplicationDraft | null {
  const [draft, setDraft] = useState(() => leftApplication(user.leadId)?.draft ?? null)
  const isRead = draft !== null
  useEffect(() => {
    if (isRead) return
    let isHere = true
    const application = applicationOf(user)
    const check = { facts: quoteFacts(user), today: calendarDay(clock.now()) }
    void readStoredDraft(user.leadId, application, check).then((kept) => {
      if (isHere) setDraft(kept ?? { application, place: startOf('contact'), revision: 0 })
    })
    return () => {
      isHere = false
    }
  }, [isRead, user, clock])
  return draft
}

/**
 * Step 3 of the flow for a user with an open application. It shows the changes by the new quote instead of a
 * registration (F-85).
 */
export function RequoteScreen({ user, ...props }: RequoteScreenProps) {
  // Not the signed-in user, because accepting the quote changes that.
  const [before, setBefore] = useState(user)
  const draft = useDraftBefore(before, props.clock)
  return draft === null ? <LoadingPage /> : <Changes user={before} draft={draft} onNewer={setBefore} {...props} />
}

interface ChangesProps extends RequoteScreenProps {
  readonly draft: ApplicationDraft
  /** The service has a newer application. */
  readonly onNewer: (user: VerifiedUser) => void
}

function Changes({ user, token, session, clock, draft, onNewer }: ChangesProps) {
  const texts = useTranslation('requote')
  const { t, language } = texts
  const errors = useTranslation('call-failures')
  const address = useAddress()
  const back = useBackToApplication()
  const [isSent, setIsSent] = useState(false)
  const { criteria, priceAnswers } = session.results
  const chosen = useAnsweredChoice(session.results, session.chosen)
  const today = calendarDay(clock.now())
  const renewed = renewedUser(user, draft.application, { criteria, priceAnswers, chosen }, today)
  const carried = carriedDraft(user, renewed, draft)
  const after = carried.draft.application
  // After a reload the application may already have the new quote while the service lacks it.
  const [isManual, setIsManual] = useState(user.requote !== undefined && hasQuote(user, userQuote(renewed.user)))
  const renewal = useRenewal({
    renewal: { user, token, draft, renewed, session: { ...session, chosen } },
    clock,
    onDone: (isTold) => {
      if (isTold) void back()
      else setIsManual(true)
    },
    onNewer,
  })
  const side = quoteSide(renewed.user)
  const message = agentMessage(texts, user, {
    side,
    planId: chosen.plan.id,
    planYear: criteria.planYear,
  })
  const entry = agentEntry(user, after, message)
  const sending = useCall(async (_: null, signal) => {
    await sendContactMessage(contactBody(entry, language), signal)
    setIsSent(true)
  })
  if (isManual) {
    const { state } = sending
    return (
      <Layout title={t('manual.title')} description={t('manual.description')} hasError={state.kind === 'failed'}>
        <RequoteManual
          message={message}
          state={
            state.kind === 'failed'
              ? { kind: 'failed', text: failureText(errors.t, failureOf(state.error, 'sendContactMessage')) }
              : isSent
                ? { kind: 'sent' }
                : state
          }
          onSend={
            contactIssues(entry).length > 0
              ? undefined
              : () => {
                  sending.dismiss()
                  sending.send(null)
                }
          }
          phone={agency.phone}
          contactHref={address('/contact')}
          onContinue={() => void back()}
        />
      </Layout>
    )
  }
  const { state } = renewal
  return (
    <Layout
      title={t('changes.title')}
      description={t('changes.description')}
      lead={t('changes.lead')}
      hasError={state.kind === 'failed'}
    >
      <RequoteChanges
        before={quoteSide(user)}
        after={side}
        outlook={appliedOutlook(renewed.user, after)}
        misfits={misfits({ before: draft.application, after, places: carried.places }, quoteFacts(renewed.user), today)}
        isBusy={state.kind === 'sending'}
        failure={state.kind === 'failed' ? failureText(errors.t, failureOf(state.error, 'renewQuote')) : undefined}
        isNewer={state.kind === 'failed' && isConflict(state.error)}
        onUse={renewal.use}
        onKeep={() => void back()}
      />
    </Layout>
  )
}
