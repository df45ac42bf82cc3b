import { namedPeople, usePersonName } from '#components/household/use-person-name.ts'
import { ExternalLink } from '#components/primitives/external-link.tsx'
import type { HouseholdMember } from '#domain/household/member.ts'
import { affordableOfferCents, mostTobaccoCents } from '#domain/subsidy/price-law.ts'
import type { Said } from '#domain/subsidy/price-outcome.ts'
import { statusLaw } from '#domain/subsidy/status-law.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCentsShort, formatPercent } from '#i18n/format.ts'
import { peopleList } from '#i18n/people-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

/** The national line against violence at home, which is open day and night, also in Spanish. */
const safePhone = '1-800-799-7233'

export interface RestsOnDetailsProps {
  /** What is said, and of whom. */
  readonly said: readonly Said[]
  /** Everyone in the tax household. */
  readonly members: readonly HouseholdMember[]
  /** Yearly income of the household, in whole dollars. */
  readonly annualIncome: number
  /** The plan year. */
  readonly year: PlanYear
  /** The plan's price before the tax credit, in cents a month; without a plan the sentence of tobacco has no amount. */
  readonly premiumCents?: number | undefined
  /** Where to find a clinic that charges by income, for who probably can't enroll. Without it there is no link, as on paper. */
  readonly clinicsHref?: string | undefined
}

/** Says what each answer means, with the people it is about where it is not about all. */
export function RestsOnDetails(props: RestsOnDetailsProps) {
  const { said, members, annualIncome, year, premiumCents, clinicsHref } = props
  const { t, language } = useTranslation('plans')
  const common = useTranslation('common')
  const nameOf = usePersonName()
  const people = namedPeople(members)
  const applying = members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage).length
  const namesOf = (who: readonly number[]) =>
    peopleList(
      who.flatMap((at) => {
        const person = people[at]
        return person ? [nameOf(person)] : []
      }),
      language,
    )
  return (
    <ul className="grid gap-2 print:gap-0.5">
      {said.map(({ id, who }) => (
        <li
          key={id}
          className="forced-border rounded-lg border border-accent-soft bg-accent-wash px-4 py-3 print:px-2 print:py-0.5"
        >
          {who.length < applying && <strong>{t('outcome.named', { people: namesOf(who) })} </strong>}
          <span>
            {id === 'tobacco' && premiumCents !== undefined && who.length === applying
              ? t('outcome.detail.tobaccoExtra', {
                  full: formatCentsShort(premiumCents, language),
                  extra: formatCentsShort(mostTobaccoCents(premiumCents, year), language),
                })
              : t(`outcome.detail.${id}`, {
                  amount: formatCentsShort(affordableOfferCents(annualIncome, year), language),
                  percent: formatPercent(100, language),
                  year: statusLaw.fromPlanYear,
                })}
          </span>
          {id === 'daca' && clinicsHref !== undefined && (
            <span className="block print:hidden">
              <ExternalLink href={clinicsHref} newTabLabel={common.t('externalLink.newTab')}>
                {t('outcome.clinics')}
              </ExternalLink>
            </span>
          )}
          {id === 'marriedApart' && (
            <span className="block">
              {t('outcome.safeLine')}{' '}
              <a
                href={telHref(safePhone)}
                className="font-semibold whitespace-nowrap text-primary underline underline-offset-4"
              >
                {safePhone}
              </a>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
