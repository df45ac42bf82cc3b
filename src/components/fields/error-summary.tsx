import { type MouseEvent, useEffect, useId, useRef } from 'react'

export interface FieldProblem {
  /** The `id` that was given to the field or group. */
  readonly fieldId: string
  /** The same words that stand at the field. */
  readonly message: string
}

export interface ErrorSummaryProps {
  /** What has happened, in the page's language: "There is a problem". */
  readonly heading: string
  /** Nothing is shown while there are none. */
  readonly problems: readonly FieldProblem[]
  /** Count of refused submits: each new one above 0 moves the focus here. */
  readonly focusKey: number
  /** The level of the heading, one below the heading above the form. */
  readonly headingLevel?: 2 | 3 | undefined
}

/** The control to focus for a field's id. In a group it is the first that can be chosen or typed in, else its open tab or button. */
function controlOf(fieldId: string): HTMLElement | null {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLFieldSetElement)) return field
  const first = (selector: string) => field.querySelector<HTMLElement>(selector)
  // Radix gives a tab its place in the tab order when its row is first focused.
  return (
    first('input:enabled, select:enabled') ??
    first('[role="tab"][aria-selected="true"], button:enabled:not([tabindex="-1"])')
  )
}

function goTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const control = controlOf(fieldId)
  if (control === null) return
  // Only where the browser can do better than the link: the address keeps its hash free for the router.
  event.preventDefault()
  const isChoice = control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
  const question = isChoice ? control.closest('fieldset')?.querySelector('legend') : null
  const label = question ?? document.querySelector(`label[for="${control.id}"]`)
  label?.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: label !== null })
}

/**
 * What stops a form, above it: a heading and one link per problem, focused after every refused submit (GOV.UK pattern). It is
 * read because it takes the focus and is no live region: one would read the rest again at the first letter of each correction.
 */
export function ErrorSummary({ heading, problems, focusKey, headingLevel = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const listId = useId()
  const hasProblems = problems.length > 0
  const answered = useRef(0)
  useEffect(() => {
    // Once per refused submit: problems that come back while somebody types must not take the focus.
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
