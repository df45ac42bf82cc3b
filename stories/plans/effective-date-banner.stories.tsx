import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { EffectiveDateBanner } from '#components/plans/effective-date-banner.tsx'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { type Bilingual, sampleFor } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'

const on = (day: string) => ({ effective: effectiveDate(new Date(`${day}T15:00:00Z`)) })

const meta = { component: EffectiveDateBanner, args: on('2026-01-12') } satisfies Meta<typeof EffectiveDateBanner>
export default meta
type Story = StoryObj<typeof meta>

export const MidMonth: Story = {}
export const FourDaysLeft: Story = { args: on('2026-01-27') }
export const ThreeDaysLeft: Story = { args: on('2026-01-28') }
export const LeapYear: Story = { args: on('2028-02-25') }
export const December: Story = { args: on('2026-12-30') }

const newYear: Bilingual<string> = { en: 'January 1, 2027', es: '1 de enero de 2027' }

export const NamesTheFirstOfTheYear: Story = {
  ...December,
  async play({ canvasElement, globals }) {
    await expect(within(canvasElement).getByText(sampleFor(newYear, globals))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { MidMonth, FourDaysLeft, ThreeDaysLeft, LeapYear, December })
