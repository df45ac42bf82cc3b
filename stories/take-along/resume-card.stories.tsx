import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResumeCard, type ResumeCardProps } from '#components/take-along/resume-card.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Forgetting(props: ResumeCardProps) {
  const [quotes, setQuotes] = useState(props.quotes)
  return (
    <ResumeCard
      {...props}
      quotes={quotes}
      onForget={(id) => {
        setQuotes(quotes.filter((quote) => quote.id !== id))
        props.onForget(id)
      }}
      onForgetAll={() => {
        setQuotes([])
        props.onForgetAll()
      }}
    />
  )
}

const saved = [
  {
    id: 'a',
    zipCode: '33012',
    planYear: 2026,
    isOnSale: true,
    people: 3,
    ages: [42, 12, 8],
    annualIncome: 27_600,
    savedOn: { year: 2026, month: 11, day: 24 },
  },
  {
    id: 'b',
    zipCode: '33186',
    planYear: 2027,
    isOnSale: true,
    people: 2,
    ages: [61, 63],
    annualIncome: 90_000,
    savedOn: { year: 2026, month: 11, day: 20 },
  },
  {
    id: 'c',
    zipCode: '33012',
    planYear: 2026,
    isOnSale: true,
    people: 1,
    ages: [55],
    annualIncome: 0,
    savedOn: { year: 2026, month: 11, day: 2 },
  },
]

const meta = {
  title: 'Widgets/Take along/Resume card (continue, tarjeta)',
  id: 'take-along-resume-card',
  component: ResumeCard,
  render: (args) => <Forgetting {...args} />,
  args: {
    quotes: saved,
    onContinue: fn(),
    onForget: fn(),
    onForgetAll: fn(),
    isShared: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof ResumeCard>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const One: Story = { args: { quotes: saved.slice(0, 1) } }
export const YearOver: Story = {
  args: { quotes: saved.slice(0, 1).map((quote) => ({ ...quote, isOnSale: false })) },
  async play({ canvasElement, globals }) {
    const t = playText('take-along', globals)
    const over = t('resume.savedOver', { year: 2026, date: '#' }).split('#')
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent(over.at(-1) ?? '')
  },
}
export const NoneLeft: Story = { args: { quotes: [] } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves.
export const IsUsedByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('take-along', globals)
    const page = within(canvasElement)
    const goOn = new RegExp(`^${t('resume.continue')}`)
    const forget = new RegExp(`^${t('resume.forget')} `)
    await userEvent.tab()
    await expect(page.getAllByRole('button', { name: goOn })[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).toHaveBeenCalledWith('a')
    await userEvent.tab()
    await expect(page.getAllByRole('button', { name: forget })[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onForget).toHaveBeenCalledWith('a')
    await expect(page.getByRole('heading', { name: t('resume.title') })).toHaveFocus()
    await expect(page.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: t('resume.forgetAll') }))
    await expect(args.onForgetAll).toHaveBeenCalledOnce()
    await expect(page.getByRole('heading', { name: t('resume.gone') })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { Three, One, YearOver, NoneLeft })
