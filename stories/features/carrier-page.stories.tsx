import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { carriers } from '#content/carriers.ts'
import { CarrierScreen } from '#features/content/carrier-screen.tsx'
import { playText } from '#stories/support/play-text.ts'
import { byStateCarrier, oneLineCarrier, sampleLinesCarrier } from '#stories/support/sample-carriers.ts'

const meta = {
  title: 'Screens/Carrier page',
  id: 'features-carrier-page',
  tags: ['!autodocs'],
  component: CarrierScreen,
  args: { carrier: oneLineCarrier },
  // The agency's own carriers can be chosen in the panel of controls. Their built pages are checked by a journey.
  argTypes: {
    carrier: {
      control: 'select',
      options: carriers.map(({ slug }) => slug),
      mapping: Object.fromEntries(carriers.map((carrier) => [carrier.slug, carrier])),
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CarrierScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const ByState: Story = {
  args: { carrier: byStateCarrier },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const SampleNumbers: Story = { args: { carrier: sampleLinesCarrier } }

export const ShowsVideosOnlyInSpanish: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('carriers', globals)
    const canvas = within(canvasElement)
    const count = globals.locale === 'es' ? args.carrier.videos.length : 0
    await expect(canvas.queryAllByRole('button')).toHaveLength(count)
    await expect(canvas.queryAllByRole('heading', { name: t('carrierPage.videos') })).toHaveLength(count === 0 ? 0 : 1)
    await waitFor(() => expect(document.title).toContain(args.carrier.name))
  },
}
