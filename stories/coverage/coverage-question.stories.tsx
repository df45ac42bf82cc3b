import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CoverageQuestion } from '#components/coverage/coverage-question.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Coverage/Coverage question',
  id: 'coverage-coverage-question',
  component: CoverageQuestion,
  render: (args) => (
    <div className="max-w-dialog">
      <CoverageQuestion {...args} />
    </div>
  ),
  args: { submitting: null, onYes: fn(), onNo: fn() },
} satisfies Meta<typeof CoverageQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Processing: Story = { args: { submitting: 'no' } }
export const Leaving: Story = { args: { submitting: 'yes' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-70.
export const AnswersByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    const yes = canvas.getByRole('button', { name: t('coverageQuestion.yes') })
    await expect(yes).toHaveFocus()
    await expect(yes).toHaveAccessibleDescription(t('coverageQuestion.yesHint'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onYes).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onNo).toHaveBeenCalledOnce()
  },
}

// Proves Q-70.
export const NeitherAnswerLooksBetter: Story = {
  play: async ({ canvasElement }) => {
    const [yes, no] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => getComputedStyle(button))
    await expect(yes?.backgroundColor).toBe(no?.backgroundColor)
    await expect(yes?.color).toBe(no?.color)
  },
}

export const TakesOneAnswer: Story = {
  args: { submitting: 'no' },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t('coverageQuestion.yes') }))
    await userEvent.click(canvas.getByRole('button', { name: t('coverageQuestion.processing') }))
    await expect(args.onYes).not.toHaveBeenCalled()
    await expect(args.onNo).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = gallery(meta, { Open, Processing, Leaving })
