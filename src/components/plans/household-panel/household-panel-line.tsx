import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'
import { medicareAt } from '#domain/subsidy/no-credit-reasons.ts'
import type { PersonHelp } from '#domain/subsidy/household-help.ts'
import { formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface HouseholdPanelLineProps {
  /** The person, and the help that is probable. */
  readonly person: PersonHelp
}

function usePersonName({ role, dependentNumber, age }: PersonHelp): string {
  const { t } = useTranslation('eligibility')
  const person =
    role === 'dependent'
      ? t('householdPanel.person.dependent', { number: dependentNumber ?? 1 })
      : t(`householdPanel.person.${role}`)
  if (age === null) return person
  return age === 0 ? t('householdPanel.person.underOne', { person }) : t('householdPanel.person.aged', { person, age })
}

function useHelpText({ help }: PersonHelp): string {
  const { t, language } = useTranslation('eligibility')
  if (help.kind !== 'creditAndSavings') return t(`householdPanel.help.${help.kind}`)
  // The variants for American Indians and Alaska Natives have no percentage.
  if (!savesOnSilverOnly(help.variant)) return t('householdPanel.help.creditAndOtherSavings')
  return t('householdPanel.help.creditAndSavings', { percent: formatPercent(Number(help.variant), language) })
}

/** One person of the household: who, then what is probable. */
export function HouseholdPanelLine({ person }: HouseholdPanelLineProps) {
  const { t } = useTranslation('eligibility')
  const name = usePersonName(person)
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
