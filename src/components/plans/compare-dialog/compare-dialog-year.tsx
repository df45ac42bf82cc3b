import { useState } from 'react'

import { Disclosure } from '#components/primitives/disclosure.tsx'
import { YearSumNotes, YearSumTable } from '#components/plans/year-sum.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { CompareLetter } from './compare-dialog-letter.tsx'
import { roles } from './table-roles.ts'

export interface CompareDialogYearProps {
  /** The compared plans, padded with null. */
  readonly columns: readonly (PlanCardModel | null)[]
  /** The year of the plans. */
  readonly planYear: PlanYear
  /** Whose bills the years count; undefined where there is nothing to say (P-67). */
  readonly yearNote?: string | undefined
}

/** Notes below the plans' yearly costs: what they leave out and, on demand, how each is calculated (P-88). */
export function CompareDialogYear({ columns, planYear, yearNote }: CompareDialogYearProps) {
  const { t } = useTranslation('comparison')
  const costs = useTranslation('year-costs')
  const [isOpen, setIsOpen] = useState(false)
  const summed = columns.map((plan) =>
    plan?.year ? { plan, year: plan.year, hasExtraSavings: plan.extraSavings } : null,
  )
  return (
    <tr {...roles.row} className="block border-b border-border md:table-row print:table-row">
      <td
        {...roles.cell}
        colSpan={columns.length + 1}
        className="block pt-3 pb-1 text-sm md:table-cell print:table-cell print:py-0 print:text-xs"
      >
        <Disclosure
          summary={costs.t('yearWhy.open')}
          open={isOpen}
          onOpenChange={setIsOpen}
          beside={
            <p className="max-w-prose text-ink-muted">
              {t('compareYear.notCounted')} <span className="print:hidden">{yearNote}</span>
            </p>
          }
        >
          {isOpen && (
            <div className="print:hidden">
              <div className="grid gap-x-8 gap-y-5 md:auto-cols-fr md:grid-flow-col">
                {summed.map(
                  (each, place) =>
                    each && (
                      <div key={each.plan.id} className="grid content-start gap-2">
                        <p className="flex items-baseline gap-2 font-semibold">
                          <CompareLetter place={place} />
                          <span {...englishName} className="min-w-0">
                            {each.plan.name}
                          </span>
                        </p>
                        <YearSumTable year={each.year} />
                      </div>
                    ),
                )}
                {/* A missing plan leaves its column empty. */}
                {summed.flatMap((each, place) => (each ? [] : <div key={place} className="max-md:hidden" />))}
              </div>
              <div className="mt-3">
                <YearSumNotes years={summed.filter((each) => each !== null)} planYear={planYear} />
              </div>
            </div>
          )}
        </Disclosure>
      </td>
    </tr>
  )
}
