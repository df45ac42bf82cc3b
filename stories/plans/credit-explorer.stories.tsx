import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { CreditExplorer } from '#components/plans/credit-explorer/credit-explorer.tsx'
import { medicareUrl } from '#config/urls.ts'
import type { CreditHousehold } from '#domain/subsidy/credit-at-income.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** One person of 55 in Miami-Dade. */
const one: CreditHousehold = { benchmarkCents: 119_419, stateAbbr: 'FL', householdSize: 1, year: 2026 }
const two: CreditHousehold = { benchmarkCents: 308_561, stateAbbr: 'FL', householdSize: 2, year: 2026 }

const meta = {
  title: 'Widgets/Plans/Credit explorer (chart, slider)',
  id: 'plans-credit-explorer',
  component: CreditExplorer,
  args: {
    household: one,
    annualIncome: 48_000,
    shownCreditCents: 79_500,
    otherDependents: 0,
    monthsCovered: 12,
    applicantFewerBenchmarkCents: null,
    oneYearOlderBenchmarkCents: 124_934,
    medicareNext: null,
    medicareHref: medicareUrl.en,
  },
} satisfies Meta<typeof CreditExplorer>
export default meta
type Story = StoryObj<typeof meta>

export const OnePerson: Story = {}
export const CoupleAboveTheLimit: Story = {
  args: {
    household: two,
    annualIncome: 90_000,
    shownCreditCents: 0,
    otherDependents: 0,
    applicantFewerBenchmarkCents: 150_478,
    oneYearOlderBenchmarkCents: 311_935,
  },
}
export const FarAboveTheLimit: Story = { args: { annualIncome: 900_000, shownCreditCents: 0 } }
export const BelowTheThreshold: Story = {
  args: { household: { ...one, stateAbbr: 'OH' }, annualIncome: 12_000, shownCreditCents: 0 },
}
export const LargeHouseholdInAlaska: Story = {
  args: {
    household: { benchmarkCents: 520_000, stateAbbr: 'AK', householdSize: 15, year: 2027 },
    annualIncome: 250_000,
    shownCreditCents: 371_300,
  },
}
export const CreditUsedUp: Story = {
  args: { household: { ...one, benchmarkCents: 31_000 }, annualIncome: 36_000, shownCreditCents: 10_700 },
}
export const ServiceEstimatedMore: Story = { args: { shownCreditCents: 79_579 } }

export const TellsWhereTheResultsDiffer: Story = {
  ...ServiceEstimatedMore,
  async play({ canvasElement }) {
    const shown = within(canvasElement).getByText('$795.79')
    await expect(shown).toBeVisible()
    await expect(within(shown.closest('p') ?? canvasElement).getByText('$795')).toBeVisible()
  },
}

export const TabsStandInOneRow: Story = {
  async play({ canvasElement }) {
    const tops = within(canvasElement)
      .getAllByRole('tab')
      .map((tab) => tab.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

// Proves Q-101.
export const ReadsAPointByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('income-explorer', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: t('explorer.income') })).toHaveFocus()
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: t('income.label') })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('62600')
    const atLimit = t('reading.next', { income: '$62,600', credit: '$674', nextIncome: '$62,601', nextCredit: '$0' })
    await waitFor(() => expect(canvas.getAllByText(atLimit)).toHaveLength(2), { timeout: 3000 })
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: t('income.slider') })
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: '62700' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '$62,700')
    await expect(field).toHaveValue('62,700')
    const above = t('reading.last', { income: '$62,700', credit: '$0' })
    await waitFor(() => expect(canvas.getAllByText(above)).toHaveLength(2), { timeout: 3000 })
  },
}

export const KeepsTheLastGoodIncome: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('income-explorer', globals)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: t('income.label') })
    await userEvent.clear(field)
    await userEvent.paste('forty')
    await expect(field).toHaveAccessibleDescription(t('income.earlier', { income: '$48,000' }))
    await expect(field).toBeInvalid()
    const kept = t('reading.next', { income: '$48,000', credit: '$795', nextIncome: '$48,096', nextCredit: '$794' })
    await expect(canvas.getAllByText(kept).length).toBeGreaterThan(0)
    await userEvent.clear(field)
    await userEvent.keyboard('49000')
    await expect(field).toBeValid()
  },
}

// Proves Q-103.
export const TellsWhatChangesTheCredit: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('income-explorer', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText(t('changes.incomeUp', { amount: '$1,000' }))).toBeVisible()
    await expect(canvas.getByText('$787')).toBeVisible()
    await expect(canvas.queryByText(t('changes.applicantFewer'))).not.toBeInTheDocument()
  },
}

// Proves Q-142.
export const NamesMedicareInTheYearOfAge65: Story = {
  args: { medicareNext: 'start' },
  async play({ canvasElement, globals }) {
    const t = playText('income-explorer', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText(t('changes.medicare.start'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: new RegExp(t('changes.medicareLink')) })).toBeVisible()
  },
}

// Proves Q-104.
export const TellsWhatMayBePaidBack: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('income-explorer', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const field = canvas.getByRole('textbox', { name: t('payingBack.label', { year: 2026 }) })
    await userEvent.clear(field)
    await userEvent.keyboard('49000')
    await waitFor(() => expect(canvas.getAllByText(t('payingBack.payBack', { amount: '$96' }))).toHaveLength(2), {
      timeout: 3000,
    })
    await expect(canvas.getByText(t('payingBack.noLimit', { year: 2026 }))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.keyboard('62601')
    await expect(canvas.getByText(t('payingBack.everything', { limit: '$62,600' }))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { OnePerson, CoupleAboveTheLimit, BelowTheThreshold, CreditUsedUp })
