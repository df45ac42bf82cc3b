import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Router, useLocation } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { AccountSession } from '#domain/account/account-session.ts'
import type { HandedOverToken } from '#domain/account/login-rules.ts'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { agency } from '#content/agency.ts'
import { telHref } from '#lib/phone-link.ts'
import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider } from '#state/account.tsx'
import { playText } from '#stories/support/play-text.ts'

interface SampleProps {
  readonly path: string
  readonly session: AccountSession
  readonly handedOver: HandedOverToken | null
  readonly leave: (url: string) => void
}

/** Shows the router's path, in place of a page of another part. */
function Arrived({ path }: { readonly path: string }) {
  return <output>{path}</output>
}

function Sample({ path, session, handedOver: given, leave }: SampleProps) {
  const [handedOver, setHandedOver] = useState(given)
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }))
  return (
    <Router hook={hook} searchHook={searchHook}>
      <AccountProvider initial={session}>
        <Where>
          <SignIn
            handedOver={handedOver}
            leave={leave}
            onTokenDone={() => {
              setHandedOver(null)
            }}
          />
        </Where>
      </AccountProvider>
    </Router>
  )
}

function Where({ children }: { readonly children: ReactNode }) {
  const [at] = useLocation()
  return at === '/login' ? children : <Arrived path={at} />
}

const meta = {
  title: 'Screens/Sign in (log in, iniciar sesión)',
  id: 'features-sign-in',
  tags: ['!autodocs'],
  component: Sample,
  args: { path: '/login', session: { kind: 'signedOut' }, handedOver: null, leave: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

const pictured = { chromatic: { disableSnapshot: false } }
const person = demoPeople.lead

export const FirstStep: Story = { parameters: pictured }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LoggedOut: Story = { args: { session: { kind: 'signedOut', reason: 'signedOut' } } }
export const WasIdle: Story = { args: { session: { kind: 'signedOut', reason: 'idle' } } }
export const Expired: Story = { args: { session: { kind: 'signedOut', reason: 'expired' } } }
export const ForgottenPassword: Story = { args: { path: '/login?forgot=1' }, parameters: pictured }
export const Starting: Story = { args: { session: { kind: 'starting', token: 'demo-session-lead' } } }

type Globals = Record<string, unknown>

function screenOf(canvasElement: HTMLElement, globals: Globals) {
  const t = playText('login', globals)
  const canvas = within(canvasElement)
  return {
    t,
    canvas,
    identify: async (email: string) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: t('identifierStep.email') }), `${email}{Enter}`)
    },
    password: async (password: string) => {
      await userEvent.type(await canvas.findByLabelText(t('passwordStep.password')), `${password}{Enter}`)
    },
  }
}

export const LogsInByEmail: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, identify, password } = screenOf(canvasElement, globals)
    await identify(person.email)
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('passwordStep.title') })).toHaveFocus())
    await password(demoPassword)
    await expect(await canvas.findByText('/portal/status')).toBeVisible()
  },
}

export const LogsInByPhone: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, password } = screenOf(canvasElement, globals)
    await userEvent.click(canvas.getByRole('tab', { name: t('identifierStep.byPhone') }))
    await userEvent.type(canvas.getByRole('textbox', { name: t('identifierStep.phone') }), `1${person.phone}{Enter}`)
    await password(demoPassword)
    await expect(await canvas.findByText('/portal/status')).toBeVisible()
  },
}

export const RefusesAnEmptyForm: Story = {
  parameters: pictured,
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = screenOf(canvasElement, globals)
    await userEvent.click(canvas.getByRole('button', { name: t('identifierStep.submit') }))
    await expect(await canvas.findByRole('link', { name: t('issues.email.required') })).toBeVisible()
    const call = canvas.getByRole('link', { name: t('signIn.call', { phone: agency.phone }) })
    await expect(call).toHaveAttribute('href', telHref(agency.phone))
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
  },
}

export const PasswordRequired: Story = {
  parameters: pictured,
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, identify } = screenOf(canvasElement, globals)
    await identify(person.email)
    await userEvent.click(await canvas.findByRole('button', { name: t('passwordStep.submit') }))
    await expect(await canvas.findByRole('link', { name: t('issues.password.required') })).toBeVisible()
  },
}

