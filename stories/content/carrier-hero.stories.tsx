import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { CarrierHero } from '#components/content/carrier-hero.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { byStateCarrier, oneLineCarrier } from '#stories/support/sample-carriers.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Content/Carrier hero',
  id: 'content-carrier-hero',
  component: CarrierHero,
  args: {
    name: oneLineCarrier.name,
    service: oneLineCarrier.customerService,
    phonesHref: '#connect',
    children: <p lang="en">Plans from the coast.</p>,
    action: (
      <LinkButton href="/" tone="accent">
        <span lang="en">See plans</span>
      </LinkButton>
    ),
  },
} satisfies Meta<typeof CarrierHero>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const ByState: Story = {
  args: { name: byStateCarrier.name, color: byStateCarrier.color, service: byStateCarrier.customerService },
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '#connect'])
  },
}
export const Narrow: Story = { ...ByState, globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { OneLine, ByState })
