import { useId, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { Card } from '#components/primitives/card.tsx'
import { Tabs } from '#components/primitives/tabs.tsx'
import { type CreditHousehold, creditAtIncomeCents } from '#domain/subsidy/credit-at-income.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CreditExplorerChanges, type CreditExplorerChangesProps } from './credit-explorer-changes.tsx'
import { CreditExplorerIncome } from './credit-explorer-income.tsx'
import { CreditExplorerPayingBack } from './credit-explorer-paying-back.tsx'

export interface CreditExplorerProps extends Pick<CreditExplorerChangesProps, 'medicareNext' | 'medicareHref'> {
  /** The facts that give a credit for every income: benchmark, state, people of the tax household, plan year. */
  readonly household: CreditHousehold
  /** The visitor's yearly income, in whole dollars. */
  readonly annualIncome: number
  /**
   * The credit of the results, in cents a month. It differs from the formula's by less than two dollars, where the
   * service estimated it.
   */
  readonly shownCreditCents: number
  /** Dependents of the tax household who do not apply. */
  readonly otherDependents: number
  /** Months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
  /** Benchmark premium without the youngest person who applies, in cents a month; null when it is not known. */
  readonly applicantFewerBenchmarkCents: number | null
  /** Benchmark premium with everyone who applies one year older, in cents a month; null when it is not known. */
  readonly oneYearOlderBenchmarkCents: number | null
}

/**
 * What another income, another household and the tax return do to the tax credit. Typed incomes
 * belong to one search: give it a `key` of the search's facts.
 */
export function CreditExplorer(props: CreditExplorerProps) {
  const { household, annualIncome, shownCreditCents, otherDependents, monthsCovered } = props
  const { applicantFewerBenchmarkCents, oneYearOlderBenchmarkCents, medicareNext, medicareHref } = props
  const { t, language } = useTranslation('income-explorer')
  const formulaCents = creditAtIncomeCents(annualIncome, household)
  const [selected, setSelected] = useState('income')
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="font-display text-2xl font-semibold">
        {t('explorer.title')}
      </h2>
      {/* Above the tabs, because each of them shows amounts of the formula. */}
      {shownCreditCents !== formulaCents && (
        <p className="max-w-prose text-sm text-ink-muted">
          <RichText
            text={t('explorer.differs', {
              shown: formatCentsShort(shownCreditCents, language),
              formula: formatCentsShort(formulaCents, language),
            })}
          />
        </p>
      )}
      <Tabs
        label={t('explorer.tabs')}
        selected={selected}
        onSelect={setSelected}
        keepMounted
        items={[
          {
            id: 'income',
            label: t('explorer.income'),
            content: <CreditExplorerIncome {...{ household, annualIncome }} />,
          },
          {
            id: 'changes',
            label: t('explorer.changes'),
            focusable: true,
            content: (
              <CreditExplorerChanges
                medicareNext={medicareNext}
                medicareHref={medicareHref}
                input={{
                  household,
                  annualIncome,
                  otherDependents,
                  applicantFewerBenchmarkCents,
                  oneYearOlderBenchmarkCents,
                }}
              />
            ),
          },
          {
            id: 'payingBack',
            label: t('explorer.payingBack'),
            content: <CreditExplorerPayingBack {...{ household, monthsCovered }} plannedIncome={annualIncome} />,
          },
        ]}
      />
    </Card>
  )
}
