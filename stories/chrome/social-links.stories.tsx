import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { SocialLinks } from '#components/chrome/social-links.tsx'
import { playText } from '#stories/support/play-text.ts'
import { socialUrls } from '#stories/support/sample-social-urls.ts'

const meta = {
  title: 'Widgets/Chrome/Social links',
  id: 'chrome-social-links',
  component: SocialLinks,
  args: {
    urls: socialUrls,
  },
} satisfies Meta<typeof SocialLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const Plain: Story = { args: { look: 'plain' } }

export const Low: Story = { args: { look: 'low' } }

/** An agency with a page on one network only. */
export const OneNetwork: Story = { args: { urls: { facebook: socialUrls.facebook } } }

export const NamedByNetwork: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('menus', globals)
    const newTab = playText('common', globals)('externalLink.newTab')
    const canvas = within(canvasElement)
    for (const network of ['video', 'facebook', 'instagram'] as const) {
      const link = canvas.getByRole('link', { name: `${t(`socialLinks.${network}`)} ${newTab}` })
      await expect(link).toHaveAttribute('href', args.urls[network])
      await expect(link).toHaveAttribute('target', '_blank')
    }
  },
}
