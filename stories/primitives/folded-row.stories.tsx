import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'

import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Primitives/Folded row (collapsed list, more)',
  id: 'primitives-folded-row',
  component: FoldedRow,
  args: {
    summary: '2026 plans · from January 1',
    icon: <CalendarDays aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-primary" />,
    children: <p>Choose a plan by December 15, and it starts on January 1.</p>,
  },
} satisfies Meta<typeof FoldedRow>
export default meta
type Story = StoryObj<typeof meta>

async function isAloneFrom(width: string, canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const content = await canvas.findByText(/December 15/, undefined, { timeout: 3_000 })
  const isWide = matchMedia(`(min-width: ${width})`).matches
  if (isWide) await expect(content).toBeVisible()
  else await expect(content).not.toBeVisible()
  await expect(canvas.queryAllByRole('button')).toHaveLength(isWide ? 0 : 1)
}

export const WithIcon: Story = {}
export const LongText: Story = {
  args: { icon: undefined, summary: 'Sin crédito fiscal: sus ingresos pasan del límite por $12,400' },
}

// Proves P-84.
export const OpensByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    const content = canvas.getByText(/December 15/)
    await expect(content).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(content).not.toBeVisible()
  },
}

/** From `md` on the content stands alone. */
export const AloneFromMd: Story = {
  args: { aloneFrom: 'md' },
  play: ({ canvasElement }) => isAloneFrom('48rem', canvasElement),
}
/** From `lg` on the content stands alone. */
export const AloneFromLg: Story = {
  args: { aloneFrom: 'lg' },
  play: ({ canvasElement }) => isAloneFrom('64rem', canvasElement),
}

// Proves P-84.
export const BuiltWhileIdle: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const content = await canvas.findByText(/December 15/, undefined, { timeout: 3_000 })
    await expect(content).not.toBeVisible()
  },
}

export const IsHeading: Story = {
  args: {
    isHeading: true,
    summary: 'Three to start with: the lowest costs',
    children: <p>The lowest of a figure each.</p>,
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(1)
  },
}
export const Hero: Story = { args: { look: 'hero', hint: 'How', summary: 'You save $482 a month' } }
export const Accent: Story = { args: { look: 'accent', hint: 'Change' } }
/** Its parent has opened it. */
export const OpenedByItsParent: Story = {
  args: { open: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/December 15/)).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { WithIcon, LongText, IsHeading, Hero, Accent, OpenedByItsParent })
