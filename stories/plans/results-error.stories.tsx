import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResultsError, type ResultsErrorProps } from '#components/plans/results-error.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const subsidy: ResultsErrorProps['troubles'][number] = {
  context: 'subsidy',
  failure: { kind: 'http', operation: 'benchmark', status: 500 },
}
const args: ResultsErrorProps = { troubles: [subsidy], phone: '1-800-555-0142', onRetry: fn(), onClose: fn() }

const meta = {
  title: 'Widgets/Plans/Results error (failure)',
  id: 'plans-results-error',
  component: ResultsError,
  args,
} satisfies Meta<typeof ResultsError>
export default meta
type Story = StoryObj<typeof meta>

// Proves P-116.
export const Subsidy: Story = {
  async play({ canvas, globals }) {
    const said = canvas.getByRole('alert')
    await expect(said).toHaveTextContent(playText('plans', globals)('resultsError.trouble'))
    await expect(said).not.toHaveTextContent(/500|bench|prima de referencia/)
  },
}
export const Search: Story = {
  args: {
    troubles: [
      {
        context: 'search',
        failure: {
          kind: 'validation',
          operation: 'planSearch',
          status: 422,
          problems: [{ field: 'place.countyfips', message: 'cannot be blank' }],
        },
      },
    ],
  },
}
export const Busy: Story = {
  args: {
    troubles: [
      {
        context: 'search',
        failure: {
          kind: 'unreadable',
          operation: 'planSearch',
          status: 503,
          detail: '',
          excerpt: '',
          retryAfterSeconds: 30,
        },
      },
    ],
  },
}
export const OneOutage: Story = {
  args: {
    troubles: [
      { context: 'subsidy', failure: { kind: 'network', operation: 'povertyLevel', reason: 'unreachable' } },
      { context: 'search', failure: { kind: 'network', operation: 'planSearch', reason: 'unreachable' } },
    ],
  },
}
export const TwoFailures: Story = {
  args: {
    troubles: [
      subsidy,
      { context: 'search', failure: { kind: 'network', operation: 'planSearch', reason: 'unreachable' } },
    ],
  },
}

export const RetriesAndClosesByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('call-failures', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('title'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveAttribute('href', 'tel:+18005550142')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('close') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Subsidy, Search, Busy, OneOutage, TwoFailures })
