import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { StartLine } from '#components/plans/start-line.tsx'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { formatLongDate } from '#i18n/format.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const expected = { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } } as const

const meta = {
  title: 'Widgets/Plans/Start line (when coverage can start)',
  id: 'plans-start-line',
  component: StartLine,
  args: { expected },
} satisfies Meta<typeof StartLine>
export default meta
type Story = StoryObj<typeof meta>

// Proves A-92.
export const InOpenEnrollment: Story = {
  async play({ canvasElement, globals }) {
    const language = globals['locale'] === 'es' ? 'es' : 'en'
    const [start, enrollBy] = [formatLongDate(expected.start, language), formatLongDate(expected.enrollBy, language)]
    const said = playText('plans', globals)('startLine.value', { start, enrollBy }).replaceAll(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(said)
  },
}
export const ByALifeChange: Story = { args: { expected: { ...expected, needsChange: true } } }
const next = {
  ends: { year: 2026, month: 12, day: 31 },
  year: 2027,
  chooseBy: { year: 2026, month: 12, day: 15 },
  start: { year: 2027, month: 1, day: 1 },
} as const
// Proves F-109.
export const PlanEndsSoon: Story = {
  args: {
    expected: { start: { year: 2026, month: 12, day: 1 }, enrollBy: { year: 2026, month: 11, day: 30 }, next },
  },
  async play({ canvasElement, globals }) {
    const date = (day: CalendarDay) => formatLongDate(day, globals['locale'] === 'es' ? 'es' : 'en')
    const days = { ends: date(next.ends), year: 2027, last: date(next.chooseBy), start: date(next.start) }
    const said = playText('plans', globals)('startLine.ends', days).replaceAll(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(said)
  },
}
const december31 = { year: 2026, month: 12, day: 31 } as const
// Proves.
export const CoverageThatEnds: Story = {
  args: { expected: { ...expected, orBy: december31 }, marketplace: 'Virginia’s Insurance Marketplace' },
  async play({ canvasElement, args, globals }) {
    const t = playText('plans', globals)
    const orBy = formatLongDate(december31, globals['locale'] === 'es' ? 'es' : 'en')
    for (const text of [t('startLine.orBy', { orBy }), t('startLine.marketplace', { marketplace: args.marketplace })])
      await expect(canvasElement).toHaveTextContent(text.replaceAll(/<\/?b>/g, ''))
  },
}
// Proves Q-184.
export const AfterTheYear: Story = {
  args: { expected: { start: expected.start, afterYear: 2026 } },
  async play({ canvasElement, globals }) {
    const start = formatLongDate(expected.start, globals['locale'] === 'es' ? 'es' : 'en')
    const said = playText('plans', globals)('startLine.afterYear', { start, year: 2026, next: 2027 })
    await expect(canvasElement).toHaveTextContent(said.replaceAll(/<\/?b>/g, ''))
  },
}
/** Nobody can take the plan, or the day is unknown. */
export const Unknown: Story = {
  args: { expected: null },
  async play({ canvasElement }) {
    await expect(canvasElement).not.toHaveTextContent(/\d/)
  },
}

export const Gallery: Story = gallery(meta, {
  InOpenEnrollment,
  ByALifeChange,
  PlanEndsSoon,
  CoverageThatEnds,
  AfterTheYear,
})
