import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { AccountSession } from '#domain/account/account-session.ts'
import { Protected } from '#features/account-session/protected.tsx'
import { SessionKeeper } from '#features/account-session/session-keeper.tsx'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider, useAccount, useStartFailure } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { playText } from '#stories/support/play-text.ts'

interface SampleProps {
  readonly session: AccountSession
  /** Path at which the visitor opens the site. */
  readonly path: string
  /** Whether the service is unreachable. A call that really fails would be an error of the story. */
  readonly isOutOfReach?: boolean
}

const page: Bilingual<string> = { en: 'A protected page', es: 'Una página protegida' }
const publicPage: Bilingual<string> = { en: 'A public page', es: 'Una página pública' }
const protectedPaths = ['/lead', '/confirmation', '/portal/status']

function Pages({ path }: { readonly path: string }) {
  const [inside, outside] = [useSample(page), useSample(publicPage)]
  const session = useAccount()
  const name = session.kind === 'signedIn' ? session.user.firstName : ''
  return (
    <main className="p-6">
      <p className="text-ink-muted">{path}</p>
      {protectedPaths.includes(path) ? (
        <Protected path={path}>
          <h1 className="text-2xl font-bold">
            {inside} {name}
          </h1>
        </Protected>
      ) : (
        <h1 className="text-2xl font-bold">{outside}</h1>
      )}
    </main>
  )
}

function OutOfReach() {
  const [, fail] = useStartFailure()
  useEffect(() => {
    fail({ kind: 'network', operation: 'leadProfile', reason: 'unreachable' })
  }, [fail])
  return null
}

function Sample({ session, path, isOutOfReach = false }: SampleProps) {
  const [location] = useState(() => memoryLocation({ path }))
  const [at] = location.hook()
  return (
    <Router hook={location.hook}>
      <AccountProvider initial={session}>
        <QuoteSessionProvider>
          <SessionKeeper />
          {isOutOfReach && <OutOfReach />}
          <Pages path={at} />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>
  )
}

const starting = (person: keyof typeof demoPeople): AccountSession => ({
  kind: 'starting',
  token: demoPeople[person].token,
})

const meta = {
  title: 'Screens/Account session',
  id: 'features-account-session',
  tags: ['!autodocs'],
  component: Sample,
  args: { session: starting('lead'), path: '/lead' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }

export const ProfileOnItsWay: Story = { globals: { scenario: 'timeout:leadProfile' } }

export const LeadAtTheApplication: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { name: /Luc[ií]a/ }, slow)).toBeVisible()
  },
}

// Proves A-42.
export const LeadAtHomeGoesToThePortal: Story = {
  args: { path: '/' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('/portal/status', {}, slow)).toBeVisible()
  },
}

export const IncompleteMemberGoesToTheApplication: Story = {
  args: { session: starting('incompleteMember'), path: '/portal/status' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('/lead', {}, slow)).toBeVisible()
  },
}

// Proves A-47.
export const NobodyGoesToTheSignIn: Story = {
  args: { session: { kind: 'signedOut' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('/login')).toBeVisible()
  },
}

export const NobodyGoesHomeFromElsewhere: Story = {
  args: { session: { kind: 'signedOut' }, path: '/portal/status' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('/')).toBeVisible()
  },
}

export const ProfileUnreadable: Story = {
  globals: { scenario: 'ok-null:leadProfile' },
  async play({ canvasElement, globals }) {
    const alert = await within(canvasElement).findByRole('alert', {}, slow)
    await expect(alert).toHaveTextContent(playText('login', globals)('startFailure.title'))
  },
}

export const LogsOutWhileTheServiceIsAway: Story = {
  args: { isOutOfReach: true },
  globals: { scenario: 'timeout:leadProfile' },
  async play({ canvasElement, globals }) {
    const canvas = within(canvasElement)
    const t = playText('login', globals)
    await expect(await canvas.findByRole('alert', {}, slow)).toHaveTextContent(t('startFailure.title'))
    await userEvent.click(canvas.getByRole('button', { name: t('startFailure.logOut') }))
    await expect(await canvas.findByText('/login')).toBeVisible()
  },
}

export const ServiceOutOfReach: Story = {
  args: { isOutOfReach: true },
  globals: { scenario: 'timeout:leadProfile' },
  parameters: { chromatic: { disableSnapshot: false } },
}
