import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { createQueryClient } from '#api/queries.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { initialSession, initialView, type QuoteSession } from '#domain/quote/session.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { fixedClock } from '#lib/clock.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { playText } from '#stories/support/play-text.ts'

interface SampleProps {
  readonly session: QuoteSession
  readonly today: string
  readonly onPrint: () => void
}

function Sample({ session, today, onPrint }: SampleProps) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <QuoteSessionProvider initial={session}>
        <PlanResults clock={fixedClock(today)} onPrint={onPrint} />
      </QuoteSessionProvider>
    </QueryClientProvider>
  )
}

const alone = [applicant('primary', 52)]
const married = [applicant('primary', 41), applicant('spouse', 39), applicant('dependent', 12)]

const meta = {
  title: 'Screens/Plan results (results, compare, planes)',
  id: 'features-plan-results',
  tags: ['!autodocs'],
  component: Sample,
  args: { session: atResults(), today: '2026-01-12T15:00:00Z', onPrint: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const LowIncome: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const MiddleIncome: Story = {
  args: { session: atResults({ criteria: criteria({ householdMembers: married, income: 78_000 }) }) },
}
export const NoSubsidy: Story = {
  args: { session: atResults({ criteria: criteria({ householdMembers: alone, income: 95_000 }) }) },
}
export const WithoutTheCredit: Story = {
  args: { session: atResults({ criteria: criteria({ forceZeroSubsidy: true }) }) },
}
export const EndOfMonth: Story = { args: { today: '2026-01-29T15:00:00Z' } }
export const ByDeductible: Story = {
  args: {
    session: atResults({
      view: { ...initialView, sort: 'deductible', filters: { ...noFilters, types: ['PPO'] } },
    }),
  },
}
export const NothingLeft: Story = {
  args: {
    session: atResults({
      view: { ...initialView, filters: { ...noFilters, metalLevels: ['Platinum'], types: ['PPO'] } },
    }),
  },
}
export const Loading: Story = { globals: { scenario: 'timeout:planSearch' } }
export const FirstPageHere: Story = { globals: { scenario: 'timeout:laterPages' } }
export const NoPlans: Story = { globals: { scenario: 'empty:planSearch' } }
export const FewPlans: Story = { globals: { scenario: 'few-plans' } }
export const SubsidyFails: Story = { globals: { scenario: 'ok-null:benchmark' } }
export const PovertyLevelFails: Story = { globals: { scenario: 'ok-html:povertyLevel' } }
export const SearchFails: Story = { globals: { scenario: 'ok-html:planSearch' } }
export const LaterPagesFail: Story = { globals: { scenario: 'ok-nothing:laterPages' } }
export const NoQuote: Story = { args: { session: initialSession } }
export const NoCounty: Story = {
  args: {
    session: atResults({ criteria: criteria(placeOf({ fips: '', name: '', state: '', zipCode: '' })) }),
  },
}

const slow = { timeout: 15_000 }

/** Opens the row of the credit, which is an estimate until the six questions are answered. */
async function openCredit(root: HTMLElement, plans: (key: 'creditBanner.estimated') => string) {
  const [start = ''] = plans('creditBanner.estimated').split('<b>')
  await userEvent.click(await within(root).findByRole('button', { name: new RegExp(`^${start.trim()}`) }, slow))
}

// Proves.
export const SaysWhatTheSixAnswersMean: Story = {
  ...MiddleIncome,
  globals: { scenario: 'few-plans', viewport: { value: 'desktop' } },
  async play({ canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const plans = playText('plans', globals)
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await openCredit(canvasElement, plans)
    await userEvent.click(await canvas.findByRole('button', { name: plans('outcome.ask') }, slow))
    const offer = await body.findByRole(
      'radiogroup',
      { name: t('sixThings.anyone.jobOffer', { amount: '$647.40' }) },
      slow,
    )
    await userEvent.click(within(offer).getByRole('radio', { name: t('sixThings.yes') }))
    const who = within(body.getByRole('group', { name: t('sixThings.who') }))
    for (const box of who.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(body.getByRole('button', { name: t('sixThings.done') }))
    await expect(canvas.getByText(plans('outcome.detail.jobOffer', { amount: '$647.40' }))).toBeVisible()
    const reasons = plans('creditOutlook.reasons.jobOffer', { count: 3 })
    // The plans to start with say it too, in a row that is folded and built when the browser has time.
    const [besideTheCredit] = canvas.getAllByText(plans('creditOutlook.nobody', { reasons }))
    await expect(besideTheCredit).toBeVisible()
  },
}

// Proves P-65, Q-141, Q-145 and Q-155.
export const CountsNoCreditForAnybodyWithMedicare: Story = {
  args: {
    session: atResults({
      criteria: criteria({ householdMembers: [applicant('primary', 60), applicant('spouse', 66)], income: 40_000 }),
    }),
  },
  globals: { scenario: 'few-plans', viewport: { value: 'desktop' } },
  async play({ canvasElement, globals }) {
    const plans = playText('plans', globals)
    const canvas = within(canvasElement)
    const [before = ''] = plans('creditOutlook.lower', { probable: '\n', credit: '', reasons: '' }).split('\n')
    // Beside the credit, and beside the plans to start with.
    const lower = () =>
      canvas.getAllByText(
        (_, element) =>
          element?.tagName === 'SPAN' && element.textContent.startsWith(before) && element.textContent.includes('$'),
      )
    await waitFor(() => expect(lower().length).toBeGreaterThanOrEqual(2), slow)
    await openCredit(canvasElement, plans)
    await expect(canvas.getByText(plans('outcome.savings'))).toBeVisible()
    const cards = within(await canvas.findByRole('list', { name: plans('planList.label') }))
    // Everyone's price with the probable credit, and the price of who is left.
    const both = plans('outcome.second.both', { people: 2, left: 1, amount: '\\$.+', second: '\\$' })
    const bill = new RegExp(both.replaceAll(/<\/?b>/g, ''))
    const bills = await cards.findAllByText(
      (_, element) => element?.tagName === 'P' && bill.test(element.textContent),
      undefined,
      slow,
    )
    await expect(bills).toHaveLength(cards.getAllByRole('article').length)
  },
}

// Proves P-12.
export const TurnsThePage: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const next = await canvas.findByRole('button', { name: t('resultsPagination.next') }, slow)
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument(), slow)
    next.focus()
    await userEvent.keyboard('{Enter}')
    // The list's heading has the focus, so the first card comes next.
    const heading = () =>
      canvas.getByRole('heading', { name: new RegExp(t('planList.heading', { page: 2, count: '' })) })
    await waitFor(() => expect(heading()).toHaveFocus(), slow)
    const second = () => canvas.getByRole('button', { name: t('resultsPagination.page', { page: 2 }) })
    await waitFor(() => expect(second()).toHaveAttribute('aria-current', 'page'), slow)
    await waitFor(
      () => expect(canvas.getAllByRole('status').some((status) => status.textContent.includes('2'))).toBe(true),
      slow,
    )
    // The accessibility check takes a control that is half scrolled under the sticky row for a small one.
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const ShowsAllLevelsAtOneTap: Story = {
  // On a phone the filters open in a dialog.
  globals: { viewport: { value: 'desktop' } },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: t('activeFilters.showAll') }, slow))
    await expect(canvas.queryByRole('list', { name: t('activeFilters.label') })).not.toBeInTheDocument()
    await expect(canvas.getByRole('checkbox', { name: t('metal.Silver') })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: t('metal.Silver') })).toHaveAccessibleDescription()
  },
}

