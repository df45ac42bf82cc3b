import { Card } from '#components/primitives/card.tsx'
import { Skeleton } from '#components/primitives/skeleton.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

const places = [1, 2, 3, 4]

/**
 * A placeholder for the plans while they and their prices are being fetched. Its cards are where the plans' will be and as
 * high as the usual first row (P-118), and the first says what the page waits for (P-115).
 */
export function PlanListSkeleton() {
  const { t } = useTranslation('plans')
  return (
    <div className="grid gap-y-6 pt-2 md:grid-cols-2 md:gap-x-4 md:pt-3">
      {places.map((place) => (
        <Card key={place} padding="none" className="px-4 pt-3 pb-3">
          <div className="grid min-h-card content-between">
            {place === 1 ? (
              <p role="status" className="h-5 text-sm leading-tight font-semibold text-ink-muted">
                {t('planList.loading')}
              </p>
            ) : (
              <Skeleton shape="block" className="h-5" />
            )}
            <Skeleton shape="block" className="h-12" />
            <Skeleton shape="block" className="h-12 w-field-sm" />
            <Skeleton shape="block" className="h-5" />
            <Skeleton shape="block" className="h-12" />
            <Skeleton shape="block" className="h-target w-field-sm justify-self-end" />
          </div>
          {/* The button of a narrow card has a line of its own. */}
          <div className="h-14 lg:hidden" />
        </Card>
      ))}
    </div>
  )
}
