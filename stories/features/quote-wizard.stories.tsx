import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { emptyDraft, type QuoteDraft } from '#domain/quote/draft.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import type { WizardStep } from '#domain/quote/wizard-steps.ts'
import { estimator } from '#features/quote-wizard/income-step.tsx'
import { laterSteps, marketplace } from '#features/quote-wizard/location-step.tsx'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { calls } from '#features/quote-wizard/wizard.ts'
import { fixedClock } from '#lib/clock.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { playText } from '#stories/support/play-text.ts'

interface SampleProps {
  readonly draft: QuoteDraft
  readonly step: WizardStep
  readonly leave: (url: string) => void
  readonly log: (event: string, error: unknown) => void
}

const november = fixedClock('2025-11-20T15:00:00Z')

function Sample({ draft, step, leave, log }: SampleProps) {
  return (
    <QuoteSessionProvider initial={{ phase: 'quote', draft, step, results: null }}>
      <QuoteHome clock={november} leave={leave} log={log} />
    </QuoteSessionProvider>
  )
}

/** A mother of 34 with a child of 7 in Miami, with an income of 42,000 dollars a year. */
const answered = draftOfCriteria(criteria(), emptyDraft)

const meta = {
  title: 'Screens/Quote wizard (quote, steps, cotización)',
  id: 'features-quote-wizard',
  tags: ['!autodocs'],
  component: Sample,
  args: { draft: answered, step: 'location', leave: fn(), log: fn() },
  // Plays test the wizard, not the fetching of its parts.
  loaders: [() => Promise.all([calls, estimator, laterSteps, marketplace].map((part) => part.load()))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

const pictured = { chromatic: { disableSnapshot: false } }

export const FirstVisit: Story = { args: { draft: emptyDraft }, parameters: pictured }
export const Location: Story = {}
export const Household: Story = { args: { step: 'household' }, parameters: pictured }
export const TaxHousehold: Story = { args: { step: 'taxHousehold' }, parameters: pictured }
export const Income: Story = { args: { step: 'income' }, parameters: pictured }
export const Coverage: Story = { args: { step: 'coverage' }, parameters: pictured }
export const Narrow: Story = { args: { step: 'household' }, globals: { viewport: { value: 'narrow' } } }

type Globals = Record<string, unknown>

const next = (canvasElement: HTMLElement, globals: Globals) =>
  within(canvasElement).findByRole('button', { name: playText('location', globals)('wizardCard.next') })

const headingOf = (canvasElement: HTMLElement, globals: Globals, step: WizardStep) =>
  within(canvasElement).findByRole('heading', {
    level: 2,
    name: playText('location', globals)(`wizardSteps.${step}.heading`, { year: 2026 }),
  })

const typeZip = async (canvasElement: HTMLElement, globals: Globals, zip: string) => {
  const field = within(canvasElement).getByRole('textbox', {
    name: playText('location', globals)('locationFields.zip'),
  })
  await userEvent.type(field, `${zip}{Enter}`)
  return field
}

export const NextVerifiesFirst: Story = {
  args: { draft: { ...emptyDraft, location: { ...emptyDraft.location, zip: '33133' } } },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(await next(canvasElement, globals))
    await waitFor(async () => expect(await headingOf(canvasElement, globals, 'household')).toHaveFocus())
  },
}

export const UnknownZip: Story = {
  args: { draft: emptyDraft },
  play: async ({ canvasElement, globals }) => {
    const t = playText('location', globals)
    const zip = await typeZip(canvasElement, globals, '00000')
    await waitFor(() => expect(zip).toHaveAccessibleDescription(new RegExp(t('issues.zip.notFound').slice(0, 30))))
    await userEvent.type(zip, '{Backspace}')
    await expect(zip).not.toBeInvalid()
    await expect(zip).toHaveValue('0000')
  },
}

export const TheCountyDecidesTheState: Story = {
  args: { draft: emptyDraft },
  play: async ({ canvasElement, globals }) => {
    const t = playText('location', globals)
    const tQuote = playText('quote-steps', globals)
    await typeZip(canvasElement, globals, '42223')
    const county = await within(canvasElement).findByRole('combobox', { name: t('locationFields.county') })
    await userEvent.selectOptions(county, '21047')
    const notice = await screen.findByRole('dialog', {
      name: tQuote('restrictedStateDialog.title', { state: 'Kentucky' }),
    })
    await userEvent.click(
      within(notice).getAllByRole('button', { name: tQuote('restrictedStateDialog.close') })[0] ?? notice,
    )
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    await userEvent.selectOptions(county, '47125')
    await userEvent.click(await next(canvasElement, globals))
    await expect(await headingOf(canvasElement, globals, 'household')).toBeVisible()
  },
}

// Proves Q-16.
export const TheLookupFails: Story = {
  args: { draft: emptyDraft },
  globals: { scenario: 'ok-html:zipLookup' },
  play: async ({ canvasElement, globals }) => {
    const zip = await typeZip(canvasElement, globals, '33133')
    const t = playText('call-failures', globals)
    const message = t('unreadableSuccess', { operation: t('operations.zipLookup') })
    const told: unknown = expect.stringContaining(message)
    await waitFor(() => expect(zip).toHaveAccessibleDescription(told))
    await expect(zip).toHaveValue('33133')
  },
}

/** Goes on with a low income by a button of the dialog, and back to the income, which is another one then. */
function goesOnBy(
  button: (t: ReturnType<typeof playText<'quote-steps'>>) => string,
  income: string,
): NonNullable<Story['play']> {
  return async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    await userEvent.click(await next(canvasElement, globals))
    const dialog = within(await screen.findByRole('dialog', { name: t('lowIncomeDialog.title') }))
    await userEvent.click(dialog.getByRole('button', { name: button(t) }))
    await waitFor(async () => expect(await headingOf(canvasElement, globals, 'coverage')).toHaveFocus())
    const back = within(canvasElement).getByRole('button', {
      name: playText('location', globals)('wizardCard.previous'),
    })
    await userEvent.click(back)
    await expect(await within(canvasElement).findByRole('textbox', { name: t('incomeFields.income') })).toHaveValue(
      income,
    )
  }
}

