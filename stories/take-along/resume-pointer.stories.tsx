import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResumePointer } from '#components/take-along/resume-pointer.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Take along/Resume pointer',
  id: 'take-along-resume-pointer',
  component: ResumePointer,
  args: { onShow: fn() },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof ResumePointer>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {}
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves Q-127.
export const LeadsToTheCard: Story = {
  async play({ canvasElement, globals, args }) {
    if (window.innerWidth >= 768) return
    const t = playText('take-along', globals)
    const button = within(canvasElement).getByRole('button', { name: t('resume.title') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { OnAPhone })
