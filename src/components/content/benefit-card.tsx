import {
  Ambulance,
  Baby,
  Brain,
  Gift,
  HeartPulse,
  type LucideIcon,
  Pill,
  ShieldCheck,
  Smile,
  Stethoscope,
} from 'lucide-react'
import { useId } from 'react'

import { Card } from '#components/primitives/card.tsx'
import type { BenefitId } from '#domain/content/benefit-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { IconTile } from './icon-tile.tsx'

const icons: Readonly<Record<BenefitId, LucideIcon>> = {
  guaranteedCare: ShieldCheck,
  preexisting: HeartPulse,
  medications: Pill,
  preventive: Stethoscope,
  maternity: Baby,
  mentalHealth: Brain,
  emergency: Ambulance,
  rewards: Gift,
  pediatric: Smile,
}

export interface BenefitCardProps {
  /** The benefit, which decides the icon and the texts. */
  readonly benefit: BenefitId
}

/** A benefit that Marketplace plans cover. */
export function BenefitCard({ benefit }: BenefitCardProps) {
  const { t } = useTranslation('benefits')
  const nameId = useId()
  return (
    <Card as="article" aria-labelledby={nameId} padding="lg" className="grid content-start gap-4">
      <IconTile icon={icons[benefit]} />
      <div className="grid gap-2">
        <h3 id={nameId} className="text-xl font-semibold">
          {t(`benefitCard.${benefit}.name`)}
        </h3>
        <p className="text-ink-muted">{t(`benefitCard.${benefit}.description`)}</p>
      </div>
    </Card>
  )
}
