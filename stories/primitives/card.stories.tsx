import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'

import { Card, type CardProps } from '#components/primitives/card.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ title: string; body: string }> = {
  en: {
    title: 'Certified agents',
    body: 'Licensed and registered with the Marketplace every plan year.',
  },
  es: {
    title: 'Agentes certificados',
    body: 'Con licencia y registrados en el Mercado cada año del plan.',
  },
}

function Sample(props: Pick<CardProps, 'padding' | 'raised' | 'selected'>) {
  const sample = useSample(text)
  const titleId = useId()
  return (
    <Card {...props} as="article" aria-labelledby={titleId} className="max-w-prose">
      <h2 id={titleId} className="text-xl font-semibold">
        {sample.title}
      </h2>
      <p className="mt-1 text-ink-muted">{sample.body}</p>
    </Card>
  )
}

const meta = {
  title: 'Primitives/Card (tile, box, tarjeta)',
  id: 'primitives-card',
  component: Card,
  render: Sample,
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof Sample>

export const Flat: Story = {}
export const Raised: Story = { args: { raised: true, padding: 'lg' } }
export const Selected: Story = { args: { selected: true } }
export const WithoutPadding: Story = { args: { padding: 'none' } }

export const Gallery: Story = gallery({ component: Sample }, { Flat, Raised, Selected, WithoutPadding })
