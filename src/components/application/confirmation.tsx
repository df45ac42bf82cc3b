import { CircleCheck, Printer } from 'lucide-react'
import { useId } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { CalendarDay, TimeOfDay } from '#domain/calendar/calendar-day.ts'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents, formatClock, formatLongDate } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The applicant's next steps until coverage starts, in order. */
const whatIsNext = ['documents', 'premium', 'coverage'] as const

export interface ConfirmationProps {
  /** Name of the applicant. If it is empty, the thanks have no name. */
  readonly name: string
  /** Reference of the submitted application; null if the service gave none. */
  readonly reference: string | null
  /** Name of the chosen plan; empty if none was chosen. */
  readonly planName: string
  /** The plan's monthly price for the applicant; null if unknown. */
  readonly price: Pick<ShownPrice, 'priceCents' | 'billCents'> | null
  /** When the service confirmed the application, in the agency's time; null if unknown. */
  readonly sentAt: { readonly day: CalendarDay; readonly time: TimeOfDay } | null
  /** The insurance company of the chosen plan; empty if no plan was chosen. */
  readonly issuerName: string
  /** The last day on which an agent asks for more; null if the time of sending is unknown, or the day is over. */
  readonly answerBy: CalendarDay | null
  /** Address of the page with the application's status. */
  readonly portalHref: string
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

/** Returns the known facts of what was sent and when, each with its name and value. */
function sentFacts({ planName, issuerName, price, sentAt }: ConfirmationProps, language: Language) {
  return [
    planName !== '' && (['plan', [planName, issuerName].filter((name) => name !== '').join(', ')] as const),
    price !== null && (['price', formatCents(price.priceCents, language)] as const),
    price !== null &&
      price.billCents !== price.priceCents &&
      (['bill', formatCents(price.billCents, language)] as const),
    sentAt !== null &&
      (['sent', [formatLongDate(sentAt.day, language), formatClock(sentAt.time, language)].join(', ')] as const),
  ].filter((fact) => fact !== false)
}

/**
 * Says that the application has arrived. The text is Spanish in either language of the site, and marked as such; the
 * English site adds a short summary in English below (F-70).
 */
export function Confirmation(props: ConfirmationProps) {
  const { name, reference, issuerName, answerBy, portalHref, onPrint } = props
  const { t, language } = useTranslation('application')
  const nextId = useId()
  const facts = sentFacts(props, 'es')
  return (
    <div className="grid gap-6 print:gap-3">
      <Card as="section" padding="lg" lang="es" className="grid justify-items-start gap-5 print:gap-3">
        <CircleCheck aria-hidden strokeWidth={1.6} className="size-12 text-success print:hidden" />
        <div className="grid gap-2">
          <FocusHeading focusKey="confirmation" focusOnMount>
            {t('confirmation.title')}
          </FocusHeading>
          <p className="text-xl font-semibold wrap-anywhere">
            {name === '' ? t('confirmation.thanks') : t('confirmation.thanksNamed', { name })}
          </p>
        </div>
        <div className="max-w-prose text-lg print:text-base">
          <p>{t('confirmation.review')}</p>
          {answerBy !== null && (
            <p className="font-semibold">{t('confirmation.answerBy', { date: formatLongDate(answerBy, 'es') })}</p>
          )}
        </div>
        {(reference !== null || facts.length > 0) && (
          <dl className="grid w-full gap-2 border-y border-border py-3">
            {reference !== null && (
              <div>
                <dt className="text-ink-muted">{t('confirmation.reference')}</dt>
                <dd className="text-xl font-bold wrap-anywhere tabular-nums slashed-zero">{reference}</dd>
              </div>
            )}
            {facts.map(([fact, value]) => (
              <div key={fact} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-muted">{t(`confirmation.facts.${fact}`)}</dt>
                <dd className="font-semibold wrap-anywhere" {...(fact === 'plan' && { lang: 'en' })}>
                  {fact === 'sent' ? t('confirmation.sentAt', { moment: value }) : value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <section className="grid gap-3" aria-labelledby={nextId}>
          <h2 id={nextId} className="text-xl font-semibold">
            {t('confirmation.nextHeading')}
          </h2>
          <ol className="grid max-w-prose list-decimal gap-2 ps-6 print:gap-1">
            {whatIsNext.map((step) => (
              <li key={step}>{t(`confirmation.next.${step}`, { company: issuerName || t('confirmation.company') })}</li>
            ))}
          </ol>
        </section>
        <div className="flex flex-wrap gap-3 print:hidden">
          <LinkButton href={portalHref}>{t('confirmation.portal')}</LinkButton>
          <Button tone="outline" onClick={onPrint}>
            <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
            {t('confirmation.print')}
          </Button>
        </div>
      </Card>
      {language === 'en' && (
        <section className="grid gap-1 px-1">
          <h2 className="text-xl font-semibold">{t('confirmationPage.summaryTitle')}</h2>
          <p className="max-w-prose">
            {t('confirmationPage.summary')}{' '}
            {answerBy !== null && t('confirmationPage.answerBy', { date: formatLongDate(answerBy, language) })}
          </p>
          <ol className="grid max-w-prose list-decimal gap-1 ps-6">
            {whatIsNext.map((step) => (
              <li key={step}>
                {t(`confirmationPage.next.${step}`, { company: issuerName || t('confirmationPage.company') })}
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {reference !== null && <p>{t('confirmationPage.summaryReference', { reference })}</p>}
            {sentFacts(props, language).map(([fact, value]) => (
              <p key={fact}>{t(`confirmationPage.facts.${fact}`, { value })}</p>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
