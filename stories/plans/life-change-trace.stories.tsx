import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LifeChangeTrace } from '#components/plans/life-change-trace.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Life change trace (what was said, cambio de vida)',
  id: 'plans-life-change-trace',
  component: LifeChangeTrace,
  args: {
    changes: [
      { id: 'moved', day: { year: 2026, month: 11, day: 12 } },
      { id: 'child', day: null },
    ],
    today: { year: 2026, month: 11, day: 26 },
    onCheck: fn(),
  },
} satisfies Meta<typeof LifeChangeTrace>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const None: Story = { args: { changes: [] } }
export const Abuse: Story = { args: { changes: [{ id: 'abuse', day: null }] } }

// Proves Q-157.
export const OpensTheCheckByKeyboard: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('coverage-year', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(new RegExp(t('lifeChangeCheck.moved')))).toHaveTextContent(/12/)
    const again = canvas.getByRole('button', { name: t('lifeChangeCheck.again') })
    await userEvent.tab()
    await expect(again).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}

// Proves Q-157.
export const DoesNotNameAbuse: Story = {
  ...Abuse,
  async play({ canvasElement, globals }) {
    const t = playText('coverage-year', globals)
    await expect(canvasElement).toHaveTextContent(t('lifeChangeCheck.abuseDiscreet'))
    await expect(canvasElement).not.toHaveTextContent(t('lifeChangeCheck.abuse'))
  },
}

// Proves Q-163.
export const ReadsALossByItsDay: Story = {
  args: { changes: [{ id: 'lostCoverage', day: { year: 2026, month: 12, day: 20 } }] },
  async play({ canvasElement, globals }) {
    const t = playText('coverage-year', globals)
    await expect(canvasElement).toHaveTextContent(t('lifeChangeCheck.losingCoverage'))
    await expect(canvasElement).not.toHaveTextContent(t('lifeChangeCheck.lostCoverage'))
  },
}

// Proves Q-163.
export const SaysThatALossIsTooLongAgo: Story = {
  args: { changes: [{ id: 'lostCoverage', day: { year: 2026, month: 9, day: 1 } }] },
  async play({ canvasElement, globals }) {
    const t = playText('coverage-year', globals)
    const change = t('lifeChangeCheck.lostCoverage')
    const day = globals.locale === 'es' ? '1 de septiembre' : 'September 1'
    await expect(canvasElement).toHaveTextContent(t('lifeChangeCheck.toldLate', { change, day }))
  },
}

export const Gallery: Story = gallery(meta, { Changes, None, Abuse })
