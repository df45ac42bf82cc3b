import { Card } from '#components/primitives/card.tsx'
import { Skeleton, SkeletonGroup } from '#components/primitives/skeleton.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

const places = [1, 2, 3, 4]

/** A placeholder for the plans while they and their prices are being fetched. Its cards are as high as the plans'. */
export function PlanListSkeleton() {
  const { t } = useTranslation('plans')
  return (
    <SkeletonGroup busyLabel={t('planList.loading')} className="grid gap-x-5 gap-y-6 pt-1 md:grid-cols-2">
      {places.map((place) => (
        <Card key={place} className="grid min-h-card content-between">
          <Skeleton shape="block" className="h-5" />
          <Skeleton shape="block" className="h-12" />
          <Skeleton shape="block" className="h-12 w-field-sm" />
          <Skeleton shape="block" className="h-5" />
          <Skeleton shape="block" className="h-12" />
          <Skeleton shape="block" className="h-target w-field-sm justify-self-end" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
