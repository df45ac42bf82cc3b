import { LinkButton } from '#components/primitives/link-button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { LowIncomeHelp } from './low-income-help.tsx'
import { helpOf, type LowIncome, useLowIncomeText, useOneMonth } from './low-income-text.ts'

export interface LowIncomeNoticeProps extends LowIncome {
  /** The heading's level, one below the heading above it. */
  readonly headingLevel: 2 | 3
}

/** Gives the same information as the dialog of the income step, without blocking the visitor. */
export function LowIncomeNotice({ headingLevel, ...lowIncome }: LowIncomeNoticeProps) {
  const { t } = useTranslation('quote-steps')
  const text = useLowIncomeText(lowIncome)
  const oneMonth = useOneMonth(lowIncome)
  return (
    <Notice
      tone="info"
      title={t('lowIncomeDialog.title')}
      headingLevel={headingLevel}
      actions={
        <LinkButton href={lowIncome.medicaidUrl} tone="outline" size="sm">
          {t('lowIncomeDialog.visit')}
        </LinkButton>
      }
    >
      <div className="grid gap-2">
        <p>{text}</p>
        {oneMonth !== null && <p className="font-semibold">{oneMonth.question}</p>}
        <LowIncomeHelp {...helpOf(lowIncome)} />
      </div>
    </Notice>
  )
}
