import { Ellipsis, Printer } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'

import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PriceSourceLine } from '#components/plans/price-source-line.tsx'
import {
  PriceRestsOn,
  PriceRestsOnChips,
  type PriceRestsOnProps,
} from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { IconButton } from '#components/primitives/icon-button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { Switch } from '#components/primitives/switch.tsx'
import { LanguagesSwitch } from '#components/words/languages-switch.tsx'
import { WithFootnotes } from '#components/words/with-footnotes.tsx'
import { compareTable, differingRows } from '#domain/plans/compare-table.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { compareTerms } from '#domain/plans/plan-terms.ts'
import type { YearView } from '#domain/plans/year-costs.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePhoneColumns, useWideScreen } from '#lib/use-wide-screen.ts'

import { type CompareOwnRow, CompareDialogGrid } from './compare-dialog-grid.tsx'
import { CompareDialogPhone } from './compare-dialog-phone.tsx'
import type { CompareChanges } from './compare-dialog-plans.tsx'
import { CompareDialogChoice } from './compare-dialog-choice.tsx'

export interface CompareDialogProps extends CompareChanges {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called by the close button, Escape, a press outside or the browser's Back. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
  /** The plans to compare, in the order chosen (P-40). */
  readonly plans: readonly PlanCardModel[]
  /**
   * The year that is shown beside the healthy and the bad one.
   * @default healthy
   */
  readonly yearView?: YearView
  /** The year of the plans. */
  readonly planYear: PlanYear
  /** Whose bills the years count; undefined where there is nothing to say (P-67). */
  readonly yearNote?: string | undefined
  /** Rows of the visitor's own doctors and medicines. */
  readonly ownRows: readonly CompareOwnRow[]
  /** Called with the id of the chosen plan. */
  readonly onChoose: (planId: string) => void
  /** What the prices rest on; undefined without their facts. */
  readonly rests?: Omit<PriceRestsOnProps, 'onAsk'> | undefined
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
  /** Beside the print button, such as the button of one page a plan. */
  readonly tools?: ReactNode
  /** On paper above everything: the year, for whom, and the day. */
  readonly paperHead?: ReactNode
  /** Above the table, such as why the pages can't be shown. */
  readonly notice?: ReactNode
  /** Address of the federal Marketplace's site in the page's language. */
  readonly marketplaceHref: string
}

/** Compares plans side by side. The lowest amounts are marked, and equal rows can be hidden (P-41). */
export function CompareDialog(props: CompareDialogProps) {
  const { open, onClose, onReopen, plans, yearView = 'healthy', ownRows, onChoose, onPrint, marketplaceHref } = props
  const { planYear, others, onAdd, onRemove, onSwap, tools, paperHead, notice, rests, yearNote } = props
  const { t } = useTranslation('plans')
  const common = useTranslation('common')
  const comparison = useTranslation('comparison')
  const isPhone = usePhoneColumns()
  const hasCorner = useWideScreen('lg')
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const table = useMemo(() => compareTable(plans, yearView), [plans, yearView])
  const rows = onlyDifferences && !isPhone ? differingRows(table.rows) : table.rows
  const terms = useMemo(() => compareTerms(rows, table.columns), [rows, table])
  const hidden = table.rows.length - rows.length
  const news = hidden > 0 ? t('compareDialog.hidden', { count: hidden }) : t('compareDialog.allDiffer')
  const printing = (
    <>
      <LanguagesSwitch />
      <Button tone="quiet" size="sm" className="-ms-4" onClick={onPrint}>
        <Printer aria-hidden strokeWidth={1.9} className="size-5" />
        {t('compareDialog.print')}
      </Button>
      {tools}
    </>
  )
  const onlyWhatDiffers = (
    <Switch
      label={t('compareDialog.onlyDifferences')}
      checked={onlyDifferences}
      onChange={(event) => {
        setOnlyDifferences(event.target.checked)
      }}
    />
  )
  const chips = rests && (
    <div className="flex flex-wrap gap-1 empty:hidden print:hidden">
      <PriceRestsOnChips {...rests} />
    </div>
  )
  // The corner of a wide table is empty otherwise, so what differs begins higher.
  const corner = hasCorner && (
    <div className="grid justify-items-start gap-2 print:hidden">
      {onlyWhatDiffers}
      {chips}
    </div>
  )
  const changes = { others, onAdd, onRemove, onSwap }
  const tableProps = { table, rows, yearView, planYear, yearNote, ownRows, corner, onChoose, ...changes }
  const basis = rests && (
    <div className="print:text-xs print:leading-none">
      <PriceRestsOn {...rests} />
    </div>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('compareDialog.title')}
      closeLabel={common.t('dialog.close')}
      size="wide"
      isBodyScrolled={isPhone}
      footer={isPhone ? <CompareDialogChoice plans={plans} onChoose={onChoose} /> : undefined}
      headerActions={
        isPhone ? (
          <>
            <IconButton
              label={comparison.t('comparePhone.more')}
              aria-expanded={isMenuOpen}
              className="ms-auto print:hidden"
              onClick={() => {
                setIsMenuOpen(!isMenuOpen)
              }}
            >
              <Ellipsis aria-hidden strokeWidth={1.9} className="size-5" />
            </IconButton>
            {isMenuOpen && <div className="grid w-full justify-items-start gap-1 print:hidden">{printing}</div>}
          </>
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
            {!hasCorner && onlyWhatDiffers}
            {printing}
          </div>
        )
      }
    >
      {paperHead}
      {/* The row of letters and prices overlaps the space above it. */}
      <div className={isPhone ? 'empty:hidden' : 'mb-8 grid gap-3 empty:hidden md:mb-6 print:mb-0'}>
        {notice}
        {!isPhone && !hasCorner && chips}
      </div>
      <LiveRegion text={onlyDifferences && !isPhone ? news : ''} />
      <WithFootnotes terms={terms}>
        {isPhone ? <CompareDialogPhone {...tableProps} /> : <CompareDialogGrid {...tableProps} />}
      </WithFootnotes>
      <div className="mt-4 grid gap-3 print:mt-0 print:gap-0">
        {basis}
        <PriceSourceLine source={plans[0]?.priceSource ?? null} />
        <MarketplaceDisclaimer href={marketplaceHref} />
      </div>
    </Dialog>
  )
}
