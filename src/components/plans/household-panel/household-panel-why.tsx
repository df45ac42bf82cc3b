import type { ReactNode } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import type { PersonHelp } from '#domain/subsidy/household-help.ts'
import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'
import { formatCentsShort, formatDollars, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface HouseholdPanelWhyProps {
  /** Every person of the tax household. */
  readonly help: readonly PersonHelp[]
  /** Yearly income of the household, in whole dollars. */
  readonly annualIncome: number
  /** The income as percent of the poverty level. */
  readonly fplPercent: number
  /** The household's tax credit in cents a month. */
  readonly creditCents: number
  /** The plan year. */
  readonly year: number
  /** The panel's heading, in the line of the button. */
  readonly heading: ReactNode
}

/** The numbers, rules and sources behind the lines, on demand. */
export function HouseholdPanelWhy({
  help,
  annualIncome,
  fplPercent,
  creditCents,
  year,
  heading,
}: HouseholdPanelWhyProps) {
  const { t, language } = useTranslation('eligibility')
  const variants = help.flatMap((person) =>
    person.help.kind === 'creditAndSavings' && savesOnSilverOnly(person.help.variant) ? [person.help.variant] : [],
  )
  const credit = formatCentsShort(creditCents, language)
  const facts = t('householdWhy.facts', {
    count: help.length,
    year,
    income: formatDollars(annualIncome, language),
    percent: formatPercent(fplPercent, language),
  })
  return (
    <Disclosure summary={t('householdWhy.open')} beside={heading} className="-my-2 print:my-0">
      <div className="grid gap-2 text-sm tabular-nums">
        <p>
          <RichText text={facts} />
        </p>
        <p>
          <RichText
            text={creditCents > 0 ? t('householdWhy.credit', { credit }) : t('householdWhy.noCredit', { credit })}
          />
        </p>
        {[...new Set(variants)].map((variant) => (
          <p key={variant}>
            <RichText text={t('householdWhy.savings', { percent: formatPercent(Number(variant), language) })} />
          </p>
        ))}
        {help.some((person) => person.help.kind === 'medicaidChip') && <p>{t('householdWhy.medicaid')}</p>}
        {help.some((person) => person.help.kind === 'medicare') && <p>{t('householdWhy.medicare')}</p>}
        <p className="text-ink-muted">{t('householdWhy.source')}</p>
      </div>
    </Disclosure>
  )
}
