import { TermLabel } from '#components/words/term-label.tsx'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'
import { safeTelHref } from '#lib/outside-phone-link.ts'

import { PlanSheetFacts } from './plan-sheet-facts.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetCompanyProps {
  /** The plan's official id. */
  readonly planId: string
  /** The year of the plan. */
  readonly planYear: PlanYear
  /** The company's name. */
  readonly issuerName: string
  /** The company's numbers; one missing in the answer is null. */
  readonly details: Pick<DetailedPlan, 'phone' | 'tty'>
}

/** A phone number that can be dialled, if it is one. */
function Phone({ number }: { readonly number: string | null }) {
  const { t } = useTranslation('plan-page')
  if (number === null) return <>{t('planSheet.notGiven')}</>
  const href = safeTelHref(number)
  return href === null ? (
    <>{number}</>
  ) : (
    <a
      href={href}
      className="-my-2 inline-flex min-h-target items-center text-primary tabular-nums print:my-0 print:min-h-0 underline hover:text-primary-strong"
    >
      {number}
    </a>
  )
}

/** The company with its phone and TTY, and the plan's id to quote when asking. */
export function PlanSheetCompany({ planId, planYear, issuerName, details }: PlanSheetCompanyProps) {
  const { t } = useTranslation('plan-page')
  return (
    <PlanSheetSection section="company">
      <p {...englishName} className="font-semibold wrap-anywhere print:hidden">
        {issuerName}
      </p>
      <PlanSheetFacts
        facts={[
          {
            key: 'phone',
            term: <TermLabel text={(of) => of('plan-page')('company.phone')} />,
            value: <Phone number={details.phone} />,
          },
          {
            key: 'tty',
            term: <TermLabel text={(of) => of('plan-page')('company.tty')} />,
            value: <Phone number={details.tty} />,
          },
          { key: 'id', term: <TermLabel text={(of) => of('plan-page')('company.planId')} />, value: planId },
        ]}
      />
      <p className="max-w-prose text-sm text-ink-muted print:hidden">{t('company.questions')}</p>
      <p className="max-w-prose text-xs text-ink-muted">{t('company.source', { year: planYear })}</p>
    </PlanSheetSection>
  )
}
