import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'

export interface FieldProblem {
  /** The `id` of the field or group. */
  readonly fieldId: string
  /** The same message as at the field. */
  readonly message: string
}

export interface ErrorSummaryProps {
  /** The heading, in the page's language: "There is a problem". */
  readonly heading: string
  /** The problems. The summary is empty without them. */
  readonly problems: readonly FieldProblem[]
  /** Count of refused submits. Each new count above 0 moves the focus to the summary. */
  readonly focusKey: number
  /** The heading's level, one below the heading above the form. */
  readonly headingLevel?: 2 | 3 | undefined
}

/**
 * Returns the control to focus for a field's id. In a group it is the first enabled input, else its open tab or button.
 */
function controlOf(fieldId: string): HTMLElement | null {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLFieldSetElement)) return field
  const first = (selector: string) => field.querySelector<HTMLElement>(selector)
  // Radix puts a tab in the tab order only when its row is first focused.
  return (
    first('input:enabled, select:enabled') ??
    first('[role="tab"][aria-selected="true"], button:enabled:not([tabindex="-1"])')
  )
}

function goTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const control = controlOf(fieldId)
  if (control === null) return
  // This replaces the link's default only if a control was found. The address keeps its hash free for the router.
  event.preventDefault()
  const isChoice = control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
  const question = isChoice ? control.closest('fieldset')?.querySelector('legend') : null
  const label = question ?? document.querySelector(`label[for="${control.id}"]`)
  label?.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: label !== null })
}

/**
 * The problems of a form, listed above it: a heading and one link per problem, focused after every refused submit
 * (GOV.UK pattern). Screen readers announce it because it takes the focus. It is not a live region, which would be read
 * again in full at the first letter of each correction.
 */
export function ErrorSummary({ heading, problems, focusKey, headingLevel = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const listId = useId()
  const hasProblems = problems.length > 0
  const answered = useRef(0)
  // This must run before the paint, like `FocusHeading`.
  useLayoutEffect(() => {
    // The focus moves once per refused submit. Problems that reappear while the user types must not take it.
    if (focusKey === answered.current || !hasProblems) return
    answered.current = focusKey
    box.current?.focus()
  }, [focusKey, hasProblems])
  if (!hasProblems) return null

  const Heading = `h${headingLevel}` as const
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={headingId}
      aria-describedby={listId}
      className="rounded-lg border-3 border-danger bg-danger-wash px-5 py-4"
    >
      <Heading id={headingId} className="text-lg font-semibold">
        {heading}
      </Heading>
      <ul id={listId} className="mt-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block py-1 font-semibold text-danger underline"
              onClick={(event) => {
                goTo(event, fieldId)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
