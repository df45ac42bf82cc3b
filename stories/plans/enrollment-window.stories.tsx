import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { EnrollmentWindow } from '#components/plans/enrollment-window.tsx'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { coverageWindow } from '#domain/calendar/coverage-window.ts'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { type Bilingual, sampleFor } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** Returns the props on a day, noon Eastern. `lastDay` is the setting of another end of Open Enrollment. */
function on(day: string, planYear: PlanYear, lastDay = '') {
  const now = new Date(`${day}T17:00:00Z`)
  const end = parseIsoDay(lastDay)
  return {
    planYear,
    window: coverageWindow(calendarDay(now), planYear, end),
    effective: effectiveDate(now, planYear, end),
  }
}

const meta = {
  title: 'Widgets/Plans/Enrollment window',
  id: 'plans-enrollment-window',
  component: EnrollmentWindow,
  args: { ...on('2026-11-22', 2027), onLifeChangeCheck: fn() },
} satisfies Meta<typeof EnrollmentWindow>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const LastPeriod: Story = { args: on('2026-12-16', 2027) }
export const EndedByTheSetting: Story = { args: on('2026-12-10', 2027, '2026-12-15') }
export const Before: Story = { args: on('2026-10-31', 2027) }
export const OwnMarketplace: Story = { args: { ...on('2026-12-16', 2027), marketplace: 'Georgia Access' } }
export const Closed: Story = { args: on('2026-11-22', 2026) }
export const ClosedAtTheEndOfAMonth: Story = { args: on('2026-10-29', 2026) }
export const ClosedAfterOpenEnrollment: Story = { args: on('2027-01-16', 2027) }

const sentences: Bilingual<readonly string[]> = {
  en: [
    'Choose by December 15 to be covered from January 1. Open Enrollment for 2027 is open until January 15, as HealthCare.gov says; a court may change this day.',
    'To start a 2026 plan now, you must have had a life change, such as a move or a new baby, in the last 60 days, or have coverage that ends by November 30.',
  ],
  es: [
    'Elija a más tardar el 15 de diciembre para tener cobertura desde el 1 de enero. La Inscripción Abierta para 2027 está abierta hasta el 15 de enero, según CuidadoDeSalud.gov; un tribunal puede cambiar ese día.',
    'Hoy solo puede comenzar un plan de 2026 si tuvo un cambio de vida (por ejemplo, una mudanza o un bebé) en los últimos 60 días, o si su cobertura termina a más tardar el 30 de noviembre.',
  ],
}

// Proves Q-77.
export const SaysTheDaysOfTheYear: Story = {
  async play({ canvasElement, globals }) {
    await expect(canvasElement).toHaveTextContent(sampleFor(sentences, globals)[0] ?? '')
  },
}

// Proves P-15.
export const OpensTheCheckByKeyboard: Story = {
  ...Closed,
  async play({ canvasElement, args, globals }) {
    const t = playText('coverage-year', globals)
    await expect(canvasElement).toHaveTextContent(sampleFor(sentences, globals)[1] ?? '')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('enrollmentWindow.check') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLifeChangeCheck).toHaveBeenCalledOnce()
  },
}

export const NothingWhenNoPlanCanStart: Story = {
  args: on('2026-12-16', 2026),
  async play({ canvasElement, globals }) {
    const t = playText('coverage-year', globals)
    await expect(within(canvasElement).queryByRole('region', { name: t('enrollmentWindow.label') })).toBeNull()
  },
}

export const Gallery: Story = gallery(meta, {
  Open,
  LastPeriod,
  EndedByTheSetting,
  Before,
  OwnMarketplace,
  Closed,
  ClosedAtTheEndOfAMonth,
  ClosedAfterOpenEnrollment,
})
