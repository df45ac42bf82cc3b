import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { CarrierHero } from '#components/content/carrier-hero.tsx'
import { CarrierPhones } from '#components/content/carrier-phones.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { playText } from '#stories/support/play-text.ts'
import { byStateCarrier, oneLineCarrier } from '#stories/support/sample-carriers.ts'
import { gallery } from '#stories/support/gallery.tsx'

const phone = '1-800-555-0142'

const meta = {
  title: 'Widgets/Content/Carrier hero',
  id: 'content-carrier-hero',
  component: CarrierHero,
  args: {
    name: oneLineCarrier.name,
    phones: (
      <CarrierPhones carrierName={oneLineCarrier.name} service={oneLineCarrier.customerService} agencyPhone={phone} />
    ),
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
  args: {
    name: byStateCarrier.name,
    color: byStateCarrier.color,
    phones: (
      <CarrierPhones carrierName={byStateCarrier.name} service={byStateCarrier.customerService} agencyPhone={phone} />
    ),
  },
}

// Proves C-30.
export const AnswersAtOnce: Story = {
  ...ByState,
  async play({ canvasElement, globals }) {
    const t = playText('carriers', globals)
    const connect = within(canvasElement).getByRole('region', {
      name: t('carrierPage.connect', { name: byStateCarrier.name }),
    })
    const choice = within(connect).getByRole('combobox')
    choice.focus()
    // The ring of the dark hero would not be seen on the card.
    const ring = getComputedStyle(choice).outlineColor
    await expect(ring).not.toBe(getComputedStyle(connect).backgroundColor)
    await userEvent.selectOptions(choice, 'AZ')
    await expect(within(connect).getByRole('link', { name: /866-918-4450/ })).toBeVisible()
  },
}
export const Narrow: Story = { ...ByState, globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { OneLine, ByState })
