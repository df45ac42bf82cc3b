export interface ProgressBarProps {
  /** The name of the task. */
  readonly label: string
  /** The progress in words: "Step 3 of 6: About you". */
  readonly valueText: string
  /** The progress, from 0 to `max`. */
  readonly value: number
  /** The value of a finished task. */
  readonly max: number
  /** Shows the words below the bar. Without it, the page must show them. */
  readonly showText?: boolean
  /** Classes for the bar's position. */
  readonly className?: string
}

/** Shows the progress of a task, as the browser's native progress element in our colours. */
export function ProgressBar({ label, valueText, value, max, showText = false, className }: ProgressBarProps) {
  return (
    <div className={className}>
      <progress
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        max={max}
        className="print-exact forced-border block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-border forced-color-adjust-none [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-primary-mid [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary-mid"
      />
      {showText && (
        <p aria-hidden className="mt-2 font-semibold text-ink-muted">
          {valueText}
        </p>
      )}
    </div>
  )
}
