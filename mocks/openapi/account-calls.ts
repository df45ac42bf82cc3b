import * as z from 'zod/mini'

import { siteLanguages } from '#domain/content/languages.ts'
import { communicationOptionsResponse } from '#api/communication-options.ts'
import { contactRequest } from '#api/send-contact.ts'
import { endpoints } from '#api/endpoints.ts'
import { identifierRequest, identifierResponse } from '#api/validate-identifier.ts'
import { loginRequest, loginResponse } from '#api/login.ts'
import { profileResponse } from '#api/profile-response.ts'
import { agentNotesRequest, agentNotesResponse } from '#api/agent-notes.ts'
import { renewQuoteRequest, renewQuoteResponse } from '#api/renew-quote.ts'
import { registrationRequest, registrationResponse } from '#api/registration.ts'
import { verificationRequest, verificationResponse } from '#api/verification.ts'

import type { CallContract } from './call-contract.ts'
import { token, tokenInPath, tokenInQuery } from './parameters.ts'

const invalid = 'A field is missing or wrong: `errors` names each with its message.'
const unknownToken = 'The token is unknown or its session has ended.'

/** The calls of accounts, sign-in and contact (A-7, A-21, A-31, C-54). */
export const accountCalls = {
  register: {
    method: 'POST',
    address: endpoints.register(),
    family: 'agency',
    summary:
      'Opens an account and sends a six-digit code; an email or a phone must be given. The answer goes back with the code; its token asks for another.',
    source: 'A-7; the path and `token` are assumed',
    request: registrationRequest,
    answer: registrationResponse,
    successStatus: 200,
    refusals: { 409: 'The email or phone has an account already.', 422: invalid },
  },
  verify: {
    method: 'POST',
    address: endpoints.verify(),
    family: 'agency',
    summary: 'Proves the account by its code. Only 201 with a token is a success.',
    source: 'A-21; the path is assumed',
    request: verificationRequest,
    answer: verificationResponse,
    successStatus: 201,
    refusals: { 400: 'The code is not the one that was sent.', 404: 'No registration waits for a code.', 422: invalid },
  },
  resendCode: {
    method: 'POST',
    address: endpoints.resendCode(':token'),
    family: 'agency',
    summary: 'Sends the code once more. The answer is not read.',
    source: 'A-22; the path is assumed',
    query: tokenInQuery,
    successStatus: 200,
    refusals: { 404: 'No registration waits for a code.', 422: invalid },
  },
  communicationOptions: {
    method: 'GET',
    address: endpoints.communicationOptions('en', ':token'),
    family: 'agency',
    summary: 'How the agency may reach a person, named in the language asked for.',
    source: 'F-11; the path is assumed',
    query: z.object({ lang: z.enum(siteLanguages), api_token: token }),
    answer: communicationOptionsResponse,
    successStatus: 200,
    refusals: { 401: unknownToken, 422: invalid },
  },
  validateIdentifier: {
    method: 'POST',
    address: endpoints.validateIdentifier(),
    family: 'agency',
    summary:
      'Whether an email or phone belongs to a member: then `member` is 1. Nobody learns here whether a lead exists.',
    source: 'A-31; the path is assumed',
    request: identifierRequest,
    answer: identifierResponse,
    successStatus: 200,
    refusals: { 422: invalid },
  },
  login: {
    method: 'POST',
    address: endpoints.login(),
    family: 'agency',
    summary: 'Signs a lead in. Of `accountId` and `leadID`, and of the two spellings of a name, either may come.',
    source: 'A-32; the path is assumed',
    request: loginRequest,
    answer: loginResponse,
    successStatus: 200,
    refusals: { 401: 'The identifier or the password is wrong, without saying which.', 422: invalid },
  },
  leadProfile: {
    method: 'GET',
    address: endpoints.leadProfile(':token'),
    family: 'agency',
    summary: 'The profile of a lead, and of a member without a member id.',
    source: 'A-41, A-60',
    parameters: tokenInPath,
    answer: profileResponse,
    successStatus: 200,
    refusals: { 401: unknownToken },
  },
  memberProfile: {
    method: 'GET',
    address: endpoints.memberProfile(':token'),
    family: 'agency',
    summary: 'The profile of an enrolled member.',
    source: 'A-41, A-60',
    parameters: tokenInPath,
    answer: profileResponse,
    successStatus: 200,
    refusals: { 401: unknownToken, 404: 'The person has no member id: ask for the lead profile.' },
  },
  logout: {
    method: 'POST',
    address: endpoints.logout(':token'),
    family: 'agency',
    summary: 'Ends the session. The answer is not read.',
    source: 'A-44',
    query: tokenInQuery,
    successStatus: 200,
    refusals: { 401: unknownToken, 422: invalid },
  },
  renewQuote: {
    method: 'POST',
    address: endpoints.renewQuote(),
    family: 'agency',
    isOptional: true,
    summary:
      'A lead’s new quote in place of the one of the registration. The profile answers it from then on. Sent twice it is the same. Optional: where it answers 404, the quote stays on the person’s device and an agent is told.',
    source: 'F-86; the path is assumed',
    request: renewQuoteRequest,
    answer: renewQuoteResponse,
    successStatus: 200,
    refusals: {
      401: unknownToken,
      409: 'The application was submitted already and can no longer change.',
      422: invalid,
    },
  },
  agentNotes: {
    method: 'PUT',
    address: endpoints.agentNotes(':token'),
    family: 'agency',
    isOptional: true,
    summary:
      'What a new lead told the quote about its price, for the agent: sent once the account is open, and only where the person ticked it. Sent twice it is the same. Optional: where it answers 404, the agent has the sheet on paper.',
    source: 'A-89; the path is assumed',
    parameters: tokenInPath,
    request: agentNotesRequest,
    answer: agentNotesResponse,
    successStatus: 200,
    refusals: { 401: unknownToken, 422: invalid },
  },
  sendContactMessage: {
    method: 'POST',
    address: endpoints.sendContactMessage(),
    family: 'agency',
    summary: 'Brings a message to the agency. Success is not read.',
    source: 'C-54; the path is assumed',
    request: contactRequest,
    successStatus: 200,
    refusals: { 422: invalid },
  },
} as const satisfies Record<string, CallContract>
