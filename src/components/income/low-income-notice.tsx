import { LinkButton } from '#components/primitives/link-button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the notice. */
export interface LowIncomeNoticeProps {
  /** Whole dollars a year: what was given. */
  readonly annualIncome: number
  /** Whole dollars a year that the state's threshold asks of such a household. */
  readonly minimumIncome: number
  /** People in the tax household. */
  readonly householdSize: number
  /** The state's full name. */
  readonly state: string
  /** The federal help page about Medicaid. */
  readonly medicaidUrl: string
}

/** Says above the plans what the dialog of the income step says, and stops nobody (spec 1 §4). */
export function LowIncomeNotice({
  annualIncome,
  minimumIncome,
  householdSize,
  state,
  medicaidUrl,
}: LowIncomeNoticeProps) {
  const { t, language } = useTranslation('quote')
  return (
    <Notice
      tone="info"
      title={t('lowIncomeDialog.title')}
      headingLevel={2}
      actions={
        <LinkButton href={medicaidUrl} tone="outline" size="sm">
          {t('lowIncomeDialog.visit')}
        </LinkButton>
      }
    >
      {t('lowIncomeDialog.text', {
        count: householdSize,
        income: formatDollars(annualIncome, language),
        minimum: formatDollars(minimumIncome, language),
        state,
      })}
    </Notice>
  )
}
