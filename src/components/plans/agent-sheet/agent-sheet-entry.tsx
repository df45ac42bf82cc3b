import { FileText } from 'lucide-react'

import { FailurePanel } from '#components/chrome/failure-panel.tsx'
import { Button } from '#components/primitives/button.tsx'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { AgentSheetProps } from './agent-sheet.tsx'

const sheetDialog = onDemand(
  () => import('./agent-sheet-dialog.tsx'),
  'agent-sheet',
  'care',
  'coverage-year',
  'household',
  'plans',
  'price-answers',
  'call-failures',
)

export interface AgentSheetEntryProps extends AgentSheetProps {
  /** Whether the sheet is open. The caller keeps the state. */
  readonly open: boolean
  /** Called with the new state. */
  readonly onOpenChange: (open: boolean) => void
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

/** The button that opens the agent's sheet (P-95). The sheet is loaded on intent. */
export function AgentSheetEntry({ open, onOpenChange, ...sheet }: AgentSheetEntryProps) {
  const { t } = useTranslation('agent-sheet')
  const part = useOnDemand(sheetDialog, open)
  const AgentSheetDialog = part.kind === 'ready' ? part.part.AgentSheetDialog : undefined
  const set = (next: boolean) => () => {
    onOpenChange(next)
  }
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        className="justify-self-start print:hidden"
        onClick={set(true)}
        onPointerEnter={sheetDialog.warm}
        onFocus={sheetDialog.warm}
      >
        <FileText aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        {t('entry.open')}
      </Button>
      {open && part.kind === 'failed' && (
        <FailurePanel
          failure={{ kind: 'network', operation: 'pagePart', reason: 'unreachable' }}
          onRetry={sheetDialog.need}
          onClose={set(false)}
        />
      )}
      {AgentSheetDialog && <AgentSheetDialog {...sheet} open={open} onClose={set(false)} onReopen={set(true)} />}
    </>
  )
}
