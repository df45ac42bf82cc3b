import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SiteHeader } from '#components/chrome/site-header.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  component: SiteHeader,
  args: { phone: '1-800-555-0142', onLanguageChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const LoggedOut: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('common', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('siteHeader.homeLabel') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('siteHeader.callLabel', { phone: args.phone }) })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en')
  },
}
