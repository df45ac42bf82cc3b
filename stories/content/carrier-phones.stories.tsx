import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { CarrierPhones } from '#components/content/carrier-phones.tsx'
import { playText } from '#stories/support/play-text.ts'
import { byStateCarrier, oneLineCarrier, sampleLinesCarrier } from '#stories/support/sample-carriers.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Content/Carrier phones',
  id: 'content-carrier-phones',
  component: CarrierPhones,
  args: { carrierName: oneLineCarrier.name, service: oneLineCarrier.customerService, agencyPhone: '1-800-555-0142' },
} satisfies Meta<typeof CarrierPhones>
export default meta
type Story = StoryObj<typeof meta>

export const OneLineWithTty: Story = {}
export const OneLine: Story = {
  args: {
    service: { kind: 'oneLine', line: { phone: '1-800-352-2583', source: 'public' } },
  },
}
export const ByState: Story = {
  args: { carrierName: byStateCarrier.name, service: byStateCarrier.customerService },
}
export const OnlySamples: Story = {
  args: { carrierName: byStateCarrier.name, service: sampleLinesCarrier.customerService },
}
export const Narrow: Story = { ...ByState, globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const NamesWhomEachNumberReaches: Story = {
  ...ByState,
  async play({ canvasElement, globals }) {
    const t = playText('carriers', globals)
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('carrierPhones.chooseState') }), 'AZ')
    const who = t('carrierPhones.inState', { name: byStateCarrier.name, state: 'Arizona' })
    const link = canvas.getByRole('link', { name: t('carrierPhones.call', { who, phone: '1-866-918-4450' }) })
    await expect(link).toHaveAttribute('href', 'tel:+18669184450')
    await expect(canvas.getByRole('link', { name: /711/ })).toHaveAttribute('href', 'tel:711')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

// Proves C-33.
export const NeverShowsASampleNumber: Story = {
  ...OnlySamples,
  async play({ canvasElement, globals }) {
    const t = playText('carriers', globals)
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'FL')
    await expect(canvas.getByText(t('carrierPhones.onCard'), { ignore: '.hidden *' })).toBeVisible()
    // The agency's number stands in the note.
    await expect(canvas.getAllByRole('link', { name: /800-555/ })).toHaveLength(1)
  },
}

export const Gallery: Story = gallery(meta, { OneLineWithTty, OneLine, ByState })
