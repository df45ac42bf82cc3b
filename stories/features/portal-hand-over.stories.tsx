import type { Meta, StoryObj } from '@storybook/react-vite'

import { PortalHandOver } from '#features/portal/portal-page.tsx'

const meta = {
  title: 'Screens/Portal hand over',
  id: 'features-portal-hand-over',
  tags: ['!autodocs'],
  component: PortalHandOver,
  args: { place: 'searchMedications' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalHandOver>
export default meta
type Story = StoryObj<typeof meta>

export const SearchMedications: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Form1095A: Story = { args: { place: 'form1095a' }, globals: { viewport: { value: 'narrow' } } }
