import { useId } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { applicantConfiguration, whoApplies } from '#domain/household/applicant-configuration.ts'
import {
  canShowEveryone,
  isEveryoneCoveredElsewhere,
  needingPlan,
  type PersonHelp,
} from '#domain/subsidy/household-help.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { HouseholdPanelLine } from './household-panel-line.tsx'
import { HouseholdPanelLinks, type HouseholdPanelLinksProps } from './household-panel-links.tsx'
import { HouseholdPanelWhy, type HouseholdPanelWhyProps } from './household-panel-why.tsx'

export interface HouseholdPanelProps extends HouseholdPanelWhyProps, HouseholdPanelLinksProps {
  /** Every person of the tax household, from `#domain/subsidy/household-help.ts`. */
  readonly help: readonly PersonHelp[]
  /** Searches without the people probably covered by Medicaid or CHIP. */
  readonly onWithoutCovered: () => void
  /** Searches for everyone with a known age. */
  readonly onEveryone: () => void
}

interface Action {
  readonly label: string
  readonly onPress: () => void
}

/** Who of the household probably gets what, and prices for those who need a plan. */
export function HouseholdPanel(props: HouseholdPanelProps) {
  const { help, creditCents, onWithoutCovered, onEveryone } = props
  const { t } = useTranslation('eligibility')
  const titleId = useId()
  const needing = needingPlan(help)
  // The prices have a credit by the household's income, though nobody in them gets one.
  const isForNobody = creditCents > 0 && isEveryoneCoveredElsewhere(help)
  const actions: Action[] = []
  if (needing) {
    const count = needing.filter(({ role }) => role === 'dependent').length
    const who = applicantConfiguration(whoApplies(needing))
    actions.push({ label: t(`householdPanel.only.${who}`, { count }), onPress: onWithoutCovered })
  }
  if (canShowEveryone(help)) actions.push({ label: t('householdPanel.everyone'), onPress: onEveryone })
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className="grid gap-3 lg:grid-cols-2 lg:gap-x-8 print:block print:space-y-3 print:break-inside-avoid"
    >
      <div className="grid content-start gap-3">
        <h2 id={titleId} className="text-xl font-semibold">
          {t('householdPanel.title')}
        </h2>
        <ul className="grid gap-1.5">
          {help.map((person, at) => (
            <HouseholdPanelLine key={at} person={person} />
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-3">
        <HouseholdPanelLinks {...props} />
        {needing && <p>{t('householdPanel.counted')}</p>}
        {isForNobody && <p className="font-semibold">{t('householdPanel.countedNobody')}</p>}
        {actions.length > 0 && (
          <div className="flex flex-wrap gap-3 print:hidden">
            {actions.map(({ label, onPress }) => (
              <Button key={label} tone="outline" size="sm" onClick={onPress}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className="lg:col-span-2">
        <HouseholdPanelWhy {...props} />
      </div>
    </Card>
  )
}
