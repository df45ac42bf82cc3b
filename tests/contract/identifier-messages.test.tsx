import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fixedT } from '#i18n/i18n.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'

import { identify, openLogIn, person, prepareLogIn } from './support/log-in-screen.tsx'
import { alertSays, answer, press, type } from './support/screen-acts.ts'

const leave = vi.fn<(url: string) => void>()
const identifierCall = '*/yti/validate-identifier'
const t = fixedT('en', 'login')

beforeEach(async () => {
  leave.mockReset()
  await prepareLogIn()
})

// Proves A-33.
describe('the identifier', () => {
  it('says that an email address is none', async () => {
    openLogIn(leave)
    type(t('identifierStep.email'), 'lucia')
    press(t('identifierStep.submit'))
    expect(await screen.findAllByText(t('issues.email.format'))).toHaveLength(2)
  })

  it('says that a phone number is too short', async () => {
    openLogIn(leave)
    fireEvent.mouseDown(screen.getByText(t('identifierStep.byPhone'), { selector: 'button, button *' }))
    type(t('identifierStep.phone'), '305555')
    press(t('identifierStep.submit'))
    expect(await screen.findAllByText(t('issues.phone.tenDigits'))).toHaveLength(2)
  })

  it('is refused in the words of the service', async () => {
    answer(identifierCall, 404, '{"message":"We do not know this person."}')
    openLogIn(leave)
    identify()
    await alertSays('We do not know this person.')
  })

  it.each([
    ['a status alone', 500, '{}'],
    ['a list of errors', 422, '{"errors":[{"field":"email","message":"is odd"}]}'],
    ['a page', 503, '<html></html>'],
  ])('is refused with %s', async (_what, status, body) => {
    answer(identifierCall, status, body)
    openLogIn(leave)
    identify()
    await alertSays(t('failures.identifier'))
  })

  it('is refused for a time that is named', async () => {
    answer(identifierCall, 429, '{}', { 'Retry-After': '90' })
    openLogIn(leave)
    identify()
    await alertSays(`${t('failures.identifier')} Please try again in 90 seconds.`)
  })

  it('cannot be checked without a connection, and keeps what was typed', async () => {
    server.use(...scenariosFrom('offline:validateIdentifier'))
    openLogIn(leave)
    identify()
    await alertSays(t('failures.network'))
    expect(screen.getByLabelText(t('identifierStep.email'), { selector: 'input' })).toHaveProperty(
      'value',
      person.email,
    )
  })

  it('names the detail of an answer that cannot be read', async () => {
    answer(identifierCall, 200, '<html></html>')
    openLogIn(leave)
    identify()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^Network error: The /)
  })

  // Proves A-31.
  it('of a member leaves for the members portal', async () => {
    openLogIn(leave)
    type(t('identifierStep.email'), demoPeople.member.email)
    press(t('identifierStep.submit'))
    await waitFor(() => {
      expect(leave.mock.calls).toEqual([['https://members.puente.example/login?identifier=rosa%40example.com']])
    })
  })
})
