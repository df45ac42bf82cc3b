import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResultsError } from '#components/plans/results-error.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  component: ResultsError,
  args: {
    context: 'subsidy',
    failure: { kind: 'http', operation: 'benchmark', status: 503 },
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ResultsError>
export default meta
type Story = StoryObj<typeof meta>

export const Subsidy: Story = {}
export const Search: Story = {
  args: {
    context: 'search',
    failure: {
      kind: 'validation',
      operation: 'planSearch',
      status: 422,
      problems: [{ field: 'place.countyfips', message: 'cannot be blank' }],
    },
  },
}
export const OnePageMissing: Story = { args: { context: 'pages', failure: null, missingPages: 1 } }
export const PagesMissing: Story = { args: { context: 'pages', failure: null, missingPages: 4 } }

export const RetriesAndClosesByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('errors', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('title'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('close') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Subsidy, Search, OnePageMissing, PagesMissing })
