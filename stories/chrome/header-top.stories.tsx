import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { HeaderTop } from '#components/chrome/header-top.tsx'
import { playText } from '#stories/support/play-text.ts'
import { socialUrls } from '#stories/support/sample-social-urls.ts'

const meta = {
  title: 'Widgets/Chrome/Header top (tagline, lema)',
  id: 'chrome-header-top',
  component: HeaderTop,
  args: { socialUrls },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeaderTop>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

// Proves A-74.
export const HasTheTaglineAndThePages: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('common', globals)
    await expect(canvasElement).toHaveTextContent(t('brand.tagline'))
    const links = within(canvasElement).getAllByRole('link', { hidden: true })
    await expect(links).toHaveLength(Object.keys(socialUrls).length)
  },
}
