import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { LowIncomeHelp } from './low-income-help.tsx'
import { helpOf, type LowIncome, useLowIncomeText, useOneMonth } from './low-income-text.ts'

export interface LowIncomeDialogProps extends LowIncome {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Sets the income to the minimum and continues. */
  readonly onAdjust: () => void
  /** Continues with the year's income of a stated month, in whole dollars. */
  readonly onUseYear: (annualIncome: number) => void
  /** Called when the dialog is closed in any other way. The income does not change. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
}

/**
 * Tells a household below the state's threshold which help the law offers, and offers to raise the income (Q-55,
 *
 */
export function LowIncomeDialog(props: LowIncomeDialogProps) {
  const { open, minimumIncome, medicaidUrl, onAdjust, onUseYear, onClose, onReopen } = props
  const { t, language } = useTranslation('quote-steps')
  const text = useLowIncomeText(props)
  const oneMonth = useOneMonth(props)
  const minimum = formatDollars(minimumIncome, language)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('lowIncomeDialog.title')}
      closeLabel={t('lowIncomeDialog.close')}
      description={text}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('lowIncomeDialog.close')}
          </Button>
          <Button tone="outline" onClick={onAdjust}>
            {t('lowIncomeDialog.adjust')}
          </Button>
          <LinkButton href={medicaidUrl}>{t('lowIncomeDialog.visit')}</LinkButton>
        </>
      }
    >
      <div className="grid gap-3">
        {oneMonth !== null && (
          <div className="grid justify-items-start gap-2">
            <p className="font-semibold">{oneMonth.question}</p>
            <Button
              tone="outline"
              size="sm"
              onClick={() => {
                onUseYear(oneMonth.annualIncome)
              }}
            >
              {t('lowIncomeDialog.useYear', { year: formatDollars(oneMonth.annualIncome, language) })}
            </Button>
          </div>
        )}
        <LowIncomeHelp {...helpOf(props)} />
        <p>{t('lowIncomeDialog.adjustText', { minimum })}</p>
      </div>
    </Dialog>
  )
}
