import { Button } from '#components/primitives/button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SixThingsOfferProps {
  /** Opens the questions. */
  readonly onAsk: () => void
  /** Leaves the questions to the agent. */
  readonly onSkip: () => void
}

/** Offers the six questions once before the registration. It blocks nothing. */
export function SixThingsOffer({ onAsk, onSkip }: SixThingsOfferProps) {
  const { t } = useTranslation('price-answers')
  const plans = useTranslation('plans')
  return (
    <Notice
      tone="info"
      title={t('sixThings.title')}
      headingLevel={2}
      actions={
        <>
          <Button tone="outline" size="sm" onClick={onAsk}>
            {plans.t('outcome.ask')}
          </Button>
          <Button tone="quiet" size="sm" onClick={onSkip}>
            {t('sixThings.skip')}
          </Button>
        </>
      }
    >
      {t('sixThings.intro')}
    </Notice>
  )
}
