import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Spinner, type SpinnerProps } from '#components/primitives/spinner.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ searching: string }> = {
  en: { searching: 'Searching for plans in Miami-Dade…' },
  es: { searching: 'Buscando planes en Miami-Dade…' },
}

function Sample(props: Omit<SpinnerProps, 'label'>) {
  return <Spinner {...props} label={useSample(text).searching} />
}

const meta = {
  title: 'Primitives/Spinner (loading, loader, cargando)',
  id: 'primitives-spinner',
  component: Spinner,
  render: Sample,
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof Sample>

export const HeardLabel: Story = {
  async play({ canvasElement, globals }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(sampleFor(text, globals).searching)
  },
}
export const ShownLabel: Story = { args: { showLabel: true } }
export const Large: Story = { args: { showLabel: true, size: 'lg' } }

export const Gallery: Story = gallery({ component: Sample }, { HeardLabel, ShownLabel, Large })
