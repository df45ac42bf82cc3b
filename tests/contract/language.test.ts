import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { server } from '#mocks/node-server.ts'
import { demoAttemptToken } from '#mocks/state/demo-accounts.ts'
import { logIn } from '#api/login.ts'
import { fetchPovertyPercent } from '#api/poverty-percent.ts'
import { registerAccount } from '#api/registration.ts'
import { verifyAccount } from '#api/verification.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { callNames } from '#mocks/openapi/contract.ts'

import { failureFrom } from './support/failure.ts'
import { fetchers } from './support/fetchers.ts'

const speak = (language: string) => vi.stubGlobal('document', { documentElement: { lang: language }, cookie: '' })
afterEach(() => vi.unstubAllGlobals())

describe('the language of the calls', () => {
  it.each(['en', 'es'])('is asked for by every call: %s', async (language) => {
    speak(language)
    const asked = new Map<string, string | null>()
    server.use(
      http.all('*', ({ request }) => {
        asked.set(request.url, request.headers.get('Accept-Language'))
        return HttpResponse.json({ message: 'No.' }, { status: 400 })
      }),
    )
    for (const name of callNames) await expect(fetchers[name]()).rejects.toThrow()
    expect(asked.size).toBeGreaterThan(15)
    expect(new Set(asked.values())).toEqual(new Set([language]))
  })

  it.each([
    ['en', 'The verification code is not correct.'],
    ['es', 'El código de verificación no es correcto.'],
    // A page without a language, and one in the longer pseudo-language of the workbench.
    ['', 'The verification code is not correct.'],
    ['en-XA', 'The verification code is not correct.'],
  ])('is that of the refusals: %s', async (language, message) => {
    speak(language)
    const attempt = { details: { token: demoAttemptToken }, resendToken: demoAttemptToken }
    expect(await failureFrom(verifyAccount('000000', attempt))).toMatchObject({ status: 400, message })
  })

  it('is that of lists of fields and of the Marketplace too', async () => {
    speak('es')
    const wrong = { email: 'ana', password: 'una-clave-larga' }
    expect(await failureFrom(logIn(wrong))).toMatchObject({ problems: [{ message: 'no tiene un formato válido' }] })
    const short = registrationBody({ account: { password: 'corta' } })
    expect(await failureFrom(registerAccount(short))).toMatchObject({ message: 'es demasiado corto' })
    const nobody = { state: 'FL', householdSize: 0, annualIncome: 1, planYear: 2026 }
    expect(await failureFrom(fetchPovertyPercent(nobody))).toMatchObject({
      message: 'householdSize: no puede ser menor que 1.',
    })
  })
})
