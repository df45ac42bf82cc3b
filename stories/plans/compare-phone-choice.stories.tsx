import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ComparePhoneChoice } from '#components/plans/compare-dialog/compare-phone-choice.tsx'
import { planCards } from '#mocks/fixtures/sample-plans.ts'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Compare choice on a phone (choose, pinned, elegir)',
  id: 'plans-compare-phone-choice',
  component: ComparePhoneChoice,
  args: { plans: planCards().slice(0, 3), onChoose: fn() },
} satisfies Meta<typeof ComparePhoneChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Two: Story = { args: { plans: planCards().slice(0, 2) } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const ChoosesByKeyboard: Story = {
  async play({ args, globals }) {
    const t = playText('comparison', globals)
    const [, second] = args.plans
    screen.getByRole('button', { name: `${t('compareBar.choose', { letter: 'B' })} ${second?.name ?? ''}` }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(second?.id)
  },
}
