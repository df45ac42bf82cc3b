import { cva } from 'class-variance-authority'

import { DrawnMark } from './drawn-mark.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const mark = cva('', {
  variants: {
    look: {
      bars: 'forced-border block h-1.5 w-8 rounded-full forced-color-adjust-none',
      flow: 'min-w-0 flex-auto shrink-0 last:shrink border-t-4 pt-3 pe-3 hyphens-auto last:pe-0',
      line: 'border-b-2 py-0.5',
    },
    state: { completed: '', current: '', ahead: '' },
  },
  compoundVariants: [
    { look: 'bars', state: 'completed', className: 'bg-primary-mid' },
    { look: 'bars', state: 'current', className: 'bg-accent' },
    { look: 'bars', state: 'ahead', className: 'bg-border' },
    { look: 'flow', state: 'completed', className: 'border-primary-mid text-ink-muted' },
    { look: 'flow', state: 'current', className: 'border-primary text-ink' },
    { look: 'flow', state: 'ahead', className: 'border-border text-ink-muted forced-colors:border-dashed' },
    { look: 'line', state: 'completed', className: 'border-transparent text-ink-muted forced-colors:border-b-0' },
    { look: 'line', state: 'current', className: 'border-primary text-ink' },
    { look: 'line', state: 'ahead', className: 'border-transparent text-ink-muted forced-colors:border-b-0' },
  ],
})

const lists = {
  bars: 'flex flex-wrap items-center gap-2',
  flow: 'flex text-xs font-semibold sm:text-sm few:flex-wrap',
  line: 'flex flex-wrap gap-x-4 text-sm font-semibold',
} as const

export interface StepIndicatorProps {
  /** The steps in order, with their names. */
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  /** Id of the current step. */
  readonly current: string
  /**
   * `bars` shows short bars for a card's head, beside the words "Step 2 of 5". `flow` shows the steps' names below a
   * line, `line` in a row that has other content.
   */
  readonly look: 'bars' | 'flow' | 'line'
  /** The name of the list. */
  readonly label: string
  /** Read after the name of a completed step. */
  readonly completedText: string
  /** Makes completed steps buttons that lead back. */
  readonly onStep?: ((id: string) => void) | undefined
  /** Classes for the indicator's position. */
  readonly className?: string
}

/** Shows the position in an ordered flow, as a list. State it in words too, for visitors who do not see the colours. */
export function StepIndicator({ steps, current, look, label, completedText, onStep, className }: StepIndicatorProps) {
  const at = steps.findIndex((step) => step.id === current)
  const list = lists[look]
  return (
    <ol aria-label={label} className={className === undefined ? list : `${list} ${className}`}>
      {steps.map(({ id, label: name }, index) => {
        const state = index < at ? 'completed' : index === at ? 'current' : 'ahead'
        const done = state === 'completed'
        const content =
          look === 'bars' ? (
            <>
              <span className={mark({ look, state })} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          ) : (
            <>
              {done && (
                <DrawnMark
                  shape="check"
                  strokeWidth={2.5}
                  className="hidden size-4 shrink-0 text-primary-mid sm:block"
                />
              )}
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </>
          )
        const words = (
          <>
            {content}
            {done && <VisuallyHidden> {completedText}</VisuallyHidden>}
          </>
        )
        return (
          <li
            key={id}
            {...(state === 'current' && { 'aria-current': 'step' })}
            className={look === 'bars' ? undefined : mark({ look, state })}
          >
            {done && onStep ? (
              <button
                type="button"
                className="-my-3 flex min-h-target items-center gap-1 text-start text-primary hover:underline"
                onClick={() => {
                  onStep(id)
                }}
              >
                {words}
              </button>
            ) : (
              <span className="flex items-center gap-1">{words}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