export const LowIncomeIsRaised: Story = {
  args: { step: 'income', draft: { ...answered, income: incomeTyped('12000') } },
  play: goesOnBy((t) => t('lowIncomeDialog.adjust'), '21,150'),
}

// Proves Q-169.
export const TheIncomeOfAMonthBecomesTheYears: Story = {
  args: { step: 'income', draft: { ...answered, income: incomeTyped('2800') } },
  play: goesOnBy((t) => t('lowIncomeDialog.useYear', { year: '$33,600' }), '33,600'),
}

// Proves Q-56.
export const AFailedIncomeCheckIsOnlyLogged: Story = {
  // Its own income: the other stories' answers may be in the cache.
  args: { step: 'income', draft: draftOfCriteria(criteria({ income: 42_345 }), emptyDraft) },
  globals: { scenario: 'ok-html:povertyLevel' },
  play: async ({ args, canvasElement, globals }) => {
    await userEvent.click(await next(canvasElement, globals))
    await expect(await headingOf(canvasElement, globals, 'coverage')).toBeVisible()
    await expect(args.log).toHaveBeenCalledWith('incomeCheckFailed', expect.anything())
  },
}

// Proves Q-70.
export const YesLeavesForThePartner: Story = {
  args: { step: 'coverage' },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('coverageQuestion.yes') }))
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(expect.stringMatching(/fip_code=12086&.*year=2026/)))
  },
}

// Proves Q-4.
export const ARefusedSubmitReturnsToItsStep: Story = {
  args: { step: 'coverage', draft: { ...answered, household: { ...answered.household, selfAge: '130' } } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('coverageQuestion.no') }))
    const box = within(await screen.findByRole('alertdialog', { name: t('submitRefusal.householdError.title') }))
    await userEvent.click(box.getByRole('button', { name: t('messageDialog.ok') }))
    const age = await within(canvasElement).findByRole('textbox', { name: t('applicantFields.selfAge') })
    const refusal: unknown = expect.stringContaining(t('issues.age.range'))
    await expect(age).toHaveAccessibleDescription(refusal)
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
  },
}
