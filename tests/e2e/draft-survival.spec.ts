import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import { type BrowserContext, type Locator, type Page, chromium } from '@playwright/test'

import type { ApplicationStep } from '#domain/application/application-steps.ts'
import { launchOptions } from '#tests/browser.mjs'
import { isFull } from '#tests/promises/sample.ts'

import { applicationFlow, numberOf } from './application-flow.ts'
import { mirroredDraft, settledDraft } from './draft-mirror.ts'
import { usualDay, visitOn } from './day-of-visit.ts'
import { expect, test } from './fixtures.ts'
import { openApplication, person, registeredLead } from './lead-session.ts'

/** Ways in which a page ends unexpectedly. */
const endings = ['kill', 'crash', 'close', 'reload'] as const
type Ending = (typeof endings)[number]

const steps = ['contact', 'address', 'primary', 'spouse', 'financial', 'dependents', 'consent'] as const
/** The step that names the screen of a step: the address is on that of the contact. */
const screenOf = (step: ApplicationStep): ApplicationStep => (step === 'address' ? 'contact' : step)

/** Ends the browser like the system does when memory runs out: without any event. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const found = await session?.send('SystemInfo.getProcessInfo')
  const main = found?.processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('The browser does not tell its process')
  const closed = context.waitForEvent('close')
  process.kill(main.id, 'SIGKILL')
  await closed
}

/** Types a letter at the end of a field, and waits until it is on the disk. A zero after a zero changes no amount. */
async function typeAndKeep(page: Page, field: Locator, letter: string): Promise<void> {
  if (letter === '0') await field.fill('')
  const before = await settledDraft(page)
  await field.press('End')
  await page.keyboard.type(letter)
  await expect.poll(() => mirroredDraft(page)).not.toBe(before)
}

/** The endings that a run tries at a step: one per step, or all with FULL=1. */
function endingsAt(step: ApplicationStep, language: 'en' | 'es'): readonly Ending[] {
  if (isFull) return endings
  if (language === 'en') return ['kill']
  return [(['crash', 'close', 'reload'] as const)[steps.indexOf(step) % 3] ?? 'reload']
}

test('what was typed survives the end of the page at every step', async ({ baseURL, language, request, texts }) => {
  test.setTimeout(isFull ? 900_000 : 300_000)
  const t = texts('application')
  const token = await registeredLead(request, [
    person('primary', 34, false),
    person('spouse', 36, false),
    person('dependent', 7, false),
  ])
  const profile = await mkdtemp(join(tmpdir(), 'draft-'))
  const browse = async () => {
    const options = { ...launchOptions(), baseURL: baseURL ?? '', reducedMotion: 'reduce' } as const
    const context = await chromium.launchPersistentContext(profile, options)
    await visitOn(context, usualDay)
    await context.addInitScript((chosen) => {
      localStorage.setItem('language', chosen)
    }, language)
    return context
  }
  let context = await browse()
  let page = await context.newPage()

  const probes: Record<ApplicationStep, () => Locator> = {
    contact: () => applicationFlow(page, t).line(t('contactFields.email')),
    address: () => applicationFlow(page, t).line(t('addressFields.apartment')),
    primary: () => applicationFlow(page, t).line(t('memberFields.lastName')),
    spouse: () => applicationFlow(page, t).line(t('memberFields.lastName')),
    financial: () => applicationFlow(page, t).line(t('financialFields.annualIncome')),
    dependents: () => applicationFlow(page, t).line(t('memberFields.lastName')),
    consent: () => applicationFlow(page, t).line(t('consentPanel.typedName')),
  }
  const fillIn: Record<ApplicationStep, () => Promise<unknown>> = {
    contact: () => applicationFlow(page, t).contact(),
    address: () => applicationFlow(page, t).address(),
    primary: () => applicationFlow(page, t).person({ firstName: 'Ana', age: 34, gender: 'female' }),
    spouse: () => applicationFlow(page, t).person({ firstName: 'Luis', age: 36, gender: 'male' }),
    financial: () => applicationFlow(page, t).incomes(['0', '0']),
    dependents: () => applicationFlow(page, t).dependents([{ firstName: 'Eva', age: 7, relationship: 'daughter' }]),
    consent: () => applicationFlow(page, t).sign('Ana Torres'),
  }
  const end: Record<Ending, () => Promise<unknown>> = {
    reload: () => page.reload(),
    close: async () => {
      const next = await context.newPage()
      await page.close()
      page = next
      await page.goto('/lead')
    },
    crash: async () => {
      const crashed = page.waitForEvent('crash')
      page.goto('chrome://crash').catch(() => undefined)
      await crashed
      const next = await context.newPage()
      await page.close()
      page = next
      await page.goto('/lead')
    },
    kill: async () => {
      await killBrowser(context)
      context = await browse()
      page = await context.newPage()
      // A-40 stores the token in local storage, whose last half minute is lost with the browser.
      await openApplication(page, token)
    },
  }

  await openApplication(page, token)
  let tried = 0
  for (const [index, step] of steps.entries()) {
    await fillIn[step]()
    for (const ending of endingsAt(step, language)) {
      const probe = probes[step]
      const letter = step === 'financial' ? '0' : 'x'
      tried += 1
      await typeAndKeep(page, probe(), letter)
      const kept = await probe().inputValue()
      // Only the last change may be lost.
      await page.keyboard.type(letter)
      const last = await probe().inputValue()
      await end[ending]()
      await expect(applicationFlow(page, t).heading(screenOf(step))).toBeVisible()
      await expect(probe(), `${step} after ${ending}`).toHaveValue(
        new RegExp(`^(${[kept, last].map((value) => value.replaceAll(/[.+$]/g, String.raw`\$&`)).join('|')})$`),
      )
    }
    const following = steps[index + 1]
    if (following !== undefined && screenOf(following) === following) await applicationFlow(page, t).next(following)
  }
  await context.close()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  console.log(
    `R6 in ${language}: ${tried} of ${steps.length * endings.length} endings at a step tried, none lost more than the last change`,
  )
})

