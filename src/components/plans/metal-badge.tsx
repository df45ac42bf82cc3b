import { Badge, type BadgeTone } from '#components/primitives/badge.tsx'
import { TermButton, TermMark } from '#components/words/term-button.tsx'
import { SecondLine } from '#components/words/term-label.tsx'
import type { MetalLevel } from '#domain/plans/plan.ts'
import { termOfLevel } from '#domain/plans/plan-terms.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MetalBadgeProps {
  /** The metal level as the plan data names it. */
  readonly level: MetalLevel
  /** `sm` is for crowded places. */
  readonly size?: 'md' | 'sm'
  /**
   * Makes the badge a button that explains the level (C-72).
   * @default false
   */
  readonly explains?: boolean
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
 * A badge with a plan's metal level: five colours, and a plain one for unlisted levels (P-14). The text names the level
 * too.
 */
export function MetalBadge({ level, size = 'md', explains = false }: MetalBadgeProps) {
  const { t } = useTranslation('plans')
  const term = termOfLevel(level)
  // The explanation is a block, which must not be inside a `span`.
  const Box = explains ? 'div' : 'span'
  const word = t(`metal.${level}`)
  return (
    <Badge dot as={Box} size={size} tone={tones[level]}>
      <Box>
        {term && explains ? <TermButton term={{ id: term }}>{word}</TermButton> : word}
        {term && !explains && <TermMark id={term} />}
        <SecondLine text={(of) => of('plans')(`metal.${level}`)} />
      </Box>
    </Badge>
  )
}
