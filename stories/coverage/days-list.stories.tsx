import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { DaysList } from '#components/coverage/days-list.tsx'
import { daysNotToMiss } from '#domain/calendar/days-not-to-miss.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const today = { year: 2026, month: 11, day: 26 }
const facts = { today, births: [], changes: [], lastDay: null }
const december = daysNotToMiss({
  ...facts,
  planYear: 2026,
  expected: { start: { year: 2026, month: 12, day: 1 }, enrollBy: { year: 2026, month: 11, day: 30 } },
})

const meta = {
  title: 'Widgets/Coverage/Days list',
  id: 'coverage-days-list',
  component: DaysList,
  args: {
    days: daysNotToMiss({ ...facts, planYear: 2027, expected: null }),
    names: [],
    isChosen: false,
    product: 'Puente',
    host: 'puente.example',
    now: () => new Date('2026-11-26T10:00:00.000Z'),
    onSave: fn(),
  },
} satisfies Meta<typeof DaysList>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeAPlan: Story = {}
export const PlanOfDecember: Story = {
  args: { days: december, isChosen: true },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const Everything: Story = {
  args: {
    days: daysNotToMiss({
      today,
      planYear: 2027,
      expected: {
        start: { year: 2027, month: 1, day: 1 },
        enrollBy: { year: 2026, month: 12, day: 15 },
        orBy: { year: 2026, month: 12, day: 31 },
      },
      births: [
        { year: 1962, month: 3, day: 9 },
        { year: 2001, month: 6, day: 30 },
      ],
      changes: [{ id: 'moved', day: { year: 2026, month: 11, day: 20 } }],
      lastDay: null,
    }),
    names: ['María Elena Fernández de la Concepción'],
    isChosen: true,
    marketplace: 'Virginia’s Insurance Marketplace',
  },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    // No date breaks.
    for (const date of canvasElement.querySelectorAll('strong')) {
      const range = document.createRange()
      range.selectNodeContents(date)
      await expect(range.getClientRects()).toHaveLength(1)
      await expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth)
    }
  },
}
export const NothingAhead: Story = { args: { days: [] } }

// Proves.
export const GivesAFileForTheCalendar: Story = {
  ...Everything,
  async play({ args, canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const canvas = within(canvasElement)
    const list = within(canvas.getByRole('region', { name: t('days.title') }))
    await expect(list.getAllByRole('listitem')).toHaveLength(7)
    await expect(list.getByText(new RegExp(`^${args.names[0] ?? ''} .*65.*2027.*2026`))).toBeVisible()
    await expect(list.getByText(t('days.turns26', { person: t('days.person', { number: 2 }) }))).toBeVisible()
    await expect(list.getByText(t('days.marketplace', { marketplace: args.marketplace }))).toBeVisible()
    list.getByRole('button', { name: t('days.add') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith(
      t('days.file'),
      expect.stringContaining('DTSTART;VALUE=DATE:20270119'),
    )
    // A calendar may be shared: nobody is named in it.
    await expect(args.onSave).not.toHaveBeenCalledWith(t('days.file'), expect.stringContaining('Fern'))
  },
}

export const SaysNothingWithoutADay: Story = {
  ...NothingAhead,
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

export const Gallery: Story = gallery(meta, { BeforeAPlan, PlanOfDecember, Everything })
