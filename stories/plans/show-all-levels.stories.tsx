import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ShowAllLevels } from '#components/plans/show-all-levels.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Show all levels',
  id: 'plans-show-all-levels',
  component: ShowAllLevels,
  args: { onPress: fn() },
} satisfies Meta<typeof ShowAllLevels>
export default meta
type Story = StoryObj<typeof meta>

// Proves P-66.
export const NamesTheLevels: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const button = within(canvasElement).getByRole('button', { name: t('activeFilters.showAll') })
    // What is read is also seen.
    await expect(button.innerText).toBe(t('activeFilters.showAll'))
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const Gallery: Story = gallery(meta, { NamesTheLevels })
