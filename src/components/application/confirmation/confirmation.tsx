import { CircleCheck, Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Face } from '#components/media/face.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { CreditOutlookNote, type CreditOutlookNoteProps } from '#components/plans/credit-outlook-note.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import type { AgencyMoment } from '#domain/calendar/agency-moment.ts'
import type { SiteLanguage } from '#domain/content/language-table.ts'
import { type InMedicaid, inMedicaid, isPlanPossible } from '#domain/subsidy/credit-outlook.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { type SentFacts, confirmationFacts } from './confirmation-facts.ts'
import { type Callers, ConfirmationCalls, ConfirmationSteps, ConfirmationTight } from './confirmation-next.tsx'

export interface ConfirmationProps extends SentFacts {
  /** Name of the applicant. If it is empty, the thanks have no name. */
  readonly name: string
  /** Reference of the submitted application; null if the service gave none. */
  readonly reference: string | null
  /** The credit in the price, and who probably gets none of it. Said in the page's language, once. */
  readonly credit: Pick<CreditOutlookNoteProps, 'outlook' | 'creditCents'>
  /**
   * How many people probably have Medicaid or CHIP and don't apply.
   * @default 0
   */
  readonly leftToMedicaid?: number | undefined
  /** What the price rests on; by default only who probably gets no credit. */
  readonly rests?: ReactNode
  /** The latest moment at which an agent asks for more; null if the time of sending is unknown, or the moment is over. */
  readonly answerBy: AgencyMoment | null
  /** When the agency's phone is answered again; null while it is. */
  readonly opensAt: AgencyMoment | null
  /** Who calls, and how to stop the calls. */
  readonly callers: Callers
  /** Address of the page with the application's status. */
  readonly portalHref: string
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

interface SummaryProps extends Omit<ConfirmationProps, 'name'> {
  /** Whether somebody can probably take the plan. */
  readonly canStart: boolean
  /** Who probably has Medicaid or CHIP. */
  readonly medicaid: InMedicaid
}

/** On which sites the summary in English follows the Spanish text (F-70). */
const hasEnglishSummary = { en: true, es: false } as const satisfies Record<SiteLanguage, boolean>

/** Id of the summary, which the link above the screen leads to. */
const englishId = 'in-english'

/** The screen's facts in English, for readers of the English site. */
function EnglishSummary(props: SummaryProps) {
  const { reference, answerBy, callers, portalHref, onPrint, credit, rests, ...facts } = props
  const { t } = useTranslation('application')
  return (
    <section id={englishId} tabIndex={-1} className="grid gap-3 px-1 print:gap-1">
      <h2 className="text-xl font-semibold">{t('confirmationPage.summaryTitle')}</h2>
      <p className="max-w-prose">
        {t('confirmationPage.summary')}{' '}
        {answerBy !== null && t('confirmationPage.answerBy', { moment: formatMoment(answerBy, 'en') })}
      </p>
      <ConfirmationTight area="summary" {...facts} answerBy={answerBy} phone={callers.phone} />
      <h3 className="text-lg font-semibold print:hidden">{t('afterSending.summary.nextHeading')}</h3>
      <ConfirmationSteps area="summary" {...facts} />
      <h3 className="text-lg font-semibold print:hidden">{t('afterSending.summary.callsHeading')}</h3>
      <ConfirmationCalls area="summary" {...callers} />
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {reference !== null && (
          <p>
            <NamedText text={t('confirmationPage.summaryReference', { reference })} names={[reference]} />
          </p>
        )}
        {confirmationFacts(facts, t, 'summary', 'en').map(([fact, value]) => (
          <p key={fact}>{t(`confirmationPage.facts.${fact}`, { value })}</p>
        ))}
      </div>
      {rests ?? <CreditOutlookNote {...credit} className="max-w-prose font-semibold" />}
      <p className="max-w-prose print:hidden">{t('afterSending.summary.keep')}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton href={portalHref} tone="outline">
          {t('afterSending.summary.portal')}
        </LinkButton>
        <Button tone="outline" onClick={onPrint}>
          <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
          {t('afterSending.summary.print')}
        </Button>
      </div>
    </section>
  )
}

/**
 * Says that the application has arrived, what was sent, and what comes next. The text is Spanish in either language of
 * the site, and marked as such; the English site adds a summary in English below (F-70).
 */
export function Confirmation({ name, portalHref, onPrint, ...given }: ConfirmationProps) {
  const { reference, answerBy, callers, credit, rests } = given
  const canStart = isPlanPossible(credit.outlook)
  const medicaid = inMedicaid(credit.outlook, given.leftToMedicaid)
  const sent = { ...given, canStart, medicaid, expectedStart: canStart ? given.expectedStart : null }
  const { t, language } = useTranslation('application')
  const nextId = useId()
  const callsId = useId()
  const facts = confirmationFacts(sent, t, 'screen', 'es')
  return (
    <div className="grid gap-6 print:gap-3 print:text-sm">
      {hasEnglishSummary[language] && (
        <p className="print:hidden">
          <a
            href={`#${englishId}`}
            className="inline-flex min-h-target items-center font-semibold text-primary underline"
          >
            {t('confirmationPage.jump')}
          </a>
        </p>
      )}
      <Card as="section" padding="lg" lang="es" className="grid justify-items-start gap-5 print:gap-3 print:p-2">
        <CircleCheck aria-hidden strokeWidth={1.6} className="size-12 text-success print:hidden" />
        <div className="grid gap-2">
          <FocusHeading focusKey="confirmation" focusOnMount>
            {t('confirmation.title')}
          </FocusHeading>
          <p className="text-xl font-semibold wrap-anywhere">
            {name === '' ? (
              t('confirmation.thanks')
            ) : (
              <NamedText text={t('confirmation.thanksNamed', { name })} names={[name]} />
            )}
          </p>
        </div>
        <div className="max-w-prose text-lg print:text-sm">
          <p>{t('confirmation.review')}</p>
          {answerBy !== null && (
            <p className="font-semibold">{t('confirmation.answerBy', { moment: formatMoment(answerBy, 'es') })}</p>
          )}
          <ConfirmationTight area="screen" {...sent} phone={callers.phone} />
        </div>
        {(reference !== null || facts.length > 0) && (
          <dl className="grid w-full gap-2 border-y border-border py-3 print:gap-0 print:py-1">
            {reference !== null && (
              <div>
                <dt className="text-ink-muted">{t('confirmation.reference')}</dt>
                <dd className="text-xl font-bold wrap-anywhere tabular-nums slashed-zero" translate="no">
                  {reference}
                </dd>
              </div>
            )}
            {facts.map(([fact, value]) => (
              <div key={fact} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-muted">{t(`confirmation.facts.${fact}`)}</dt>
                <dd className="font-semibold wrap-anywhere" {...(fact === 'plan' && englishName)}>
                  {fact === 'sent' ? t('confirmation.sentAt', { moment: value }) : value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {/* The summary has it in English. */}
        {!hasEnglishSummary[language] &&
          (rests ?? <CreditOutlookNote {...credit} className="max-w-prose font-semibold" />)}
        <section className="grid gap-3 print:gap-1" aria-labelledby={nextId}>
          <h2 id={nextId} className="text-xl font-semibold">
            {t('confirmation.nextHeading')}
          </h2>
          <ConfirmationSteps area="screen" {...sent} />
        </section>
        <section className="grid gap-3 print:gap-1" aria-labelledby={callsId}>
          <div className="flex items-center gap-4">
            <span className="size-14 shrink-0 print:hidden">
              <Face name="agent" alt="" />
            </span>
            <h2 id={callsId} className="text-xl font-semibold">
              {t('confirmation.callsHeading')}
            </h2>
          </div>
          <ConfirmationCalls area="screen" {...callers} />
        </section>
        <p className="max-w-prose print:hidden">{t('afterSending.screen.keep')}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <LinkButton href={portalHref}>{t('confirmation.portal')}</LinkButton>
          <Button tone="outline" onClick={onPrint}>
            <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
            {t('confirmation.print')}
          </Button>
        </div>
      </Card>
      {hasEnglishSummary[language] && <EnglishSummary {...sent} portalHref={portalHref} onPrint={onPrint} />}
    </div>
  )
}
