import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ShowAllLevels } from '#components/plans/show-all-levels.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = { component: ShowAllLevels, args: { levels: ['Silver'], onPress: fn() } } satisfies Meta<
  typeof ShowAllLevels
>
export default meta
type Story = StoryObj<typeof meta>

// Proves P-84.
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const button = within(canvasElement).getByRole('button', { name: new RegExp(`${t('activeFilters.showAll')}$`) })
    // A wide screen shows the reason before the button.
    const only = t('activeFilters.onlyLevel', { level: t('metal.Silver') })
    await expect(within(button).queryByText(only)?.checkVisibility()).toBe(innerWidth < 768)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const ThreeLevels: Story = { args: { levels: ['Bronze', 'Silver', 'Gold'] } }

export const Gallery: Story = gallery(meta, { OnAPhone, ThreeLevels })
