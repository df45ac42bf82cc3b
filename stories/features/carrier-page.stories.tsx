import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { videosFor } from '#domain/content/carrier.ts'
import { carriers } from '#domain/content/carriers/all.ts'
import { CarrierScreen } from '#features/content/carrier-screen.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  tags: ['!autodocs'],
  component: CarrierScreen,
  args: { slug: 'florida-blue' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CarrierScreen>
export default meta
type Story = StoryObj<typeof meta>

export const FloridaBlue: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Ambetter: Story = {
  args: { slug: 'ambetter' },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const Oscar: Story = { args: { slug: 'oscar' } }
export const UnitedHealthcare: Story = { args: { slug: 'unitedhealthcare' } }
export const Cigna: Story = { args: { slug: 'cigna' } }
export const BlueCrossBlueShield: Story = { args: { slug: 'bcbs' } }
export const Aetna: Story = { args: { slug: 'aetna' } }
export const Molina: Story = { args: { slug: 'molina' } }

export const ShowsVideosOnlyInSpanish: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('carriers', globals)
    const canvas = within(canvasElement)
    const count = videosFor(carriers[args.slug], globals.locale === 'es' ? 'es' : 'en').length
    await expect(canvas.queryAllByRole('button')).toHaveLength(count)
    await expect(canvas.queryAllByRole('heading', { name: t('carrierPage.videos') })).toHaveLength(count === 0 ? 0 : 1)
    await waitFor(() => expect(document.title).toContain('Florida Blue'))
  },
}
