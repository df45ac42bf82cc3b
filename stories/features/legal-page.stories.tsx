import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { LegalScreen } from '#features/content/legal-screen.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Screens/Legal page',
  id: 'features-legal-page',
  tags: ['!autodocs'],
  component: LegalScreen,
  args: { document: 'terms', text: terms, onPrint: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Privacy: Story = {
  args: { document: 'privacy', text: privacy },
  parameters: { chromatic: { disableSnapshot: false } },
}

export const Prints: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('terms', globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('legalPage.print') }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}
