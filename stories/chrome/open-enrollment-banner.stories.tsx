import type { Meta, StoryObj } from '@storybook/react-vite'

import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'
import { type EnrollmentNews, enrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { enrollmentsAhead } from '#domain/calendar/enrollment-periods.ts'

const bothOf = (news: EnrollmentNews) => ({ news, newsOfBuild: news })

const meta = {
  title: 'Widgets/Chrome/Open enrollment banner (announcement, deadline)',
  id: 'chrome-open-enrollment-banner',
  component: OpenEnrollmentBanner,
  args: bothOf({ kind: 'begins', planYear: 2026 }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OpenEnrollmentBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Returns the banner's facts of a day by the days of plan year 2027. */
const on = (year: number, month: number, day: number) => {
  const today = { year, month, day }
  return bothOf(enrollmentNews(today, enrollmentsAhead(today, null)))
}

export const ChooseBy: Story = { args: on(2026, 11, 25) }
export const OpenMayChange: Story = { args: on(2026, 12, 16) }
export const Open: Story = { args: on(2025, 12, 16) }
export const Began: Story = { args: bothOf({ kind: 'began', planYear: 2026 }) }
export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }
