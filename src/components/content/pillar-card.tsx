import { BadgeCheck, HandHeart, type LucideIcon, MessagesSquare } from 'lucide-react'
import { useId } from 'react'

import { Card } from '#components/primitives/card.tsx'
import type { PillarId } from '#domain/content/about-lists.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { IconTile } from './icon-tile.tsx'

const icons: Readonly<Record<PillarId, LucideIcon>> = {
  certifiedAgents: BadgeCheck,
  professionalSupport: MessagesSquare,
  personalizedService: HandHeart,
}

export interface PillarCardProps {
  /** The pillar, which decides the icon and the texts. */
  readonly pillar: PillarId
}

/** One of the agency's three pillars. */
export function PillarCard({ pillar }: PillarCardProps) {
  const { t } = useTranslation('about')
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId} padding="lg" className="grid content-start gap-4">
      <IconTile icon={icons[pillar]} />
      <div className="grid gap-2">
        <h3 id={titleId} className="text-xl font-semibold">
          {t(`pillarCard.${pillar}.title`)}
        </h3>
        <p className="text-ink-muted">{t(`pillarCard.${pillar}.text`)}</p>
      </div>
    </Card>
  )
}
