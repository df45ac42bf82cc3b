import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { faqItems } from '#components/content/faq-content.ts'
import { FaqList, type FaqListProps } from '#components/content/faq-list.tsx'
import { playText } from '#stories/support/play-text.ts'
import { gallery } from '#stories/support/gallery.tsx'

function Sample(props: FaqListProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <FaqList
      {...props}
      open={open}
      onOpenChange={(slug) => {
        props.onOpenChange(slug)
        setOpen(slug)
      }}
    />
  )
}

const meta = {
  component: FaqList,
  render: Sample,
  args: { planYear: 2026, open: 'zero-premium', onOpenChange: fn(), onCopyLink: fn(), copied: 'idle' },
} satisfies Meta<typeof FaqList>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = {}
export const AllClosed: Story = { args: { open: null } }
export const LongAnswer: Story = { args: { open: 'who-qualifies' } }
export const LinkCopied: Story = { args: { copied: 'done' } }
export const CopyRefused: Story = { args: { copied: 'refused' } }
export const Narrow: Story = {
  args: { open: 'income-estimate' },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves C-25.
export const OneAtATimeByKeyboard: Story = {
  async play({ args, canvasElement, globals }) {
    const items = faqItems(playText('faq', globals), globals.locale === 'es' ? 'es' : 'en', 2026)
    const canvas = within(canvasElement)
    const [first, second] = items.slice(0, 2).map(({ question }) => canvas.getByRole('button', { name: question }))
    await expect(items).toHaveLength(15)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    second?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('who-qualifies')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText(items[1]?.answer[0] ?? '')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('button', { expanded: true })).not.toBeInTheDocument()
  },
}

export const CopiesTheLink: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('faq', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: new RegExp(`^${t('faqList.copyLink')}`) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    await expect(args.onCopyLink).toHaveBeenLastCalledWith('zero-premium')
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { FirstOpen })
