import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { CarrierResources } from '#components/content/carrier-resources.tsx'
import { oneLineCarrier } from '#stories/support/sample-carriers.ts'
import { playText } from '#stories/support/play-text.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Content/Carrier resources',
  id: 'content-carrier-resources',
  component: CarrierResources,
  args: { links: oneLineCarrier.resources },
} satisfies Meta<typeof CarrierResources>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {}
export const Two: Story = { args: { links: oneLineCarrier.resources.slice(0, 2) } }
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const SaysThatATabOpens: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('common', globals)
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(args.links.length)
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveTextContent(t('externalLink.newTab'))
    }
  },
}

export const Gallery: Story = gallery(meta, { EveryKind, Two })
