import { useMemo } from 'react'
import { Redirect } from 'wouter'

import { Confirmation } from '#components/application/confirmation/confirmation.tsx'
import { DaysList } from '#components/coverage/days-list.tsx'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { isPlanPossible } from '#domain/subsidy/credit-outlook.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { type AccountSession, hasSubmitted } from '#domain/account/account-session.ts'
import { appliedBasis, appliedOutlook } from '#domain/account/applied-basis.ts'
import { accountPrice } from '#domain/account/quoted-price.ts'
import { userDays } from '#domain/account/user-days.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { agency } from '#content/agency.ts'
import { office } from '#content/office.ts'
import { people } from '#content/people.ts'
import { agencyMomentOf } from '#domain/calendar/agency-moment.ts'
import { answerMoment, nextOpening } from '#domain/calendar/business-hours.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { LanguageOfPart } from '#i18n/language-of-part.ts'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { printPage } from '#lib/print-page.ts'
import { saveFile } from '#lib/save-file.ts'
import { useAccount } from '#state/account.tsx'
import { usePlanHandover } from '#state/use-handover.ts'

export interface SubmittedApplicationProps {
  readonly clock?: Clock
}

/** The confirmation of a submitted application; a user without one is sent to the form (F-72). */
export function SubmittedApplication({ clock = systemClock }: SubmittedApplicationProps) {
  const session = useAccount()
  if (session.kind !== 'signedIn') return null
  return hasSubmitted(session) ? <Sent session={session} clock={clock} /> : <Redirect to="/lead" replace />
}

/** The languages of the receipt, in order. They are also the languages of its days (F-70). */
const shownIn = { en: ['es', 'en'], es: ['es'] } as const satisfies Record<Language, readonly Language[]>

interface SentProps {
  readonly session: Extract<AccountSession, { readonly kind: 'signedIn' }>
  readonly clock: Clock
}

function Sent({ session: { user, receipt }, clock }: SentProps) {
  const { t, language } = useTranslation('application')
  const application = useMemo(() => applicationOf(user), [user])
  const quote = usePlanHandover(user)
  const basis = useMemo(() => quote && appliedBasis(quote, user, application), [quote, user, application])
  const changes = quote?.lifeChanges ?? []
  const credit = { outlook: appliedOutlook(user, application), creditCents: user.monthlySubsidyCents }
  const canStart = isPlanPossible(credit.outlook)
  const expected = canStart ? (receipt?.expectedStart ?? null) : null
  return (
    <div className="mx-auto grid max-w-prose gap-8 px-4 py-8 sm:px-6 lg:py-12 print:max-w-none print:gap-0 print:p-0">
      <PageMeta title={t('confirmationPage.title')} description={t('confirmationPage.description')} />
      <Confirmation
        name={fullName(application.members[0])}
        reference={user.submissionId}
        planName={user.plan?.name ?? receipt?.planName ?? ''}
        issuerName={user.plan?.issuerName ?? ''}
        price={accountPrice(user)}
        credit={credit}
        leftToMedicaid={basis?.leftToMedicaid?.length}
        rests={
          basis
            ? (language) => (
                <PriceRestsOn {...basis} medicaidHref={medicaidHelpUrl[language]} clinicsHref={clinicsUrl} />
              )
            : undefined
        }
        expectedStart={receipt?.expectedStart ?? null}
        sentAt={agencyMomentOf(receipt?.submittedAt)}
        signing={receipt?.signing ?? null}
        answerBy={answerMoment(receipt?.submittedAt, clock.now(), office.hours)}
        opensAt={nextOpening(clock.now(), office.hours)}
        callers={{
          agentNames: people.consentAgents,
          callsFrom: people.callsFrom,
          phone: agency.phone,
          email: agency.email,
        }}
        portalHref="/portal/status"
        onPrint={printPage}
      />
      {shownIn[language].map((of) => (
        <LanguageOfPart key={of} value={of}>
          <div lang={of}>
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
          </div>
        </LanguageOfPart>
      ))}
    </div>
  )
}
