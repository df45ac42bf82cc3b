import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface IncompleteResultsProps {
  /** `quote`: there is no search; `search`: its data is incomplete (P-2). */
  readonly lacks: 'quote' | 'search'
  readonly onBack: () => void
}

/** Replaces the results of a search whose data is missing, with a link back to the form (P-2). */
export function IncompleteResults({ lacks, onBack }: IncompleteResultsProps) {
  const { t, language } = useTranslation('plans')
  const errors = useTranslation('call-failures')
  const title = t('results.recommendedPlans')
  return (
    <div className="mx-auto grid max-w-page gap-5 px-4 py-10 sm:px-6">
      <PageMeta title={title} description={t('meta.description')} hasError />
      <FocusHeading focusKey="incomplete" focusOnMount>
        {title}
      </FocusHeading>
      <Alert
        tone="danger"
        live="alert"
        title={errors.t('title')}
        actions={
          <Button size="sm" tone="outline" onClick={onBack}>
            {t('results.backToForm')}
          </Button>
        }
      >
        {t(lacks === 'quote' ? 'results.incomplete' : 'results.incompleteSearch')}
      </Alert>
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
