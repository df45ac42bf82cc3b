import { FailurePanel } from '#components/chrome/failure-panel.tsx'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'

import type { SixThingsProps } from './six-things.tsx'

const sixThings = onDemand(() => import('./six-things.tsx'), 'price-answers', 'call-failures')

export interface SixThingsEntryProps extends Omit<SixThingsProps, 'onClose' | 'onReopen'> {
  /** Called with the new state. The caller keeps it. */
  readonly onOpenChange: (open: boolean) => void
}

/** The dialog of the six questions, which is loaded when it is opened. */
export function SixThingsEntry({ open, onOpenChange, ...questions }: SixThingsEntryProps) {
  const part = useOnDemand(sixThings, open)
  const SixThings = part.kind === 'ready' ? part.part.SixThings : undefined
  const set = (next: boolean) => () => {
    onOpenChange(next)
  }
  return (
    <>
      {open && part.kind === 'failed' && (
        <FailurePanel
          failure={{ kind: 'network', operation: 'pagePart', reason: 'unreachable' }}
          onRetry={sixThings.need}
          onClose={set(false)}
        />
      )}
      {SixThings && <SixThings {...questions} open={open} onClose={set(false)} onReopen={set(true)} />}
    </>
  )
}
