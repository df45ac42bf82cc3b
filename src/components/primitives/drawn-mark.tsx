/** The Lucide icons of the first view. Lucide's own component would be as large as the first question. */
const shapes = {
  check: 'M20 6 9 17l-5-5',
  alert: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01',
  wait: 'M21 12a9 9 0 1 1-6.219-8.56',
} as const

export interface DrawnMarkProps {
  /** `check` for something done, `alert` for a problem, `wait` for something in progress. */
  readonly shape: keyof typeof shapes
  /** Classes for size and color. */
  readonly className: string
  /**
   * Width of its lines, on a grid of 24.
   * @default 1.9
   */
  readonly strokeWidth?: number
}

/** A mark beside a text that says the same: hidden from screen readers, in the color of the text. */
export function DrawnMark({ shape, className, strokeWidth = 1.9 }: DrawnMarkProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={shapes[shape]} />
    </svg>
  )
}
