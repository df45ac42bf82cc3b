import { Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Face } from '#components/media/face.tsx'
import { CreditOutlookNote, type CreditOutlookNoteProps } from '#components/plans/credit-outlook-note.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { AgencyMoment } from '#domain/calendar/agency-moment.ts'
import type { InMedicaid } from '#domain/subsidy/credit-outlook.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { LanguageOfPart } from '#i18n/language-of-part.ts'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { type ConfirmationArea, type SentFacts, confirmationFacts, languageOf } from './confirmation-facts.ts'
import { type Callers, ConfirmationCalls, ConfirmationSteps, ConfirmationTight } from './confirmation-next.tsx'

/** What both halves of the receipt say. */
export interface ReceiptFacts extends SentFacts {
  /** Reference of the submitted application; null if the service gave none. */
  readonly reference: string | null
  /** The credit in the price, and who probably gets none of it. */
  readonly credit: Pick<CreditOutlookNoteProps, 'outlook' | 'creditCents'>
  /** What the price rests on, in a language; by default only who probably gets no credit. */
  readonly rests?: ((language: Language) => ReactNode) | undefined
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

export interface ConfirmationHalfProps extends ReceiptFacts {
  /** The catalog's part, which also decides the language. */
  readonly area: ConfirmationArea
  /** The half's heading, and the content beside it. */
  readonly children: ReactNode
  /** Id of the half, for the link that leads to it. */
  readonly id?: string | undefined
  /** Whether somebody can probably take the plan. */
  readonly canStart: boolean
  /** Who probably has Medicaid or CHIP. */
  readonly medicaid: InMedicaid
}

/**
 * One half of the receipt. Both halves are this component with the same facts, so neither says less than the other (F-70).
 */
export function ConfirmationHalf({ area, children, id, ...sent }: ConfirmationHalfProps) {
  const { reference, answerBy, callers, credit, rests, portalHref, onPrint } = sent
  const { t } = useTranslation('application')
  const nextId = useId()
  const callsId = useId()
  const language = languageOf[area]
  const facts = confirmationFacts(sent, t, area)
  // The second half has its heading one level lower.
  const Heading = area === 'screen' ? 'h2' : 'h3'
  return (
    <LanguageOfPart value={language}>
      <Card
        as="section"
        padding="lg"
        id={id}
        tabIndex={id === undefined ? undefined : -1}
        lang={language}
        className="grid justify-items-start gap-5 print:gap-0.5 print:p-1"
      >
        {children}
        <div className="max-w-prose text-lg print:text-sm">
          <p>
            {answerBy === null
              ? t(`afterSending.${area}.review`)
              : t(`afterSending.${area}.answerBy`, { moment: formatMoment(answerBy, language) })}
          </p>
          <ConfirmationTight area={area} {...sent} phone={callers.phone} />
        </div>
        {(reference !== null || facts.length > 0) && (
          <dl className="grid w-full gap-2 border-y border-border py-3 print:gap-0 print:py-0">
            {reference !== null && (
              <div>
                <dt className="text-ink-muted">{t(`afterSending.${area}.reference`)}</dt>
                <dd className="text-xl font-bold wrap-anywhere tabular-nums slashed-zero" translate="no">
                  {reference}
                </dd>
              </div>
            )}
            {facts.map(([fact, value]) => (
              <div key={fact} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-muted">{t(`afterSending.${area}.facts.${fact}`)}</dt>
                <dd className="font-semibold wrap-anywhere" {...(fact === 'plan' && englishName)}>
                  {fact === 'sent' ? t(`afterSending.${area}.sentAt`, { moment: value }) : value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {rests?.(language) ?? <CreditOutlookNote {...credit} className="max-w-prose font-semibold" />}
        <section className="grid gap-3 print:gap-0" aria-labelledby={nextId}>
          <Heading id={nextId} className="text-xl font-semibold">
            {t(`afterSending.${area}.nextHeading`)}
          </Heading>
          <ConfirmationSteps area={area} {...sent} />
        </section>
        <section className="grid gap-3 print:gap-0" aria-labelledby={callsId}>
          <div className="flex items-center gap-4">
            <span className="size-14 shrink-0 print:hidden">
              <Face name="agent" alt="" />
            </span>
            <Heading id={callsId} className="text-xl font-semibold">
              {t(`afterSending.${area}.callsHeading`)}
            </Heading>
          </div>
          <ConfirmationCalls area={area} {...callers} />
        </section>
        <p className="max-w-prose print:hidden">{t(`afterSending.${area}.keep`)}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          {/* A page has one filled button, which is that of the first half. */}
          <LinkButton href={portalHref} tone={area === 'screen' ? undefined : 'outline'}>
            {t(`afterSending.${area}.portal`)}
          </LinkButton>
          <Button tone="outline" onClick={onPrint}>
            <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
            {t(`afterSending.${area}.print`)}
          </Button>
        </div>
      </Card>
    </LanguageOfPart>
  )
}
