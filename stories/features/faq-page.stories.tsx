import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { FaqScreen } from '#features/content/faq-screen.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = { tags: ['!autodocs'], component: FaqScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof FaqScreen
>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const OpensTheQuestionInTheAddress: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('faq', globals)
    const canvas = within(canvasElement)
    location.hash = 'special-enrollment'
    const question = canvas.getByRole('button', { name: t('questions.special-enrollment.question') })
    await waitFor(() => expect(question).toHaveFocus())
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { expanded: true })).not.toBeInTheDocument()
    history.replaceState(history.state, '', location.pathname + location.search)
  },
}
