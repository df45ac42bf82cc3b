import { Card } from '#components/primitives/card.tsx'
import { Skeleton, SkeletonGroup } from '#components/primitives/skeleton.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

const places = [1, 2, 3, 4]

/** A placeholder for the plans while they and their prices are being fetched. */
export function PlanListSkeleton() {
  const { t } = useTranslation('plans')
  return (
    <SkeletonGroup busyLabel={t('planList.loading')} className="grid gap-5 md:grid-cols-2">
      <Skeleton shape="block" className="h-20 md:col-span-2" />
      {places.map((place) => (
        <Card key={place} className="grid gap-4">
          <Skeleton shape="block" className="h-6 w-20" />
          <Skeleton className="max-w-28" />
          <Skeleton shape="title" />
          <Skeleton shape="block" className="h-12 w-field-sm" />
          <Skeleton shape="block" className="h-24" />
          <Skeleton shape="block" className="h-control w-field-sm justify-self-end" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
