import { useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { LowIncomeHelp } from './low-income-help.tsx'
import { helpOf, type LowIncome, useLowIncomeText, useOneMonthText } from './low-income-text.ts'

export interface LowIncomeDialogProps extends LowIncome {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Sets the income to the minimum and continues. */
  readonly onAdjust: () => void
  /** Called when the dialog is closed in any other way. The income does not change. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
}

/** Tells a household below the state's threshold what the law has for it, and offers to raise the income. */
export function LowIncomeDialog(props: LowIncomeDialogProps) {
  const { open, minimumIncome, medicaidUrl, onAdjust, onClose, onReopen } = props
  const { t, language } = useTranslation('quote-steps')
  const close = useRef<HTMLButtonElement>(null)
  const text = useLowIncomeText(props)
  const oneMonth = useOneMonthText(props)
  const minimum = formatDollars(minimumIncome, language)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('lowIncomeDialog.title')}
      closeLabel={t('lowIncomeDialog.close')}
      description={text}
      initialFocus={close}
      footer={
        <>
          <Button ref={close} tone="quiet" onClick={onClose}>
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
        {oneMonth !== null && <p className="font-semibold">{oneMonth}</p>}
        <LowIncomeHelp {...helpOf(props)} />
        <p>{t('lowIncomeDialog.adjustText', { minimum })}</p>
      </div>
    </Dialog>
  )
}
