import { FlowIndicator } from '#components/chrome/flow-indicator.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { ChosenPlan } from '#components/plans/chosen-plan.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

/** The step after choosing a plan: what was chosen, what comes next, and the way back to the list. */
export function NextStep() {
  const { t, language } = useTranslation('plans')
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  if (session.phase !== 'register' && session.phase !== 'verify') return null
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <PageMeta title={t('nextStep.title')} description={t('nextStep.text')} />
      <FlowIndicator current="register" />
      <div>
        <FocusHeading focusKey="next-step" focusOnMount>
          {t('nextStep.title')}
        </FocusHeading>
        <p className="mt-2 text-lg text-ink-muted">{t('nextStep.text')}</p>
      </div>
      <ChosenPlan chosen={session.chosen} />
      <div>
        <Button
          tone="outline"
          onClick={() => {
            dispatch({ type: 'returnedToResults' })
          }}
        >
          {t('nextStep.back')}
        </Button>
      </div>
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
