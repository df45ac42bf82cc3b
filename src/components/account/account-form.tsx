import { type ReactNode, type SyntheticEvent, useId } from 'react'

import { ErrorSummary, type FieldProblem } from '#components/fields/error-summary.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface AccountFormProps {
  /** The screen's heading, in the page's language. */
  readonly title: string
  /** A sentence or two below the heading that say what to do here. */
  readonly lead?: ReactNode
  /**
   * The heading takes the focus when the card appears: after a change of screen, never on the first page.
   * @default false
   */
  readonly focusHeading?: boolean | undefined
  /** What the last submit found wrong, each with the id of its field; listed above the fields. */
  readonly problems: readonly FieldProblem[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /** Why the service refused, in words. */
  readonly failure?: string | undefined
  /** Called by the form's button or Enter; the browser itself sends nothing. */
  readonly onSubmit: () => void
  /** The fields and the buttons. */
  readonly children: ReactNode
}

/** One screen of logging in: heading, what stands in the way, fields and buttons on one card. */
export function AccountForm(props: AccountFormProps) {
  const { title, lead, focusHeading = false, problems, attempt, failure, onSubmit, children } = props
  const { t } = useTranslation('common')
  const headingId = useId()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card as="section" padding="lg" raised aria-labelledby={headingId}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <div className="grid gap-2">
          <FocusHeading id={headingId} focusKey={title} focusOnMount={focusHeading}>
            {title}
          </FocusHeading>
          {lead !== undefined && <div className="text-pretty text-ink-muted">{lead}</div>}
        </div>
        <ErrorSummary
          heading={t('errorSummary.title', { count: problems.length })}
          problems={problems}
          focusKey={attempt}
        />
        {failure !== undefined && (
          <Alert tone="danger" live="alert">
            {failure}
          </Alert>
        )}
        {children}
      </form>
    </Card>
  )
}