export const ChangingTheIdentifierClearsThePassword: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, identify } = screenOf(canvasElement, globals)
    await identify(person.email)
    await userEvent.type(await canvas.findByLabelText(t('passwordStep.password')), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: t('passwordStep.change') }))
    await expect(await canvas.findByRole('textbox', { name: t('identifierStep.email') })).toHaveValue(person.email)
    await userEvent.click(canvas.getByRole('button', { name: t('identifierStep.submit') }))
    await expect(await canvas.findByLabelText(t('passwordStep.password'))).toHaveValue('')
  },
}

export const MembersLeaveForTheirPortal: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { t, canvas, identify } = screenOf(canvasElement, globals)
    await identify(demoPeople.member.email)
    await expect(await canvas.findByRole('heading', { name: t('memberRedirect.title') })).toBeVisible()
    await expect(args.leave).toHaveBeenCalledWith('https://members.puente.example/login?identifier=rosa%40example.com')
  },
}

export const TheCheckCannotBeRead: Story = {
  globals: { scenario: 'ok-html:validateIdentifier' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, identify } = screenOf(canvasElement, globals)
    await identify(person.email)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failures.networkDetail', { detail: '' }).trim())
    await expect(canvas.getByRole('textbox', { name: t('identifierStep.email') })).toHaveValue(person.email)
  },
}

export const TheLoginCannotBeRead: Story = {
  globals: { scenario: 'wrong-shape:login' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, identify, password } = screenOf(canvasElement, globals)
    await identify(person.email)
    await password(demoPassword)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failures.login', { status: 200 }))
    await expect(canvas.getByLabelText(t('passwordStep.password'))).toHaveValue(demoPassword)
  },
}

export const ResetsAForgottenPassword: Story = {
  args: { path: '/login?forgot=1' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, identify } = screenOf(canvasElement, globals)
    await identify(person.email)
    const code = await canvas.findByRole('textbox', { name: t('forgotPassword.code') }, { timeout: 3_000 })
    await userEvent.type(code, '12{Enter}')
    await expect(await canvas.findByRole('link', { name: t('issues.code.sixDigits') })).toBeVisible()
    await userEvent.clear(code)
    await userEvent.type(code, '000000{Enter}')
    await expect(await canvas.findByRole('link', { name: t('issues.code.wrong') }, { timeout: 3_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('forgotPassword.resend') }))
    const resent = t('forgotPassword.resent', { identifier: person.email })
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(resent), { timeout: 3_000 })
    await userEvent.click(canvas.getByRole('button', { name: t('forgotPassword.resend') }))
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(`2. ${resent}`), { timeout: 3_000 })
    await userEvent.clear(code)
    await userEvent.type(code, '123456{Enter}')
    const done = t('forgotPassword.done', { identifier: person.email })
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(done), { timeout: 3_000 })
    await expect(canvas.getByRole('textbox', { name: t('identifierStep.email') })).toHaveValue(person.email)
  },
}

const link = (token: string): HandedOverToken => ({ token, isReturn: false })

export const ALinkAsksFirst: Story = {
  args: { handedOver: link(demoPeople.started.token) },
  parameters: pictured,
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = screenOf(canvasElement, globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Mateo/ })).toHaveFocus())
    await expect(canvas.getByRole('heading')).toHaveTextContent(t('handover.ask', { name: 'Mateo' }))
    await userEvent.click(canvas.getByRole('button', { name: /Mateo/ }))
    await expect(await canvas.findByText('/portal/status')).toBeVisible()
  },
}

export const ALinkIsRefused: Story = {
  args: { handedOver: link(demoPeople.started.token) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = screenOf(canvasElement, globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('handover.askNo') }))
    await expect(await canvas.findByRole('heading', { name: t('signIn.title') })).toBeVisible()
    await expect(canvas.queryByText('Mateo')).toBeNull()
  },
}

export const TheReturnAfterASubmit: Story = {
  args: { handedOver: { token: demoPeople.submitted.token, isReturn: true } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('/confirmation')).toBeVisible()
  },
}

export const ATokenNeverReplacesAnotherPerson: Story = {
  args: {
    handedOver: link(demoPeople.started.token),
    session: { kind: 'signedIn', token: 'demo-session-lead', user: verifiedLead() },
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = screenOf(canvasElement, globals)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('handover.otherText', { name: 'Ana' }))
    await expect(canvas.getByRole('link', { name: /Ana/ })).toHaveTextContent(t('handover.goOn', { name: 'Ana' }))
  },
}

export const ATokenThatCannotBeChecked: Story = {
  args: { handedOver: link(demoPeople.lead.token) },
  globals: { scenario: 'ok-html:leadProfile' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: playText('call-failures', globals)('retry') })).toBeVisible()
  },
}
