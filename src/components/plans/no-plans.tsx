import { SearchX } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the notice. */
export interface NoPlansProps {
  /** Takes all filters off; absent when none is on. */
  readonly onShowAll?: (() => void) | undefined
}

/** What stands in place of the cards when no plan is left (spec 1 §8). */
export function NoPlans({ onShowAll }: NoPlansProps) {
  const { t } = useTranslation('plans')
  return (
    <Card padding="lg" className="grid justify-items-start gap-4">
      <SearchX aria-hidden strokeWidth={1.9} className="size-8 text-ink-muted" />
      <p className="max-w-prose text-lg">{t('noPlans.text')}</p>
      {onShowAll && (
        <Button tone="outline" onClick={onShowAll}>
          {t('noPlans.showAll')}
        </Button>
      )}
    </Card>
  )
}
