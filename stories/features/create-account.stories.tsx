import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { initialSession, type QuoteSession } from '#domain/quote/session.ts'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { mockState } from '#mocks/state/store.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider, useQuoteSession } from '#state/quote-session.tsx'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { playText } from '#stories/support/play-text.ts'

const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200, facts: chosenFacts() }
const entry = {
  method: 'email',
  email: 'ana.torres@example.com',
  phone: '',
  firstName: 'Ana',
  lastName: 'Torres',
} as const
const toRegister: QuoteSession = { ...atResults(), phase: 'register', chosen }

function Screen() {
  const { phase } = useQuoteSession()
  return phase === 'verify' ? <p data-phase={phase} /> : <CreateAccount />
}

interface SampleProps {
  readonly session: QuoteSession
  readonly user?: VerifiedUser
}

function Sample({ session, user }: SampleProps) {
  return (
    <AccountProvider initial={user ? { kind: 'signedIn', token: 'story', user } : { kind: 'signedOut' }}>
      <QuoteSessionProvider initial={session}>
        <Screen />
      </QuoteSessionProvider>
    </AccountProvider>
  )
}

const meta = {
  title: 'Screens/Create account (register, registro)',
  id: 'features-create-account',
  tags: ['!autodocs'],
  component: Sample,
  args: { session: toRegister },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const TypedBefore: Story = { args: { session: { ...toRegister, entry } } }
export const WithoutCredit: Story = {
  args: { session: { ...toRegister, chosen: { plan: plan(), monthlyPriceCents: 63042, monthlyCreditCents: 0 } } },
}
export const NoPlan: Story = { args: { session: atResults() } }
export const NoQuote: Story = { args: { session: initialSession } }
/**
 * A signed-in user gets no blank form, which would refuse their email. The page offers an agent, the application, or
 * the plans.
 */
export const SignedInAlready: Story = {
  args: { user: verifiedLead() },
  play: async ({ canvasElement, globals }) => {
    const t = playText('registration', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: t('signedInAlready.title') })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: t('signedInAlready.status') })).toHaveAttribute(
      'href',
      '/portal/status',
    )
    await userEvent.click(canvas.getByRole('button', { name: t('missingData.toPlans') }))
    await expect(canvas.queryByRole('heading', { name: t('signedInAlready.title') })).toBeNull()
  },
}
export const IncompleteQuote: Story = {
  args: {
    session: {
      ...toRegister,
      ...atResults({ criteria: criteria(placeOf({ fips: '', name: '', state: '', zipCode: '' })) }),
      phase: 'register',
      chosen,
    },
  },
}

async function fillAndSubmit(canvasElement: HTMLElement, globals: Record<string, unknown>) {
  const t = playText('registration', globals)
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText(t('createAccountForm.password')), 'una-clave-larga')
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.dblClick(canvas.getByRole('button', { name: t('createAccountForm.submit') }))
  return canvas
}

export const RegistersOnce: Story = {
  args: { session: { ...toRegister, entry } },
  async play({ canvasElement, globals }) {
    const before = Object.keys(mockState().attempts).length
    await fillAndSubmit(canvasElement, globals)
    await waitFor(() => expect(canvasElement.querySelector('[data-phase=verify]')).not.toBeNull())
    await expect(Object.keys(mockState().attempts)).toHaveLength(before + 1)
  },
}

// Proves.
export const OffersTheSixQuestionsOnce: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const plans = playText('plans', globals)
    const canvas = within(canvasElement)
    // A phone has the plan's card in a row.
    const row = canvas.queryByRole('button', {
      name: (name) => name.startsWith(plans('chosenPlan.label', { year: 2026 })),
    })
    if (row) await userEvent.click(row)
    // The plan's card of a desk leaves the button to the offer below the form.
    await expect(canvas.getAllByRole('button', { name: plans('outcome.ask') })).toHaveLength(row ? 2 : 1)
    await userEvent.click(canvas.getByRole('button', { name: t('sixThings.skip') }))
    await userEvent.click(canvas.getByRole('button', { name: plans('outcome.ask') }))
    const body = within(canvasElement.ownerDocument.body)
    const tobacco = await body.findByRole('radiogroup', { name: t('sixThings.you.tobacco') })
    await userEvent.click(within(tobacco).getByRole('radio', { name: t('sixThings.yes') }))
    await userEvent.click(body.getByRole('button', { name: t('sixThings.done') }))
    await expect(canvas.getByText(plans('outcome.detail.tobacco'))).toBeVisible()
  },
}

export const SaysWhatIsMissing: Story = {
  render: (args) => (
    <Appears>
      <Sample {...args} />
    </Appears>
  ),
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = within(canvasElement)
    await letAppear()
    await expect(canvas.getByRole('heading', { level: 1, name: t('createAccount.title') })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('createAccountForm.submit') }))
    await expect(canvas.getByRole('link', { name: t('issues.email.required') })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: t('createAccountForm.byPhone') }))
    await expect(canvas.queryByRole('link', { name: t('issues.email.required') })).not.toBeInTheDocument()
  },
}

export const OpensTheTerms: Story = {
  async play({ canvasElement, globals }) {
    const terms = playText('terms', globals)
    const links = within(canvasElement).getAllByRole('link')
    const link = links.find((one) => one.getAttribute('href')?.endsWith('/terms-and-conditions'))
    await userEvent.click(link ?? canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: terms('title') }, { timeout: 15_000 })
    await userEvent.keyboard('{Escape}')
    await expect(dialog).not.toBeInTheDocument()
    await expect(link).toHaveFocus()
  },
}

export const Slow: Story = {
  args: { session: { ...toRegister, entry } },
  globals: { scenario: 'timeout:register' },
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = await fillAndSubmit(canvasElement, globals)
    await expect(canvas.getByRole('button', { name: t('createAccountForm.submitting') })).toBeVisible()
  },
}

export const Unreadable: Story = {
  args: { session: { ...toRegister, entry } },
  globals: { scenario: 'ok-html:register' },
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = await fillAndSubmit(canvasElement, globals)
    await expect(await canvas.findByText(t('createAccountForm.failed'))).toBeVisible()
  },
}