// Proves A-53.
test('where storage is full or refused, the person is told that the answers are not kept', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  const phone = flow.line(t('contactFields.phone'))
  const notice = page.getByText(t('saveStatus.notStoredTitle'))
  await flow.write(phone, '3055550111')
  await expect(page.getByText(t('saveStatus.saved'))).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
  })
  await flow.write(phone, '3055550222')
  await expect(notice).toBeVisible()
  // Changes that the service can save are still saved.
  await flow.contact('3055550333')
  await flow.address()
  await flow.next('primary')
})

const ruins = [
  { how: 'was tampered with', told: 'unreadable', sealed: { version: 1, at: 9, nonce: 'AAAA', data: 'AAAA' } },
  { how: 'an older form left', told: 'otherVersion', sealed: { version: 0, at: 9, nonce: 'AAAA', data: 'AAAA' } },
] as const

for (const { how, told, sealed } of ruins)
  test(`a draft that ${how} is thrown away and told, and the saved answers stand`, async ({ page, request, texts }) => {
    const t = texts('application')
    const flow = applicationFlow(page, t)
    await openApplication(page, await registeredLead(request, [person('primary', 34)]))
    await flow.contact('3055550111')
    await flow.address()
    await flow.next('primary')
    await typeAndKeep(page, flow.line(t('memberFields.dateOfBirth')), '1')
    await page.evaluate(async (text) => {
      const names = Object.keys(localStorage).filter((key) => key.startsWith('applicationDraft:'))
      for (const name of names) localStorage.setItem(name, text)
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open('vault')
        opening.onsuccess = () => {
          const change = opening.result.transaction('sealed', 'readwrite')
          for (const name of names) change.objectStore('sealed').put(text, name)
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      })
    }, JSON.stringify(sealed))
    await page.reload()
    await expect(page.getByText(t(`draftNotice.${told}`))).toBeVisible()
    await flow.button('previous').click()
    await expect(flow.line(t('contactFields.phone'))).toHaveValue('(305) 555-0111')
  })

test('another language, another page and the way back keep what was typed', async ({
  page,
  request,
  texts,
  language,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplication(page, await registeredLead(request, [person('primary', 34)]))
  await flow.contact('3055550111')
  const street = flow.line(t('addressFields.street'))
  await flow.write(street, '12 Calle Ocho')
  for (const name of language === 'en' ? ['Español', 'English'] : ['English', 'Español'])
    await page.getByRole('button', { name }).click()
  await expect(street).toHaveValue('12 Calle Ocho')
  await page.getByRole('link', { name: 'Puente' }).first().click()
  await expect(street).toHaveCount(0)
  await page.goBack()
  await expect(street).toHaveValue('12 Calle Ocho')
  // To another site and back: from the browser's memory of the page, or loaded again.
  await settledDraft(page)
  await page.goto('about:blank')
  await page.goBack()
  await expect(street).toHaveValue('12 Calle Ocho')
})

// Proves A-52.
test('numbers that were saved come back after a reload, and the others are asked again', async ({
  page,
  request,
  texts,
}) => {
  const t = texts('application')
  const flow = applicationFlow(page, t)
  await openApplication(page, await registeredLead(request, [person('primary', 34), person('spouse', 36)]))
  await flow.contact()
  await flow.address()
  await flow.next('primary')
  const ana = { firstName: 'Ana', age: 34, gender: 'female', status: 'citizen' } as const
  await flow.person(ana)
  await flow.next('spouse')
  await flow.person({ firstName: 'Luis', age: 36, gender: 'male', status: 'resident' })
  await expect(page.getByText(t('saveStatus.numbers')).first()).toBeVisible()
  await settledDraft(page)
  await page.reload()
  await expect(page.getByText(t('draftNotice.lacksNumbers'))).toBeVisible()
  const lost = [t('memberFields.ssn'), t('memberDocuments.alienNumber'), t('memberDocuments.cardNumber')]
  for (const name of lost) await expect(flow.line(name)).toHaveValue('')
  await expect(flow.line(t('memberFields.firstName'))).toHaveValue('Luis')
  await expect(flow.line(t('memberDocuments.expirationDate'))).not.toHaveValue('')
  await flow.button('previous').click()
  await expect(flow.line(t('memberFields.ssn'))).toHaveValue(new RegExp(`${numberOf(ana).slice(-4)}$`))
})
