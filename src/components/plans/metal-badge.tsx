import { Badge, type BadgeTone } from '#components/primitives/badge.tsx'
import type { MetalLevel } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MetalBadgeProps {
  /** The metal level as the plan data names it. */
  readonly level: MetalLevel
  /** `sm` is for crowded places. */
  readonly size?: 'md' | 'sm'
}

const tones = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
  Catastrophic: 'catastrophic',
  Other: 'default',
} as const satisfies Record<MetalLevel, BadgeTone>

/**
 * A badge with a plan's metal level: five colours, and a plain one for unlisted levels (P-14). The word says the level
 * too.
 */
export function MetalBadge({ level, size = 'md' }: MetalBadgeProps) {
  const { t } = useTranslation('plans')
  return (
    <Badge dot size={size} tone={tones[level]}>
      {t(`metal.${level}`)}
    </Badge>
  )
}
