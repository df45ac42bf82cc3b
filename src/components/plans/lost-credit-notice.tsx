import { RichText } from '#components/chrome/rich-text.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import type { CreditHousehold } from '#domain/subsidy/credit-at-income.ts'
import { lostCredit } from '#domain/subsidy/lost-credit.ts'
import { formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CreditExplorerWhy } from './credit-explorer/credit-explorer-why.tsx'

export interface LostCreditNoticeProps {
  /** The visitor's yearly income, in whole dollars. */
  readonly annualIncome: number
  /** The facts that give a credit for every income. */
  readonly household: CreditHousehold
  /** Whole months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
}

/** The credit that a household above the income limit loses. Without a loss it renders nothing. */
export function LostCreditNotice({ annualIncome, household, monthsCovered }: LostCreditNoticeProps) {
  const { t, language } = useTranslation('income-explorer')
  const lost = lostCredit(annualIncome, household, monthsCovered)
  if (lost === null) return null
  return (
    <Notice tone="warning" title={t('lost.title', { income: formatDollars(annualIncome, language) })}>
      <div className="grid gap-2 tabular-nums">
        <p>
          <RichText
            text={t('lost.limit', {
              count: household.householdSize,
              limit: formatDollars(lost.incomeLimit, language),
              above: formatDollars(lost.dollarsAbove, language),
            })}
          />{' '}
          <RichText
            text={t(monthsCovered < 12 ? 'lost.creditMonths' : 'lost.credit', {
              count: monthsCovered,
              monthly: formatCentsShort(lost.monthlyCents, language),
              covered: formatCentsShort(lost.coveredCents, language),
            })}
          />
        </p>
        <p>{t('lost.lowers')}</p>
        <Disclosure summary={t('why.title')}>
          <CreditExplorerWhy annualIncome={lost.incomeLimit} household={household} />
        </Disclosure>
      </div>
    </Notice>
  )
}
