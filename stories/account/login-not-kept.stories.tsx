import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { LoginNotKept } from '#components/account/login-not-kept.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Login not kept',
  id: 'account-login-not-kept',
  component: LoginNotKept,
} satisfies Meta<typeof LoginNotKept>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('take-along', globals)
    await expect(within(canvasElement).getByText(t('loginNotKept'))).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { Default })
