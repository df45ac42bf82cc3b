import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { EffectiveDateBanner } from '#components/plans/effective-date-banner.tsx'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { type Bilingual, sampleFor } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'

/** Returns the props for a day and a plan year. A day without a sentence has no story. */
function on(day: string, planYear: PlanYear = 2026) {
  const effective = effectiveDate(new Date(`${day}T15:00:00Z`), planYear)
  if (!effective) throw new Error(`${day} has no sentence`)
  return { effective }
}

const meta = { component: EffectiveDateBanner, args: on('2026-03-12') } satisfies Meta<typeof EffectiveDateBanner>
export default meta
type Story = StoryObj<typeof meta>

export const MidMonth: Story = {}
export const FourDaysLeft: Story = { args: on('2026-04-26') }
export const ThreeDaysLeft: Story = { args: on('2026-04-27') }
export const OpenEnrollment: Story = { args: on('2026-11-22', 2027) }
export const LastOpenEnrollmentPeriod: Story = { args: on('2026-01-12') }

const newYear: Bilingual<string> = { en: 'January 1, 2027', es: '1 de enero de 2027' }

export const NamesTheFirstOfTheYear: Story = {
  ...OpenEnrollment,
  async play({ canvasElement, globals }) {
    await expect(within(canvasElement).getByText(sampleFor(newYear, globals))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, {
  MidMonth,
  FourDaysLeft,
  ThreeDaysLeft,
  OpenEnrollment,
  LastOpenEnrollmentPeriod,
})
