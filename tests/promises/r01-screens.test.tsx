import 'fake-indexeddb/auto'

import { cleanup, configure, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { languages } from '#i18n/language.ts'
import { server } from '#mocks/node-server.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'

import { type FailingScreen, failingScreens, password } from './failing-screens.tsx'
import { notPlain, saidByService, untoldUnder } from './fault-rules.ts'
import { printFigure, sampled } from './sample.ts'

/**
 * R1 on the screens: a failed call shows an alert in the page's language, nothing typed is lost, and a retry succeeds.
 */

// Outside a browser there is no canvas.
vi.mock('#components/application/signature-field/use-sharp-canvas.ts', () => ({ useSharpCanvas: () => undefined }))

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 60_000 })

const faults: readonly ScenarioName[] = [
  'offline',
  'reset',
  'bad-request',
  'bad-request-list',
  'unauthorized',
  'forbidden',
  'not-found',
  'conflict',
  'invalid',
  'too-many',
  'error-message',
  'error-html',
  'bad-gateway',
  'unavailable',
  'ok-html',
  'ok-nothing',
  'ok-null',
  'broken-json',
  'wrong-shape',
]
const faultsAScreen = 2
const toldOf = ({ target }: FailingScreen) => faults.filter((fault) => untoldUnder[target]?.includes(fault) !== true)
const rows = failingScreens.flatMap((row) => sampled(toldOf(row), faultsAScreen).map((fault) => ({ ...row, fault })))

/** All input of the visitor: texts, ticks and choices. */
const input = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ type: kind, checked, value }) =>
    ['checkbox', 'radio'].includes(kind) ? checked : value,
  )

const told = new Map<string, string>()
let cases = 0

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    vi.stubGlobal('scrollTo', vi.fn())
    await loadNamespaces(...allNamespaces)
    await changeLanguage(language)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it.each(rows)('$name under $fault', async ({ name, target, fault, fill, send, again, succeeds }) => {
    await fill(language)
    const typed = input()
    server.use(...scenario(fault, target))
    const calls = vi.fn()
    server.events.on('request:start', calls)
    await send(language)
    const alert = await screen.findByRole('alert')
    server.events.removeAllListeners('request:start')

    const text = alert.textContent
    expect(text.trim()).not.toBe('')
    for (const secret of [password, demoPassword, '219-09-9921', '219099921', demoPeople.lead.token])
      expect(text).not.toContain(secret)
    const own = saidByService(fault).reduce((left, words) => left.replaceAll(words, ''), text)
    expect(own).not.toMatch(notPlain)
    const key = `${name} ${fault}`
    const other = told.get(key)
    // The site's own texts are in the page's language; a message of the service may stay as it is.
    if (other !== undefined && /\p{L}{3}/u.test(own)) expect(own).not.toBe(other)
    told.set(key, own)

    if (target !== 'firstPage' && !name.startsWith('application')) expect(input()).toEqual(typed)
    server.resetHandlers()
    await (again ?? send)(language)
    await succeeds(language)
    cases += 1
  })
})

afterAll(() => {
  expect(cases).toBe(rows.length * languages.length)
  const all = failingScreens.reduce((sum, row) => sum + toldOf(row).length * languages.length, 0)
  printFigure('R1 on screens', `${cases} of ${all} cases of ${failingScreens.length} screens told, kept and sent again`)
})
