import { Badge, type BadgeTone } from '#components/primitives/badge.tsx'
import type { MetalLevel } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MetalBadgeProps {
  /** The metal level as the plan data names it. */
  readonly level: MetalLevel
}

const tones = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
  Catastrophic: 'catastrophic',
  Other: 'default',
} as const satisfies Record<MetalLevel, BadgeTone>

/** A plan's metal level: five colours and a plain one for what the list does not name (P-14); the word says it too. */
export function MetalBadge({ level }: MetalBadgeProps) {
  const { t } = useTranslation('plans')
  return (
    <Badge dot tone={tones[level]}>
      {t(`metal.${level}`)}
    </Badge>
  )
}
