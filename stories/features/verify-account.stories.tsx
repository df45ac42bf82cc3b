import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { QuoteSession } from '#domain/quote/session.ts'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { fixedClock } from '#lib/clock.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { register } from '#mocks/state/accounts.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { playText } from '#stories/support/play-text.ts'

const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
const byEmail = {
  method: 'email',
  email: 'ana.torres@example.com',
  phone: '(305) 555-0199',
  firstName: 'Ana',
  lastName: 'Torres',
} as const

function atVerify(attempt: Readonly<Record<string, unknown>>): QuoteSession {
  return { ...atResults(), phase: 'verify', chosen, entry: byEmail, attempt }
}

const place = memoryLocation({ path: '/', record: true })

function Sample({ session }: { readonly session: QuoteSession }) {
  return (
    <Router hook={place.hook}>
      <AccountProvider initial={{ kind: 'signedOut' }}>
        <QuoteSessionProvider initial={session}>
          <VerifyAccount clock={fixedClock('2026-01-12T15:42:00Z')} />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>
  )
}

const meta = {
  title: 'Screens/Verify account',
  id: 'features-verify-account',
  tags: ['!autodocs'],
  component: Sample,
  args: { session: atVerify({ token: 'unknown' }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

/** The screen after a registration in the mocks. */
function Registered() {
  const [session] = useState(() => {
    place.navigate('/')
    return atVerify({ token: register(registrationBody()) ?? '' })
  })
  return <Sample session={session} />
}

const registered = { render: () => <Registered /> }

async function verify(canvasElement: HTMLElement, globals: Record<string, unknown>, code = '123456') {
  const t = playText('registration', globals)
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: t('verifyForm.code') }), code)
  await userEvent.dblClick(canvas.getByRole('button', { name: t('verifyForm.submit') }))
  return canvas
}

export const ByEmail: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const ByPhone: Story = {
  args: { session: { ...atVerify({ token: 'unknown' }), entry: { ...byEmail, method: 'phone' } } },
}
export const NoAttempt: Story = { args: { session: atVerify({}) } }
export const NoRegistration: Story = { args: { session: atResults() } }

export const GoesToTheApplication: Story = {
  ...registered,
  async play({ canvasElement, globals }) {
    await verify(canvasElement, globals)
    await waitFor(() => expect(place.history.at(-1)).toBe('/lead'))
  },
}

export const FourDigits: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = await verify(canvasElement, globals, '1234')
    await expect(canvas.getByRole('link', { name: t('issues.code.sixDigits') })).toBeVisible()
  },
}

export const Resends: Story = {
  ...registered,
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t('verifyForm.resend') }))
    const words = t('verifyForm.resent', { identifier: byEmail.email })
    const told = () => canvasElement.textContent.split(words).length - 1
    // The notice, and the log below it.
    await waitFor(() => expect(told()).toBe(2), { timeout: 15_000 })
    await expect(canvas.getByRole('heading', { name: t('codeLog.heading') })).toBeVisible()
  },
}

export const NothingToResendWith: Story = {
  args: { session: atVerify({ message: 'A verification code has been sent.' }) },
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t('verifyForm.resend') }))
    await expect(canvas.getByText(t('failures.resendMissing'))).toBeVisible()
  },
}

export const WrongStatus: Story = {
  globals: { scenario: 'ok-html:verify' },
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = await verify(canvasElement, globals)
    await expect(await canvas.findByText(t('failures.verify'))).toBeVisible()
  },
}

export const ProfileUnreadable: Story = {
  ...registered,
  globals: { scenario: 'ok-html:leadProfile' },
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = await verify(canvasElement, globals)
    const heading = await canvas.findByRole('heading', { name: t('accountReady.title') })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}
