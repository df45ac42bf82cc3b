import type { HttpHandler } from 'msw'

import type { Account } from '#mocks/state/mock-state.ts'
import { mockState, changeState } from '#mocks/state/store.ts'
import {
  accountOf,
  endSession,
  isMember,
  keepNotes,
  register,
  renewQuote,
  sendCodeAgain,
  signIn,
  verify,
} from '#mocks/state/accounts.ts'
import { profileOf } from '#mocks/state/profile-answer.ts'

import { handle } from './handle.ts'
import { type Answer, refuse } from './refusals.ts'

/** The agency's two ways of contact (F-11) with its numbers. */
const communicationOptions = {
  en: [
    { communicationID: 1, name: 'Text/Email' },
    { communicationID: 3, name: 'WhatsApp/Email' },
  ],
  es: [
    { communicationID: 1, name: 'Texto/Email' },
    { communicationID: 3, name: 'WhatsApp/Email' },
  ],
} as const

/** The refusal of an invalid token. */
export const unknownToken = refuse(
  401,
  'Your session has ended. Please sign in again.',
  'Su sesión ha terminado. Inicie sesión de nuevo.',
)
/** The refusal of a change after the submit. */
export const submittedAlready = refuse(
  409,
  'This application was submitted and can no longer change.',
  'Esta solicitud ya se envió y no se puede cambiar.',
)
const unknownAttempt = refuse(
  404,
  'We could not find this registration. Please register again.',
  'No encontramos este registro. Regístrese de nuevo.',
)

function profile(account: Account): Answer<200> {
  return { status: 200, body: profileOf(account) }
}

function tokenIn(details: Readonly<Record<string, unknown>>): string {
  return typeof details['token'] === 'string' ? details['token'] : ''
}

/** The calls of accounts, sign-in and contact, answered from the mocks' state. */
export const accountHandlers: readonly HttpHandler[] = [
  handle('register', ({ body }) => {
    const token = register(body)
    return token === null
      ? refuse(
          409,
          'An account with this email or phone number already exists. Please sign in.',
          'Ya existe una cuenta con este correo electrónico o teléfono. Inicie sesión.',
        )
      : { status: 200, body: { message: 'A verification code has been sent.', token } }
  }),
  handle('verify', ({ body }) => {
    const outcome = verify(tokenIn(body.registrationAttemptDetails), body.verificationCode)
    if (outcome === 'unknown') return unknownAttempt
    return outcome === 'wrong code'
      ? refuse(400, 'The verification code is not correct.', 'El código de verificación no es correcto.')
      : { status: 201, body: { token: outcome.token } }
  }),
  handle('resendCode', ({ query }) =>
    sendCodeAgain(query.token) ? { status: 200, body: { message: 'A new code has been sent.' } } : unknownAttempt,
  ),
  handle('communicationOptions', ({ query }) =>
    accountOf(query.api_token) === undefined
      ? unknownToken
      : { status: 200, body: { data: communicationOptions[query.lang] } },
  ),
  handle('validateIdentifier', ({ body }) => ({
    status: 200,
    body: { message: 'OK', member: isMember(body) ? 1 : 0 },
  })),
  handle('login', ({ body }) => {
    const { password, ...identifier } = body
    const session = signIn(identifier, password)
    if (session === null)
      return refuse(
        401,
        'The email, phone number or password is not correct.',
        'El correo electrónico, el teléfono o la contraseña no son correctos.',
      )
    const { leadID, firstName, last_name, email, phone, status, plan_id } = profileOf(session.account)
    return { status: 200, body: { leadID, firstName, last_name, email, phone, status, plan_id, token: session.token } }
  }),
  handle('leadProfile', ({ parameters }) => {
    const account = accountOf(parameters.token)
    return account === undefined ? unknownToken : profile(account)
  }),
  handle('memberProfile', ({ parameters }) => {
    const account = accountOf(parameters.token)
    if (account === undefined) return unknownToken
    return account.memberId === null
      ? refuse(404, 'There is no member with this session.', 'No hay ningún miembro con esta sesión.')
      : profile(account)
  }),
  handle('logout', ({ query }) =>
    endSession(query.token) ? { status: 200, body: { message: 'Signed out.' } } : unknownToken,
  ),
  handle('renewQuote', ({ body }) => {
    const account = accountOf(body.token)
    if (account === undefined) return unknownToken
    if (account.submissionId !== null) return submittedAlready
    renewQuote(account, body)
    return { status: 200, body: { message: 'The quote was renewed.' } }
  }),
  handle('agentNotes', ({ parameters, body }) => {
    const account = accountOf(parameters.token)
    if (account === undefined) return unknownToken
    keepNotes(account, body)
    return { status: 200, body: { message: 'The note was taken.' } }
  }),
  handle('sendContactMessage', ({ body }) => {
    changeState({ messages: [...mockState().messages, body] })
    return { status: 200, body: { message: 'Received.' } }
  }),
]
