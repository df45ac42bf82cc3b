import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { MembersLink } from '#components/account/members-link.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Members link',
  id: 'account-members-link',
  component: MembersLink,
  args: { href: 'https://members.puente.example' },
} satisfies Meta<typeof MembersLink>
export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = {}

export const OpensInANewTab: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: new RegExp(t('membersLink.link')) })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', 'https://members.puente.example')
  },
}

export const Gallery: Story = gallery(meta, { Link })
