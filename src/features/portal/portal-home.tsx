import { useMemo } from 'react'
import { useSearch } from 'wouter'

import { agency } from '#content/agency.ts'
import { LoginNotKept } from '#components/account/login-not-kept.tsx'
import { DaysList } from '#components/coverage/days-list.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { PortalHelp } from '#components/portal/portal-help.tsx'
import { PortalPlan } from '#components/portal/portal-plan.tsx'
import { PortalSent } from '#components/portal/portal-sent.tsx'
import { PortalStatus } from '#components/portal/portal-status.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { SharedDeviceSwitch } from '#components/take-along/shared-device-switch.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import { clinicsUrl, medicaidHelpUrl, membersPortalUrl } from '#config/urls.ts'
import { likelyDocuments } from '#domain/account/likely-documents.ts'
import { userDays } from '#domain/account/user-days.ts'
import { applicationStatus, isSentEarlier } from '#domain/account/portal.ts'
import { appliedBasis, appliedOutlook } from '#domain/account/applied-basis.ts'
import { accountFacts, accountPrice, quoteOf } from '#domain/account/quoted-price.ts'
import type { Receipt } from '#domain/account/receipt.ts'
import type { Application } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { yearCountsOf } from '#domain/quote/price-basis.ts'
import { office } from '#content/office.ts'
import { inMedicaid, isPlanPossible } from '#domain/subsidy/credit-outlook.ts'
import { NamedText } from '#components/primitives/named-text.tsx'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { agencyMomentOf } from '#domain/calendar/agency-moment.ts'
import { answerMoment, nextOpening } from '#domain/calendar/business-hours.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { saveFile } from '#lib/save-file.ts'
import { useAccount } from '#state/account.tsx'
import { useQuoteSession } from '#state/quote-session.tsx'
import { useSharedDevice } from '#state/shared-device-choice.ts'
import { usePlanHandover } from '#state/use-handover.ts'

import { PortalSheet } from './portal-sheet.tsx'

export interface PortalHomeProps {
  readonly user: VerifiedUser
  /** The application sent from this device. */
  readonly receipt?: Receipt | undefined
  readonly clock?: Clock
}

/** Returns the first names of the people who apply; none where the profile lacks one of them. */
function applicantNames({ members }: Application): readonly string[] {
  const names = members.filter((member) => member.isApplyingForCoverage).map(({ firstName }) => firstName.trim())
  return names.includes('') ? [] : names
}

/** The screen of `/portal/status`: the user's progress, what was sent, the plan, and the next steps. */
export function PortalHome({ user, receipt, clock = systemClock }: PortalHomeProps) {
  const { t, language } = useTranslation('portal')
  const application = useMemo(() => applicationOf(user), [user])
  const quote = usePlanHandover(user)
  const basis = useMemo(() => quote && appliedBasis(quote, user, application), [quote, user, application])
  const changes = quote?.lifeChanges ?? []
  const credit = { outlook: appliedOutlook(user, application), creditCents: user.monthlySubsidyCents }
  const counts = yearCountsOf({ members: [], outcome: { second: null, said: [] }, ...credit, ...basis })
  const yearNote = useYearBillText(counts)(accountFacts(user)?.year ?? null, basis?.secondCents)
  const { isShared, choose } = useSharedDevice()
  const address = useAddress()
  const search = useSearch()
  const flow = useQuoteSession()
  const session = useAccount()
  const canStart = isPlanPossible(credit.outlook)
  const expected = canStart ? (receipt?.expectedStart ?? null) : null
  const name = (application.members[0].firstName || user.firstName).trim()
  const status = applicationStatus(user)
  const isNew = status === 'notStarted'
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 md:px-6 lg:py-12">
      <PageMeta title={t('portalStatus.title')} description={t('portalStatus.description')} />
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere text-ink-muted">
          {name === '' ? (
            t(isNew ? 'portalStatus.welcomePlain' : 'portalStatus.greetingPlain')
          ) : (
            <NamedText text={t(isNew ? 'portalStatus.welcome' : 'portalStatus.greeting', { name })} names={[name]} />
          )}
        </p>
        <FocusHeading focusKey="portal-status">{t('portalStatus.title')}</FocusHeading>
      </div>
      {'isUnstored' in session && <LoginNotKept />}
      {isSentEarlier(search) && status !== 'notStarted' && status !== 'inProgress' && (
        <Alert tone="info" live="status" title={t('sentEarlier.title')}>
          {t('sentEarlier.text', { phone: agency.phone })}
        </Alert>
      )}
      {status === 'underReview' && flow.phase === 'register' && (
        <Alert tone="info" live="status" title={t('chosenAfter.title')}>
          <NamedText
            text={t('chosenAfter.text', { plan: flow.chosen.plan.name, phone: agency.phone })}
            names={[flow.chosen.plan.name]}
            phone={agency.phone}
          />
        </Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-12 lg:gap-8">
        <div className="grid min-w-0 gap-6 lg:col-span-8">
          <PortalStatus
            status={status}
            submissionId={user.submissionId}
            issuerName={user.plan?.issuerName ?? ''}
            answerBy={answerMoment(receipt?.submittedAt, clock.now(), office.hours)}
            opensAt={nextOpening(clock.now(), office.hours)}
            expectedStart={expected}
            canStart={canStart}
            medicaid={inMedicaid(credit.outlook, basis?.leftToMedicaid?.length)}
            billCents={quoteOf(user)?.billCents}
            phone={agency.phone}
            applicationHref="/lead"
            membersPortalHref={membersPortalUrl}
          />
          <DaysList
            {...userDays(user, {
              today: calendarDay(clock.now()),
              expected,
              canStart,
              changes,
              lastDay: openEnrollmentEnd,
            })}
            isChosen={expected !== null}
            product={agency.name}
            host={new URL(site.siteUrl).host}
            now={() => clock.now()}
            onSave={(file, text) => {
              saveFile(file, 'text/calendar', text)
            }}
          />
          {status === 'underReview' && (
            <PortalSent
              applicants={applicantNames(application)}
              sentAt={agencyMomentOf(receipt?.submittedAt)}
              signing={receipt?.signing ?? null}
              expectedStart={expected}
              reference={user.submissionId}
              documents={likelyDocuments(user, changes, quote?.priceAnswers ?? null)}
              phone={agency.phone}
              contactHref={address('/contact')}
            />
          )}
        </div>
        <div className="grid min-w-0 gap-6 lg:col-span-4">
          <PortalPlan
            plan={user.plan}
            price={accountPrice(user)}
            facts={accountFacts(user)}
            outlook={credit.outlook}
            rests={
              basis && <PriceRestsOn {...basis} medicaidHref={medicaidHelpUrl[language]} clinicsHref={clinicsUrl} />
            }
            yearNote={yearNote}
            monthlySubsidyCents={user.monthlySubsidyCents}
            quoteHref={address('/')}
          />
          <PortalSheet user={user} basis={basis} />
          <PortalHelp phone={agency.phone} contactHref={address('/contact')} />
          <SharedDeviceSwitch isShared={isShared} onChoose={choose} />
        </div>
      </div>
    </div>
  )
}
