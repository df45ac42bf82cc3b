import { Alert } from '#components/primitives/alert.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { YearSwitch } from '#components/plans/year-switch.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { agency } from '#content/agency.ts'
import { type FurtherMarketplace, furtherMarketplace } from '#domain/geo/further-marketplaces.ts'
import type { Results } from '#domain/quote/session.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { CoverageYear } from './coverage-year.ts'
import { useYearChange } from './year-change.tsx'

export interface YearNotOnSaleProps {
  readonly results: Results
  readonly year: CoverageYear
  /** Why the service sells no plan of the year, in its own words; null where no plan of it can start. */
  readonly refusal: string | null
}

/** Replaces the list for a state whose plans only its own marketplace sells. Another year does not help there. */
function SoldElsewhere({
  marketplace: { abbr, stateFullName, name, url },
}: {
  readonly marketplace: FurtherMarketplace
}) {
  const { t, language } = useTranslation('quote-steps')
  const common = useTranslation('common')
  return (
    <Alert
      tone="warning"
      live="alert"
      title={t('ownMarketplaceNotice.title', { state: stateNameIn(language, abbr, stateFullName) })}
      actions={
        <LinkButton tone="outline" size="sm" href={url} external newTabLabel={common.t('externalLink.newTab')}>
          {t('restrictedStateDialog.visit', { marketplace: name })}
        </LinkButton>
      }
    >
      <p>{t('ownMarketplaceNotice.text', { marketplace: name })}</p>
    </Alert>
  )
}

/** Replaces the list of a year in which no plan can start or is sold, until another year is chosen. */
export function YearNotOnSale({ results, year, refusal }: YearNotOnSaleProps) {
  const { t } = useTranslation('plans')
  const { planYear } = results.criteria
  const { change, dialog } = useYearChange(results.criteria, year)
  const hasOther = year.yearsOnSale.some((option) => option.planYear !== planYear)
  const { phone } = agency
  const elsewhere = refusal === null ? undefined : furtherMarketplace(results.criteria.stateAbbreviation, planYear)
  return (
    <div className="grid gap-5">
      <FocusHeading focusKey="results" focusOnMount>
        {t('listPaper.year', { year: planYear })}
      </FocusHeading>
      {elsewhere && <SoldElsewhere marketplace={elsewhere} />}
      {refusal !== null && !elsewhere && (
        <Alert tone="warning" live="alert" title={t('notSold.title', { year: planYear })}>
          <p>{refusal}</p>
          <MarkedText text={t(hasOther ? 'notSold.chooseYear' : 'notSold.call', { phone })} part={phone} as="phone" />
        </Alert>
      )}
      {!elsewhere && <YearSwitch options={year.yearsOnSale} chosen={planYear} onChange={change} />}
      {dialog}
    </div>
  )
}
