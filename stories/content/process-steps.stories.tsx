import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ProcessSteps } from '#components/content/process-steps.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Content/Process steps',
  id: 'content-process-steps',
  component: ProcessSteps,
} satisfies Meta<typeof ProcessSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const CountsFourSteps: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('about', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent(t('processStep.quote.title'))
  },
}

export const Gallery: Story = gallery(meta, { Default })
