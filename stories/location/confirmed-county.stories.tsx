import type { Meta, StoryObj } from '@storybook/react-vite'

import { ConfirmedCounty } from '#components/location/confirmed-county.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Location/Confirmed county (condado)',
  id: 'location-confirmed-county',
  component: ConfirmedCounty,
  args: { county: { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' } },
} satisfies Meta<typeof ConfirmedCounty>
export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const LongName: Story = {
  args: { county: { fips: '02290', name: 'Yukon-Koyukuk Census Area', state: 'AK', zipCode: '99777' } },
  globals: { viewport: { value: 'narrow' } },
}

export const Gallery: Story = gallery(meta, { Confirmed, LongName })
