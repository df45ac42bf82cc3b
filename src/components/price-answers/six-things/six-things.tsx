import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { askedOf, isAnswered, priceQuestions } from '#domain/household/price-answers.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { SixThingsQuestion, type SixThingsQuestionProps } from './six-things-question.tsx'

export interface SixThingsProps extends Omit<SixThingsQuestionProps, 'question'> {
  /** Leaves the screen for the price. */
  readonly onDone: () => void
  /** Leaves the screen with what is answered: the agent asks the rest. */
  readonly onSkip: () => void
}

/** Asks the six things that can change a price, each with a large yes and no. Nothing is sent. */
export function SixThings(props: SixThingsProps) {
  const { members, answers, onDone, onSkip } = props
  const { t } = useTranslation('price-answers')
  const asked = priceQuestions.filter((question) => askedOf(question, members).length > 0)
  const count = asked.filter((question) => isAnswered(question, members, answers)).length
  return (
    <div className="mx-auto grid max-w-prose gap-8">
      <div className="grid gap-2">
        <FocusHeading level={2} focusKey="six-things" focusOnMount>
          {t('sixThings.title')}
        </FocusHeading>
        <p>{t('sixThings.intro')}</p>
      </div>
      {priceQuestions.map((question) => (
        <SixThingsQuestion key={question} question={question} {...props} />
      ))}
      <div className="grid gap-3">
        <p role="status" className="text-ink-muted tabular-nums">
          {t('sixThings.answered', { count, total: asked.length })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onDone}>{t('sixThings.done')}</Button>
          <Button tone="quiet" onClick={onSkip}>
            {t('sixThings.skip')}
          </Button>
        </div>
      </div>
    </div>
  )
}
