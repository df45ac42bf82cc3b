import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { askedQuestions, isAnswered, priceQuestions } from '#domain/household/price-answers.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { SixThingsQuestion, type SixThingsQuestionProps } from './six-things-question.tsx'

export interface SixThingsProps extends Omit<SixThingsQuestionProps, 'question'> {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Leaves the questions, answered or not: the agent asks the rest. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
}

/** Asks the six things that can change a price, each with a large yes and no. Nothing is sent. */
export function SixThings({ open, onClose, onReopen, ...props }: SixThingsProps) {
  const { members, answers } = props
  const { t } = useTranslation('price-answers')
  const common = useTranslation('common')
  // Only what is asked is counted, so the number is that of the questions on the screen.
  const asked = askedQuestions(members)
  const count = asked.filter((question) => isAnswered(question, members, answers)).length
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('sixThings.title')}
      description={t('sixThings.intro')}
      closeLabel={common.t('dialog.close')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('sixThings.skip')}
          </Button>
          <Button onClick={onClose}>{t('sixThings.done')}</Button>
        </>
      }
    >
      <div className="grid gap-8">
        {priceQuestions.map((question) => (
          <SixThingsQuestion key={question} question={question} {...props} />
        ))}
        <p role="status" className="text-ink-muted tabular-nums">
          {t('sixThings.answered', { count, total: asked.length })}
        </p>
      </div>
    </Dialog>
  )
}
