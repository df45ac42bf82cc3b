import { ExternalLink } from '#components/primitives/external-link.tsx'
import { medicaidOfficeOf } from '#domain/geo/medicaid-offices.ts'
import { stateName } from '#domain/geo/states.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { type CreditOutlook, isInMedicaid } from '#domain/subsidy/credit-outlook.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

export interface RestsOnLinksProps {
  /** Who in the price probably gets no credit; absent where everybody may. */
  readonly outlook: CreditOutlook | null | undefined
  /**
   * Who probably has Medicaid or CHIP and doesn't apply, by position.
   * @default []
   */
  readonly leftToMedicaid?: readonly number[] | undefined
  /**
   * A child is neither son nor daughter, so Medicaid or CHIP goes by the child's own income (F-110).
   * @default false
   */
  readonly hasOtherRelative?: boolean | undefined
  /** Everyone in the tax household. */
  readonly members: readonly HouseholdMember[]
  /** Abbreviation of the household's state. */
  readonly stateAbbr: string
  /** The federal page on Medicaid in the page's language, for a state without a site in the list. */
  readonly medicaidHref: string
  /** Where to find a clinic that charges by income. Without it there is no link. */
  readonly clinicsHref?: string | undefined
}

/** Leads those who probably have Medicaid or CHIP to where they apply, and those in the coverage gap to a clinic. */
export function RestsOnLinks(props: RestsOnLinksProps) {
  const {
    outlook,
    leftToMedicaid = [],
    hasOtherRelative = false,
    members,
    stateAbbr,
    medicaidHref,
    clinicsHref,
  } = props
  const { t } = useTranslation('plans')
  const common = useTranslation('common')
  const reasons = outlook?.reasons ?? []
  const applying = members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
  const inMedicaid = [
    ...applying.filter((_, at) => isInMedicaid(reasons[at] ?? null)),
    ...members.filter((_, at) => leftToMedicaid.includes(at)),
    ...(hasOtherRelative ? applying.filter(({ role }) => role === 'dependent') : []),
  ]
  const offices = new Set(inMedicaid.flatMap(({ age }) => medicaidOfficeOf(stateAbbr, age) ?? []))
  const newTabLabel = common.t('externalLink.newTab')
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden print:hidden">
      {Array.from(offices, ({ name, url }) => (
        <ExternalLink key={url} href={url} newTabLabel={newTabLabel}>
          <span>{t('outcome.medicaid')}</span> <span {...englishName}>{name}</span>
        </ExternalLink>
      ))}
      {inMedicaid.length > 0 && offices.size === 0 && (
        <ExternalLink href={medicaidHref} newTabLabel={newTabLabel}>
          {t('outcome.medicaidIn', { state: stateName(stateAbbr) })}
        </ExternalLink>
      )}
      {clinicsHref !== undefined && reasons.includes('coverageGap') && (
        <ExternalLink href={clinicsHref} newTabLabel={newTabLabel}>
          {t('outcome.clinics')}
        </ExternalLink>
      )}
    </div>
  )
}
