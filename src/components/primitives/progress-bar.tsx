export interface ProgressBarProps {
  /** What progresses. */
  readonly label: string
  /** Where it stands, in words: "Step 3 of 6: About you". */
  readonly valueText: string
  /** How much is done, from 0 to `max`. */
  readonly value: number
  /** How much there is to do. */
  readonly max: number
  /** Shows the words below the bar; elsewhere the page shows them. */
  readonly showText?: boolean
  /** Classes for the place that the bar stands in. */
  readonly className?: string
}

/** How far a task has come: the browser's own progress element in our colours. */
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
        <p aria-hidden className="mt-2.5 font-semibold text-ink-muted">
          {valueText}
        </p>
      )}
    </div>
  )
}
