import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { startOf } from '#domain/application/application-steps.ts'
import { ContactStep } from '#features/application/contact-step.tsx'
import { useApplication } from '#features/application/use-application.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { fixedClock } from '#lib/clock.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { AccountProvider } from '#state/account.tsx'
import { facts, filledApplication } from '#tests/unit/domain/application/filled-application.ts'

const t = fixedT('en', 'application')
const nothing = () => undefined
const settled = () => Promise.resolve()

function Step() {
  const application = filledApplication({ address: { ...filledApplication().address, street: '', city: '' } })
  const form = useApplication({
    draft: { application, place: startOf('contact'), revision: 0 },
    user: verifiedLead(),
    facts,
    token: 't',
    clock: fixedClock('2026-11-21T15:00:00Z'),
    onSubmitted: settled,
  })
  const agency = { phone: '1-800-555-0142', contactHref: '/contact' }
  return <ContactStep form={form} communicationOptions={[]} agency={agency} onRequote={nothing} />
}

const field = (name: 'street' | 'city') =>
  screen.getByLabelText<HTMLInputElement>(t(`addressFields.${name}`), { exact: false, selector: 'input' })

beforeEach(() => loadNamespaces('common', 'application', 'call-failures'))

// Proves F-15.
it('a street that the service does not know is told, until another is typed', async () => {
  render(
    <AccountProvider initial={{ kind: 'signedIn', token: 't', user: verifiedLead() }}>
      <Step />
    </AccountProvider>,
  )
  fireEvent.change(field('street'), { target: { value: 'zzz' } })
  const told = () => screen.queryAllByText(t('addressFields.noSuggestion'))
  await waitFor(() => {
    expect(told()).not.toHaveLength(0)
  })
  fireEvent.change(field('street'), { target: { value: '1420 NW 7th' } })
  await waitFor(() => {
    expect(told()).toHaveLength(0)
  })
})

// Proves F-15.
it('without suggestions the city opens for writing by itself', async () => {
  server.use(...scenariosFrom('offline:addressSuggestions'))
  render(
    <AccountProvider initial={{ kind: 'signedIn', token: 't', user: verifiedLead() }}>
      <Step />
    </AccountProvider>,
  )
  expect(field('city').readOnly).toBe(true)
  expect(screen.getByText(t('addressFields.streetFromList'))).toBeTruthy()
  fireEvent.change(field('street'), { target: { value: '1420 NW 7th' } })
  await waitFor(() => {
    expect(field('city').readOnly).toBe(false)
  })
  expect(screen.getByText(t('addressFields.streetHint'))).toBeTruthy()
})
