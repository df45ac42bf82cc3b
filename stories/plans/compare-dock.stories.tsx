import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { CompareDock } from '#components/plans/compare-dock.tsx'
import { planCards } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const cards = planCards()

const meta = {
  title: 'Widgets/Plans/Compare dock (sticky bar, comparar)',
  id: 'plans-compare-dock',
  component: CompareDock,
  parameters: { layout: 'fullscreen' },
  args: { plans: cards.slice(0, 2), onRemove: fn(), onClear: fn(), onCompare: fn(), onNearCompare: fn() },
} satisfies Meta<typeof CompareDock>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { plans: [] } }
export const One: Story = { args: { plans: cards.slice(0, 1) } }
export const Two: Story = {}
export const Three: Story = { args: { plans: cards.slice(0, 3) } }

export const ComparesByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const dock = within(canvasElement).getByRole('region', { name: t('compareDock.label') })
    within(dock)
      .getByRole('button', { name: t('compareDock.clear') })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onNearCompare).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCompare).toHaveBeenCalledOnce()
  },
}

export const SaysThatOneIsNotEnough: Story = {
  ...One,
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: t('compareDock.compare') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(t('compareDock.needMore', { count: 1 }))
    await userEvent.click(button)
    await expect(args.onCompare).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('compareDock.count', { count: 1, maximum: 3 })),
    )
  },
}

export const SaysTheBillBesideThePrice: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const [equal, differing] = canvasElement.querySelectorAll('ul > li')
    await expect(equal).not.toHaveTextContent(t('planPrice.billAlone', { bill: '$18.42' }))
    await expect(differing).toHaveTextContent(t('planPrice.billAlone', { bill: '$64.10' }))
  },
}

/** Plans of one company whose names differ at their ends. */
const alike = ['Ambetter Everyday Bronze Value Plus', 'Ambetter Everyday Bronze Value Core', 'Ambetter Everyday Bronze']

// Proves P-87.
export const ShowsWhatTellsAlikeNamesApart: Story = {
  args: { plans: cards.slice(0, 3).map((card, at) => ({ ...card, name: alike[at] ?? card.name })) },
  async play({ canvasElement }) {
    const names = [...canvasElement.querySelectorAll<HTMLElement>('ul > li p[lang="en"]')]
    await expect(new Set(names.map(({ textContent }) => textContent)).size).toBe(alike.length)
    for (const name of names) await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}

export const Gallery: Story = gallery(meta, { Three })
