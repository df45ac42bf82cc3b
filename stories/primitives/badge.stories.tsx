import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkles } from 'lucide-react'

import { Badge, type BadgeProps } from '#components/primitives/badge.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<Record<NonNullable<BadgeProps['tone']> | 'lowest' | 'long', string>> = {
  en: {
    default: 'Sample data',
    primary: 'Recommended',
    accent: 'Extra savings',
    success: 'Complete',
    danger: 'Missing',
    hero: 'Lowest bills among 161 plans',
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    platinum: 'Platinum',
    catastrophic: 'Catastrophic',
    lowest: 'Lowest',
    long: 'Expanded Bronze',
  },
  es: {
    default: 'Datos de ejemplo',
    primary: 'Recomendado',
    accent: 'Ahorros adicionales',
    success: 'Completo',
    danger: 'Falta',
    hero: 'Las facturas más bajas entre 161 planes',
    bronze: 'Bronce',
    silver: 'Plata',
    gold: 'Oro',
    platinum: 'Platino',
    catastrophic: 'Catastrófico',
    lowest: 'El más bajo',
    long: 'Bronce ampliado, con cuenta de ahorros para la salud',
  },
}

type SampleProps = Pick<BadgeProps, 'tone' | 'size' | 'dot'> & { word?: keyof (typeof text)['en'] }

function Sample({ word, ...rest }: SampleProps) {
  return <Badge {...rest}>{useSample(text)[word ?? rest.tone ?? 'default']}</Badge>
}

function IconSample() {
  return (
    <Badge tone="accent" icon={<Sparkles aria-hidden strokeWidth={1.9} className="size-4" />}>
      {useSample(text).accent}
    </Badge>
  )
}

const meta = {
  title: 'Primitives/Badge (tag, label, etiqueta)',
  id: 'primitives-badge',
  component: Badge,
  render: Sample,
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof Sample>

export const Default: Story = {}
export const Primary: Story = { args: { tone: 'primary' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Success: Story = { args: { tone: 'success' } }
export const Danger: Story = { args: { tone: 'danger' } }
export const Bronze: Story = { args: { tone: 'bronze', dot: true } }
export const Silver: Story = { args: { tone: 'silver', dot: true } }
export const Gold: Story = { args: { tone: 'gold', dot: true } }
export const Platinum: Story = { args: { tone: 'platinum', dot: true } }
export const Catastrophic: Story = { args: { tone: 'catastrophic', dot: true } }
export const Small: Story = { args: { tone: 'primary', size: 'sm', word: 'lowest' } }
export const WithIcon: Story = { render: IconSample }
export const LongSpanish: Story = { args: { tone: 'bronze', dot: true, word: 'long' } }

export const Gallery: Story = gallery(
  { component: Sample },
  {
    Default,
    Primary,
    Accent,
    Success,
    Danger,
    Bronze,
    Silver,
    Gold,
    Platinum,
    Catastrophic,
    Small,
    WithIcon,
    LongSpanish,
  },
)
