import { randomUUID } from 'node:crypto'

import type { APIRequestContext, Page, Request } from '@playwright/test'

import type { SaveRequest } from '#api/send-application.ts'
import type { RegistrationRequest } from '#api/registration.ts'
import { applicationBody, filledMember } from '#mocks/fixtures/application-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'

type Member = RegistrationRequest['householdMembers'][number]

/** One person of a quote: relation, age, and whether for coverage. */
export function person(role: Member['role'], age: number, isApplyingForCoverage = true): Member {
  return { role, age, isApplyingForCoverage, annualIncome: role === 'primary' ? 42_000 : 0 }
}

/** Registers a new lead at the service, as the site's first screens do, and returns the session's token. */
export async function registeredLead(
  api: APIRequestContext,
  householdMembers: readonly Member[],
  account: Partial<RegistrationRequest['account']> = {},
): Promise<string> {
  const email = `ana.${randomUUID()}@example.com`
  const registration = registrationBody({ account: { email, ...account } })
  const attempt = await api.post('/api/yti/register', { data: { ...registration, householdMembers } })
  const registrationAttemptDetails: unknown = await attempt.json()
  const data = { verificationCode, registrationAttemptDetails }
  const verified = await api.post('/api/yti/verify', { data })
  const { token } = (await verified.json()) as { readonly token: string }
  return token
}

/** Gives the browser an open session, as after a sign-in. */
async function holdToken(page: Page, token: string): Promise<void> {
  await page.goto('/about-us')
  await page.evaluate((text) => {
    localStorage.setItem('authToken', text)
  }, token)
}

/** Opens the application of the token's lead. */
export async function openApplication(page: Page, token: string): Promise<void> {
  await holdToken(page, token)
  await page.goto('/lead')
}

const one = [person('primary', 34, false)]

/** Opens the application of a 34-year-old who lives alone and applies for no coverage. */
export async function openApplicationOfOne(page: Page, api: APIRequestContext): Promise<void> {
  await openApplication(page, await registeredLead(api, one))
}

/** Opens the same application with every answer saved except the consent. */
export async function openAnsweredApplication(page: Page, api: APIRequestContext): Promise<void> {
  const member = filledMember({ isApplyingForCoverage: false, ssn: '', legalStatus: null })
  const token = await registeredLead(api, one)
  await api.put(`/crm/applications/${token}`, { data: applicationBody({ members: [member] }) })
  await openApplication(page, token)
}

/** The session data that the device stores: the keys of local storage, and those of the vault's two stores. */
export async function storedKeysOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open('vault')
      opening.onsuccess = () => {
        resolve(opening.result)
      }
      opening.onerror = () => {
        resolve(null)
      }
      opening.onupgradeneeded = () => {
        opening.transaction?.abort()
      }
    })
    const inStore = (name: string) =>
      new Promise<string[]>((resolve) => {
        const asking = database?.transaction(name).objectStore(name).getAllKeys()
        if (!asking) resolve([])
        else
          asking.onsuccess = () => {
            resolve(asking.result.map((key) => `${name}/${JSON.stringify(key)}`))
          }
      })
    const found = [...(await inStore('keys')), ...(await inStore('sealed'))]
    database?.close()
    return [...Object.keys(localStorage).filter((key) => key !== 'language'), ...Object.keys(sessionStorage), ...found]
  })
}

/** The bodies of all saves and of the submit, in order. */
export function sentBodies(page: Page): readonly (SaveRequest & { readonly signature?: string })[] {
  const bodies: SaveRequest[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'PUT') bodies.push(request.postDataJSON() as SaveRequest)
  })
  return bodies
}