// Proves P-41.
export const ComparesTwoAndChooses: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const boxes = await canvas.findAllByRole('checkbox', { name: new RegExp(`^${t('compareCheckbox.label')} `) }, slow)
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    const dock = canvas.getByRole('region', { name: t('compareDock.label') })
    await userEvent.click(within(dock).getByRole('button', { name: t('compareDock.compare') }))
    const dialog = await within(document.body).findByRole('dialog', { name: t('compareDialog.title') }, slow)
    await expect(within(dialog).getAllByRole('columnheader')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await expect(within(dock).getByRole('button', { name: t('compareDock.compare') })).toHaveFocus()
    // The accessibility check takes a control that is half under a bar for a small one.
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    await expect(dock).not.toBeInTheDocument()
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

// Proves P-51.
export const AsksToUpdateChangedDetails: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('list', { name: t('planList.label') }, slow)
    await userEvent.click(canvas.getByRole('button', { name: t('resultsSummary.edit') }))
    const income = await canvas.findByRole('textbox', { name: t('searchEditor.primaryIncome') }, slow)
    await userEvent.clear(income)
    await userEvent.type(income, '30000')
    await expect(income).toHaveValue('30,000')
    const [inRow, inNotice] = await canvas.findAllByText(t('updatePrompt.title'))
    await expect(innerWidth < 768 ? inRow : inNotice).toBeVisible()
    for (const name of [t('startOver.button')])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('list', { name: t('planList.label') })).not.toBeInTheDocument()
    // The editor has one, and the prompt that takes the plans' place has another.
    const [inEditor, inPrompt] = canvas.getAllByRole('button', { name: t('searchEditor.update') })
    await expect(inEditor).toBeVisible()
    // A phone shows both without scrolling, and only the fields beside them.
    if (innerWidth < 768) await expect(inEditor?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    if (inPrompt) await userEvent.click(inPrompt)
    await canvas.findByRole('list', { name: t('planList.label') }, slow)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.queryByText(t('updatePrompt.title'))).not.toBeInTheDocument()
  },
}
