import { useId, useLayoutEffect, useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { usePersonName } from '#components/household/use-person-name.ts'
import { applicantConfiguration, whoApplies } from '#domain/household/applicant-configuration.ts'
import type { OutlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'
import {
  canShowEveryone,
  isAnyoneLeftOut,
  isEveryoneCoveredElsewhere,
  needingPlan,
  type PersonHelp,
} from '#domain/subsidy/household-help.ts'
import { medicareAt } from '#domain/subsidy/no-credit-reasons.ts'
import { formatCentsShort, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { HouseholdPanelLinks, type HouseholdPanelLinksProps } from './household-panel-links.tsx'
import { HouseholdPanelWhy, type HouseholdPanelWhyProps } from './household-panel-why.tsx'

interface HouseholdPanelLineProps {
  /** The person, and the help that is probable. */
  readonly person: PersonHelp
}

function useHelpText({ help }: PersonHelp): string {
  const { t, language } = useTranslation('eligibility')
  if (help.kind !== 'creditAndSavings') return t(`householdPanel.help.${help.kind}`)
  // The variants for American Indians and Alaska Natives have no percentage.
  if (!savesOnSilverOnly(help.variant)) return t('householdPanel.help.creditAndOtherSavings')
  return t('householdPanel.help.creditAndSavings', { percent: formatPercent(Number(help.variant), language) })
}

/** One person of the household: who, then what is probable. */
function HouseholdPanelLine({ person }: HouseholdPanelLineProps) {
  const { t } = useTranslation('eligibility')
  const name = usePersonName()(person)
  const text = useHelpText(person)
  const isLeftOut = !person.isApplyingForCoverage && person.help.kind !== 'notApplying'
  const isMedicareLater = medicareAt(person.age) === 'later' && person.isApplyingForCoverage
  return (
    <li>
      <strong>{name}</strong> <span>· {text}</span>
      {isMedicareLater && <span> · {t('householdPanel.medicareAt65')}</span>}
      {isLeftOut && <span> · {t('householdPanel.notInPrices')}</span>}
    </li>
  )
}

export interface HouseholdPanelProps extends Omit<HouseholdPanelWhyProps, 'heading'>, HouseholdPanelLinksProps {
  /** Every person of the tax household, from `#domain/subsidy/household-help.ts`. */
  readonly help: readonly PersonHelp[]
  /** What is said of the credit in the prices; null where nothing is. */
  readonly statement?: OutlookStatement['kind'] | null
  /** Searches without the people probably covered by Medicaid, CHIP or Medicare. */
  readonly onWithoutCovered: () => void
  /** Searches for everyone with a known age. */
  readonly onEveryone: () => void
  /**
   * Returns whether the panel takes the focus when it appears. It does after a search that one of its buttons started.
   */
  readonly takesFocus?: (() => boolean) | undefined
}

/** The sentence on the credit of the people left in the prices, by what is said of that credit. */
const othersText = {
  nobody: 'householdPanel.countedOthersNobody',
  lower: 'householdPanel.countedOthersLower',
  unknown: 'householdPanel.countedOthersLower',
  shared: 'householdPanel.countedOthers',
} as const satisfies Record<OutlookStatement['kind'], string>

interface Action {
  readonly label: string
  readonly onPress: () => void
}

/** The help that each person of the household probably gets, and prices for those who need a plan. */
export function HouseholdPanel(props: HouseholdPanelProps) {
  const { help, creditCents, statement, onWithoutCovered, onEveryone, takesFocus } = props
  const { t, language } = useTranslation('eligibility')
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  // This must run before the paint, like `FocusHeading`.
  useLayoutEffect(() => {
    if (takesFocus?.() === true) (buttons.current?.querySelector('button') ?? heading.current)?.focus()
  }, [takesFocus])
  const needing = needingPlan(help)
  // The prices contain a credit based on the household's income, although nobody in them gets one.
  const isForNobody = creditCents > 0 && isEveryoneCoveredElsewhere(help)
  const isForOthers = creditCents > 0 && needing === null && !isForNobody && isAnyoneLeftOut(help)
  const inPrices = help.filter(({ isApplyingForCoverage }) => isApplyingForCoverage).length
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
      className="grid gap-2 sm:py-3.5 print:block print:space-y-4 print:break-inside-avoid"
    >
      <HouseholdPanelWhy
        {...props}
        heading={
          <h2 id={titleId} ref={heading} tabIndex={-1} className="text-lg font-semibold">
            {t('householdPanel.title')}
          </h2>
        }
      />
      <ul className="grid gap-1 leading-snug">
        {help.map((person, at) => (
          <HouseholdPanelLine key={at} person={person} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-field-md text-sm leading-snug">
          {isForNobody && <p className="mb-1 font-semibold">{t('householdPanel.countedNobody')}</p>}
          {isForOthers && (
            <p className="mb-1">
              {t(othersText[statement ?? 'shared'], {
                count: inPrices,
                credit: formatCentsShort(creditCents, language),
              })}
            </p>
          )}
          {needing && <p className="inline">{t('householdPanel.counted')}</p>} <HouseholdPanelLinks {...props} />
        </div>
        {actions.length > 0 && (
          <div ref={buttons} className="flex flex-wrap gap-2 print:hidden">
            {actions.map(({ label, onPress }, at) => (
              // The key is the position, so a button that replaces another keeps the focus.
              <Button key={at} tone="outline" size="sm" onClick={onPress}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}
