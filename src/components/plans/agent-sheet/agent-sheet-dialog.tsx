import { Printer } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheet, type AgentSheetProps } from './agent-sheet.tsx'

/**
 * Sets the document's title during printing, because browsers name a saved PDF after it, and restores it afterwards.
 * `null` leaves the title as it is.
 */
function usePrintTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    let kept: string | null = null
    const rename = () => {
      kept ??= document.title
      document.title = title
    }
    const restore = () => {
      if (kept !== null) document.title = kept
      kept = null
    }
    window.addEventListener('beforeprint', rename)
    window.addEventListener('afterprint', restore)
    return () => {
      restore()
      window.removeEventListener('beforeprint', rename)
      window.removeEventListener('afterprint', restore)
    }
  }, [title])
}

export interface AgentSheetDialogProps extends AgentSheetProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called by the close button, Escape, a press outside or the browser's Back. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

/** The agent's sheet in a dialog. While it is open, the browser prints only the sheet. */
export function AgentSheetDialog({ open, onClose, onReopen, onPrint, ...sheet }: AgentSheetDialogProps) {
  const { t } = useTranslation('agent-sheet')
  const { zipCode: zip, planYear: year } = sheet.handover.criteria
  usePrintTitle(open ? t('dialog.fileName', { zip, year }) : null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      size="wide"
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
      footer={
        <Button onClick={onPrint}>
          <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
          {t('dialog.print')}
        </Button>
      }
    >
      <p className="mb-4 max-w-prose text-ink-muted print:hidden">{t('dialog.lead')}</p>
      <AgentSheet {...sheet} />
    </Dialog>
  )
}
