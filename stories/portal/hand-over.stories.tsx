import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { HandOver } from '#components/portal/hand-over.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Portal/Hand over',
  id: 'portal-hand-over',
  component: HandOver,
  args: { place: 'planManagement', membersPortalHref: 'https://members.puente.example', statusHref: '/portal/status' },
} satisfies Meta<typeof HandOver>
export default meta
type Story = StoryObj<typeof meta>

export const PlanManagement: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const SearchMedications: Story = { args: { place: 'searchMedications' } }
export const SearchProviders: Story = { args: { place: 'searchProviders' } }
export const Documents: Story = { args: { place: 'documents' } }
export const IdCard: Story = { args: { place: 'idCard' } }
export const Form1095A: Story = { args: { place: 'form1095a' } }
export const Upload: Story = { args: { place: 'upload' } }
export const Narrow: Story = { args: { place: 'idCard' }, globals: { viewport: { value: 'narrow' } } }

// Proves A-77.
export const LeadsOnAndBackByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    const open = canvas.getByRole('link', { name: new RegExp(t('handOver.open')) })
    await expect(open).toHaveFocus()
    await expect(open).toHaveAttribute('href', 'https://members.puente.example')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('handOver.back') })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { PlanManagement, IdCard })
