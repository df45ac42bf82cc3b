import { FailurePanel } from '#components/chrome/failure-panel.tsx'

export interface PartFailureProps {
  readonly onRetry: () => void
  readonly onClose?: () => void
}

/** The message for a part of the screen that could not be loaded. */
export function PartFailure({ onRetry, onClose }: PartFailureProps) {
  return (
    <FailurePanel
      failure={{ kind: 'network', operation: 'pagePart', reason: 'unreachable' }}
      onRetry={onRetry}
      {...(onClose && { onClose })}
    />
  )
}
