import { FailurePanel } from '#components/chrome/failure-panel.tsx'

export interface PartFailureProps {
  readonly onRetry: () => void
  readonly onClose?: () => void
}

/** Says that a part of the screen could not be fetched. */
export function PartFailure({ onRetry, onClose }: PartFailureProps) {
  return (
    <FailurePanel
      failure={{ kind: 'network', operation: 'pagePart', reason: 'unreachable' }}
      onRetry={onRetry}
      {...(onClose && { onClose })}
    />
  )
}
