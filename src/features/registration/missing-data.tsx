import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

export interface MissingDataProps {
  readonly title: string
  readonly description: string
  /** The screen whose data is missing. */
  readonly lacks: 'registration' | 'quote' | 'verification'
}

/** Replaces a screen without the data it needs, with a link back to the step that provides it. */
export function MissingData({ title, description, lacks }: MissingDataProps) {
  const { t, language } = useTranslation('registration')
  const errors = useTranslation('call-failures')
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const wayBack = () => {
    if (session.phase === 'verify')
      return { label: t('missingData.toRegistration'), event: { type: 'returnedToRegistration' } } as const
    if (lacks !== 'quote' && session.results !== null)
      return { label: t('missingData.toPlans'), event: { type: 'returnedToResults' } } as const
    return { label: t('missingData.toQuote'), event: { type: 'returnedToQuote', step: 'location' } } as const
  }
  const { label, event } = wayBack()
  return (
    <div className="mx-auto grid max-w-page gap-5 px-4 py-10 sm:px-6">
      <PageMeta title={title} description={description} hasError />
      <FocusHeading focusKey={lacks} focusOnMount>
        {title}
      </FocusHeading>
      <Alert
        tone="danger"
        live="alert"
        title={errors.t('title')}
        actions={
          <Button
            size="sm"
            tone="outline"
            onClick={() => {
              dispatch(event)
            }}
          >
            {label}
          </Button>
        }
      >
        {t(`missingData.${lacks}`)}
      </Alert>
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
