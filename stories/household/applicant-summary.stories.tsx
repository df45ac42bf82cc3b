import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ApplicantSummary } from '#components/household/applicant-summary.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Household/Applicant summary',
  id: 'household-applicant-summary',
  component: ApplicantSummary,
  args: {
    applicants: [
      { role: 'primary', mark: 'adult' },
      { role: 'dependent', mark: 'child' },
      { role: 'dependent', mark: 'invalid' },
    ],
  },
} satisfies Meta<typeof ApplicantSummary>
export default meta
type Story = StoryObj<typeof meta>

export const OneToComplete: Story = {}
export const Complete: Story = {
  args: {
    applicants: [
      { role: 'primary', mark: 'adult' },
      { role: 'spouse', mark: 'adult' },
      { role: 'dependent', mark: 'child' },
      { role: 'dependent', mark: 'adult' },
    ],
  },
}
export const OnlyOne: Story = { args: { applicants: [{ role: 'primary', mark: 'adult' }] } }
export const OnlySpouse: Story = { args: { applicants: [{ role: 'spouse', mark: 'adult' }] } }
export const NobodyComplete: Story = {
  args: {
    applicants: [
      { role: 'primary', mark: 'pending' },
      { role: 'spouse', mark: 'invalid' },
    ],
  },
}
export const ManyPeople: Story = {
  args: {
    applicants: [
      { role: 'primary', mark: 'adult' },
      { role: 'spouse', mark: 'adult' },
      ...Array.from({ length: 20 }, () => ({ role: 'dependent', mark: 'child' }) as const),
    ],
  },
}
export const Nobody: Story = { args: { applicants: [] } }
export const Narrow: Story = { ...ManyPeople, globals: { viewport: { value: 'narrow' } } }

// Proves Q-25.
export const SaysTheSameInWords: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const status = within(canvasElement).getByRole('status')
    const rest = t('applicantSummary.more', { count: 1 })
    await within(status).findByText(new RegExp(`${rest}$`), undefined, { timeout: 3000 })
    await expect(status).toHaveTextContent(t('applicantSummary.dependents', { count: 1 }))
  },
}

export const Gallery: Story = gallery(meta, {
  OneToComplete,
  Complete,
  OnlyOne,
  OnlySpouse,
  NobodyComplete,
  ManyPeople,
})
