import { type ReactNode, type SyntheticEvent, useId } from 'react'

import { ErrorSummary, type FieldProblem } from '#components/fields/error-summary.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface AccountFormProps {
  /** The screen's heading, in the page's language. */
  readonly title: string
  /** A sentence or two below the heading with the instructions. */
  readonly lead?: ReactNode
  /**
   * Moves the focus to the heading when the card appears. True after a change of screen, never on the first page.
   * @default false
   */
  readonly focusHeading?: boolean | undefined
  /** The problems that the last submit found, each with the id of its field. They are listed above the fields. */
  readonly problems: readonly FieldProblem[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /** Why the service refused, in the page's language. */
  readonly failure?: string | undefined
  /** Called by the form's button or Enter. The browser does not send the form. */
  readonly onSubmit: () => void
  /** The fields and the buttons. */
  readonly children: ReactNode
}

/** One screen of logging in: a card with a heading, the problems, fields and buttons. */
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
