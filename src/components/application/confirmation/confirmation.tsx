import { CircleCheck } from 'lucide-react'

import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import type { SiteLanguage } from '#domain/content/language-table.ts'
import { inMedicaid, isPlanPossible } from '#domain/subsidy/credit-outlook.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ConfirmationHalf, type ReceiptFacts } from './confirmation-half.tsx'

export interface ConfirmationProps extends ReceiptFacts {
  /** Name of the applicant. If it is empty, the thanks have no name. */
  readonly name: string
  /**
   * How many people probably have Medicaid or CHIP and don't apply.
   * @default 0
   */
  readonly leftToMedicaid?: number | undefined
}

/** On which sites the summary in English follows the Spanish text (F-70). */
const hasEnglishSummary = { en: true, es: false } as const satisfies Record<SiteLanguage, boolean>

/** Id of the summary, which the link above the screen leads to. */
const englishId = 'in-english'

/**
 * Says that the application has arrived, what was sent, and what comes next. The text is Spanish in either language of
 * the site, and marked as such; the English site adds the same facts in English below it (F-70).
 */
export function Confirmation({ name, ...given }: ConfirmationProps) {
  const canStart = isPlanPossible(given.credit.outlook)
  const medicaid = inMedicaid(given.credit.outlook, given.leftToMedicaid)
  const sent = { ...given, canStart, medicaid, expectedStart: canStart ? given.expectedStart : null }
  const { t, language } = useTranslation('application')
  return (
    <div className="grid gap-6 print:gap-1 print:text-sm">
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
      <ConfirmationHalf area="screen" {...sent}>
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
      </ConfirmationHalf>
      {hasEnglishSummary[language] && (
        <ConfirmationHalf area="summary" id={englishId} {...sent}>
          <h2 className="text-xl font-semibold">{t('confirmationPage.summaryTitle')}</h2>
        </ConfirmationHalf>
      )}
    </div>
  )
}
