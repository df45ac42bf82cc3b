import type { ReactNode } from 'react'

import { useBillWords } from '#components/plans/plan-price.tsx'
import { Button } from '#components/primitives/button.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { CompareLetter, planLetters } from './compare-dialog-letter.tsx'
import { roles } from './table-roles.ts'

export interface CompareDialogBarProps {
  /** The compared plans, padded with null. */
  readonly columns: readonly (PlanCardModel | null)[]
  /** In the corner above the rows' headings. A narrow window has no such corner. */
  readonly corner?: ReactNode
  /** Called with the id of the chosen plan. */
  readonly onChoose: (planId: string) => void
}

/**
 * The column headings: letter, company, price, the bill if it differs, and the button that chooses. On a tall enough
 * screen they stay at the top while the rows scroll (P-88).
 */
export function CompareDialogBar({ columns, corner, onChoose }: CompareDialogBarProps) {
  const { t, language } = useTranslation('comparison')
  const plans = useTranslation('plans')
  const billWords = useBillWords()
  return (
    <thead
      {...roles.rowGroup}
      className="-mx-5 -mt-5 block border-b border-border bg-surface ps-4 pe-14 md:table-header-group tall:sticky tall:top-0 tall:z-10 md:tall:border-b-0 print:static print:border-b print:mx-0 print:mt-0 print:table-header-group"
    >
      <tr
        {...roles.row}
        // Below 768 px all columns have the same width, whatever their content.
        className="grid auto-cols-fr grid-flow-col gap-1.5 py-2 md:table-row print:table-row"
      >
        <td
          {...roles.cell}
          className="hidden md:table-cell md:py-2 lg:w-1/5 md:pe-4 md:align-top print:table-cell print:py-0"
        >
          {corner}
          {/* A collapsed border scrolls away with the rows. */}
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 hidden border-b border-border tall:block print:hidden"
          />
        </td>
        {columns.map((plan, place) =>
          plan ? (
            <th
              key={place}
              {...roles.columnHeader}
              // Screen readers read this with each cell of the column, so it is only the name and not the whole
              // heading.
              aria-label={plan.name}
              lang="en"
              className="grid min-w-0 text-start align-top font-normal md:table-cell md:h-px md:px-4 md:py-2 lg:last:pe-10 print:table-cell print:px-2 print:py-0"
            >
              {/* As high as the row, so the buttons are on one line below names of one, two or three lines. */}
              <div lang={language} className="flex h-full flex-col items-start gap-1.5">
                <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 font-display text-sm leading-none font-bold tabular-nums md:text-xl">
                  <CompareLetter place={place} />
                  <span>
                    {formatCents(plan.price.priceCents, language)}
                    <VisuallyHidden> {plans.t('planPrice.unit')}</VisuallyHidden>
                  </span>
                  {billWords(plan.price) !== undefined && (
                    <span className="font-sans text-xs leading-tight font-normal text-ink-muted md:text-sm">
                      {billWords(plan.price)}
                    </span>
                  )}
                </p>
                <p {...englishName} className="text-xs leading-tight wrap-anywhere text-ink-muted md:text-sm">
                  {plan.issuerName}
                </p>
                <Button
                  size="sm"
                  className="mt-auto max-md:w-full max-md:px-1 max-md:text-sm print:hidden"
                  onClick={() => {
                    onChoose(plan.id)
                  }}
                >
                  <span>
                    {t('compareBar.choose', { letter: planLetters[place] ?? '' })}
                    <VisuallyHidden>
                      {' '}
                      <span {...englishName}>{plan.name}</span>
                    </VisuallyHidden>
                  </span>
                </Button>
              </div>
            </th>
          ) : (
            <td key={place} {...roles.cell} className="hidden md:table-cell print:table-cell" />
          ),
        )}
      </tr>
    </thead>
  )
}
