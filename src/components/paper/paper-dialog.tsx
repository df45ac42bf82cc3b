import { Printer } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog, type DialogProps } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import type { PaperFacts, PaperPlan } from './plan-paper/paper-facts.ts'
import { PlanPaper } from './plan-paper/plan-paper.tsx'

export interface PaperDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'onReopen' | 'returnFocus'> {
  /** The plans, a sheet for each. */
  readonly sheets: readonly PaperPlan[]
  /** The household, the year and the day of every sheet. */
  readonly facts: PaperFacts
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

/** A preview of the plans' sheets, with the print button. Only the sheets are printed (P-94). */
export function PaperDialog({ sheets, facts, onPrint, ...dialog }: PaperDialogProps) {
  const { t } = useTranslation('paper')
  const count = sheets.length
  return (
    <Dialog
      {...dialog}
      title={t('dialog.title', { count })}
      closeLabel={t('dialog.close')}
      size="wide"
      isHeadPrinted={false}
      footer={
        <>
          <Button tone="outline" onClick={dialog.onClose}>
            {t('dialog.close')}
          </Button>
          <Button onClick={onPrint}>
            <Printer aria-hidden strokeWidth={1.9} className="size-5" />
            {t('dialog.print')}
          </Button>
        </>
      }
    >
      <p className="mb-4 print:hidden">{t('dialog.intro', { count })}</p>
      <div className="grid grid-cols-1 gap-6 print:block">
        {sheets.map((sheet, at) => (
          <PlanPaper
            key={sheet.plan.id}
            {...sheet}
            facts={facts}
            className={cn(
              'rounded-card border border-border p-4 sm:p-6 print:border-0 print:p-0 print:break-inside-avoid',
              at > 0 && 'print:break-before-page',
            )}
          />
        ))}
      </div>
    </Dialog>
  )
}
