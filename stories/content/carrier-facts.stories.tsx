import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { CarrierFacts } from '#components/content/carrier-facts.tsx'
import { playText } from '#stories/support/play-text.ts'
import { byStateCarrier, oneLineCarrier } from '#stories/support/sample-carriers.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Content/Carrier facts',
  id: 'content-carrier-facts',
  component: CarrierFacts,
  args: { service: oneLineCarrier.customerService, planTypes: ['HMO', 'EPO'], states: undefined },
} satisfies Meta<typeof CarrierFacts>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {
  async play({ canvasElement }) {
    const facts = within(canvasElement).getAllByRole('definition')
    await expect(facts).toHaveLength(3)
    await expect(facts[1]).toHaveTextContent(/^HMO (and|y) EPO$/)
  },
}
export const ByState: Story = {
  args: { service: byStateCarrier.customerService, planTypes: undefined },
  async play({ canvasElement, globals }) {
    const t = playText('carriers', globals)
    const labels = within(canvasElement).getAllByRole('term')
    await expect(labels[0]).toHaveTextContent(t('carrierFacts.phonesIn'))
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(3)
  },
}
export const Sold: Story = { args: { states: ['FL', 'TX'] } }
export const Narrow: Story = { ...ByState, globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { OneLine, ByState, Sold })
