import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { YearSwitch, type YearSwitchProps } from '#components/plans/year-switch.tsx'
import { yearsOnSale } from '#domain/calendar/years-on-sale.ts'
import { type Bilingual, sampleFor } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const on = (day: string) => yearsOnSale(new Date(`${day}T17:00:00Z`))

function Chooses(props: YearSwitchProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <YearSwitch
      {...props}
      chosen={chosen}
      onChange={(year) => {
        setChosen(year)
        props.onChange(year)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Plans/Year switch',
  id: 'plans-year-switch',
  component: YearSwitch,
  render: (args) => <Chooses {...args} />,
  args: { options: on('2026-11-22'), chosen: 2027, onChange: fn(), onLifeChangeCheck: fn() },
} satisfies Meta<typeof YearSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const NextYear: Story = {}
export const ThisYear: Story = { args: { chosen: 2026 } }
export const NoLongerOnSale: Story = { args: { options: on('2026-12-16'), chosen: 2026 } }
export const NothingOnSale: Story = { args: { options: [], chosen: 2026 } }

const labels: Bilingual<readonly [string, string]> = {
  en: ['2026, from December 1 (only after a life change)', '2027, from January 1'],
  es: ['2026, desde el 1 de diciembre (solo si tuvo un cambio de vida)', '2027, desde el 1 de enero'],
}

// Proves Q-78.
export const ChoosesByKeyboard: Story = {
  async play({ canvasElement, args, globals }) {
    const t = playText('coverage-year', globals)
    const group = within(within(canvasElement).getByRole('radiogroup', { name: t('yearSwitch.label') }))
    const [thisYear, nextYear] = sampleFor(labels, globals)
    await userEvent.tab()
    await expect(group.getByRole('radio', { name: nextYear })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLifeChangeCheck).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowUp}')
    await expect(group.getByRole('radio', { name: thisYear })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(2026)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const AsksForAYearOnSale: Story = {
  ...NoLongerOnSale,
  async play({ canvasElement, args, globals }) {
    const t = playText('coverage-year', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(t('yearSwitch.notOnSale', { year: 2026 }))
    const [only] = canvas.getAllByRole('radio')
    await expect(only).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(2027)
  },
}

export const NothingWithoutAChoice: Story = {
  args: { options: on('2026-12-16') },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
  },
}

export const Gallery: Story = gallery(meta, { NextYear, ThisYear, NoLongerOnSale, NothingOnSale })
