import { Fragment } from 'react'

import { ExternalLink } from '#components/primitives/external-link.tsx'
import { type MedicaidOffice, medicaidOfficeOf } from '#domain/geo/medicaid-offices.ts'
import { stateName } from '#domain/geo/states.ts'
import { medicareOfAges } from '#domain/subsidy/no-credit-reasons.ts'
import type { PersonHelp } from '#domain/subsidy/household-help.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

export interface HouseholdPanelLinksProps {
  /** Every person of the tax household. */
  readonly help: readonly PersonHelp[]
  /** The state of the search, such as "FL". */
  readonly stateAbbr: string
  /** The federal page on Medicaid and CHIP in the page's language, for a state without a site in the list. */
  readonly medicaidHref: string
  /** The federal page on the coverage gap in the page's language. */
  readonly coverageGapHref: string
  /** The federal page on when Medicare begins, in the page's language. */
  readonly medicareHref: string
}

/** Returns the state's sites for the people, each once. */
function officesFor(people: readonly PersonHelp[], stateAbbr: string): readonly MedicaidOffice[] {
  const offices = people.flatMap(({ age }) => medicaidOfficeOf(stateAbbr, age) ?? [])
  return offices.filter((office, at) => offices.indexOf(office) === at)
}

/**
 * Links to apply for Medicaid and CHIP, and to pages on the coverage gap and on Medicare. Without a probable one
 * it renders nothing.
 */
export function HouseholdPanelLinks(props: HouseholdPanelLinksProps) {
  return (
    <>
      <MedicaidLinks {...props} />
      <MedicareLink {...props} />
    </>
  )
}

function MedicareLink({ help, medicareHref }: HouseholdPanelLinksProps) {
  const { t } = useTranslation('eligibility')
  const common = useTranslation('common')
  if (medicareOfAges(help.map(({ age }) => age)) === null) return null
  return (
    <p className="mt-1">
      <span>{t('householdPanel.medicare')}</span>{' '}
      <ExternalLink href={medicareHref} newTabLabel={common.t('externalLink.newTab')} className="py-2.5 font-semibold">
        {t('householdPanel.medicarePage')}
      </ExternalLink>
    </p>
  )
}

function MedicaidLinks({ help, stateAbbr, medicaidHref, coverageGapHref }: HouseholdPanelLinksProps) {
  const { t } = useTranslation('eligibility')
  const common = useTranslation('common')
  const newTabLabel = common.t('externalLink.newTab')
  const asking = help.filter(({ help: { kind } }) => kind === 'medicaidChip' || kind === 'coverageGap')
  if (asking.length === 0) return null
  const state = stateName(stateAbbr)
  const offices = officesFor(asking, stateAbbr)
  return (
    <>
      {help.some((person) => person.help.kind === 'coverageGap') && (
        <p className="mb-1">
          {t('householdPanel.gap', { state })}{' '}
          <ExternalLink href={coverageGapHref} newTabLabel={newTabLabel}>
            {t('householdPanel.gapPage')}
          </ExternalLink>
        </p>
      )}
      <p className="inline">
        {t('householdPanel.apply')}{' '}
        {offices.map(({ name, url }, at) => (
          <Fragment key={url}>
            {at > 0 && ' · '}
            <ExternalLink href={url} newTabLabel={newTabLabel} className="py-2.5 font-semibold">
              <span {...englishName}>{name}</span>
            </ExternalLink>
          </Fragment>
        ))}
        {offices.length === 0 && (
          <ExternalLink href={medicaidHref} newTabLabel={newTabLabel} className="py-2.5 font-semibold">
            {t('householdPanel.federalPage', { state })}
          </ExternalLink>
        )}
      </p>
    </>
  )
}
