import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ActiveFilters } from '#components/plans/active-filters.tsx'
import { noFilters } from '#domain/plans/filters.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const silver = { ...noFilters, metalLevels: ['Silver'] }
const bronze = { ...noFilters, metalLevels: ['Bronze'] }

const meta = {
  component: ActiveFilters,
  args: { filters: silver, reason: 'extraSavings', onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof ActiveFilters>
export default meta
type Story = StoryObj<typeof meta>

export const ForExtraSavings: Story = {}
export const SilverToBegin: Story = { args: { reason: 'silver' } }
export const BronzeToBegin: Story = { args: { filters: bronze, reason: 'bronze' } }
export const ThreeLevelsToBegin: Story = {
  args: { filters: { ...noFilters, metalLevels: ['Bronze', 'Silver', 'Gold'] }, reason: 'unknown' },
}
export const Chosen: Story = {
  args: {
    filters: {
      ...noFilters,
      metalLevels: ['Gold'],
      issuers: ['Florida Blue (BlueCross BlueShield FL)', 'Oscar'],
      types: ['EPO'],
    },
    reason: null,
  },
}
export const None: Story = { args: { filters: noFilters, reason: null } }

export const RemovesAndClearsByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: t('activeFilters.remove', { filter: t('metal.Silver') }) }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('metalLevels', 'Silver')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('activeFilters.showAll') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  ForExtraSavings,
  SilverToBegin,
  BronzeToBegin,
  ThreeLevelsToBegin,
  Chosen,
})
