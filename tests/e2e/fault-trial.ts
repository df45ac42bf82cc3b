import type { Locator, Page } from '@playwright/test'

import type { Language } from '#i18n/language.ts'
import type { Target } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'
import { notPlain, saidByService, untoldUnder } from '#tests/promises/fault-rules.ts'

import { faultPlayer } from './fault-player.ts'
import { expect } from './fixtures.ts'

/** The faults that a browser meets differently from a test without one. */
const browserFaults = [
  'offline',
  'reset',
  'timeout',
  'unauthorized',
  'not-found',
  'too-many',
  'error-html',
  'bad-gateway',
  'ok-html',
  'broken-json',
] as const satisfies readonly ScenarioName[]

/** Faults that may pass while a screen waits. */
const passing: readonly ScenarioName[] = ['offline', 'reset', 'error-html', 'bad-gateway']

/** One call of a screen, and the visitor's act that makes it. */
export interface Row {
  readonly name: string
  readonly target: Target
  /** Faults under which the screen leads elsewhere. */
  readonly without?: readonly ScenarioName[]
  /** The call is idempotent, so it is retried if that may help (src/api/retrying.ts). */
  readonly isRepeated?: true
}

/** A row on its page. */
export interface Trial extends Row {
  readonly act: () => Promise<unknown>
  /** The place of the failure's message, an alert by default; null if the flow continues without one. */
  readonly told?: Locator | null
  /** Returns to where the act can be repeated, while the service works. */
  readonly recover?: () => Promise<unknown>
  /** The act, performed twice in a row. */
  readonly twice: () => Promise<unknown>
  readonly succeeds: () => Promise<unknown>
  /** The act may have arrived under a fault, and is not sent again then. */
  readonly mayHaveArrived?: true
}

/** The faults that a row is tried under. Each must show a message or be skipped by its rule. */
export function faultsOf({ target, without = [] }: Row): readonly ScenarioName[] {
  const untold = [...(untoldUnder[target] ?? []), ...without]
  return browserFaults.filter((fault) => !untold.includes(fault))
}

/** Words that only the other language has. */
const foreign: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(el|la|los|su|no se|código|intente|inténtelo)(?!\p{L})/iu,
  es: /(?<!\p{L})(the|your|please|we|again|with)(?!\p{L})/iu,
}
const secrets = [demoPassword, demoPeople.lead.token, 'una-clave-larga']

/** All input of the visitor, in order: texts, and the values of ticks and choices. */
function typed(page: Page): Promise<readonly string[]> {
  return page.locator('input, textarea, select').evaluateAll((controls: HTMLInputElement[]) =>
    controls
      .filter(({ type, checked }) => checked || !['checkbox', 'radio'].includes(type))
      .map(({ value }) => value)
      .filter((value) => value !== ''),
  )
}

/** The page of a trial. */
export interface Site {
  readonly page: Page
  readonly language: Language
  readonly allow: (noise: RegExp) => void
}

/**
 * Takes a screen through faults of its call. Each must show a message in plain words of the page's language and keep
 * the input. Then performs the act twice at once under an answer full of `__proto__`, which must succeed with one
 * request.
 */
export async function survive(
  { page, language, allow }: Site,
  trial: Trial,
  faults: readonly ScenarioName[],
): Promise<void> {
  const {
    act,
    told = page.getByRole('alert'),
    recover,
    twice,
    succeeds,
    isRepeated = false,
    mayHaveArrived = false,
  } = trial
  const player = await faultPlayer(page, trial.target)
  // The browser may report the faults, and nothing else.
  allow(player.noise)
  for (const fault of faults) {
    const [before, asked] = [await typed(page), player.asked()]
    player.play(fault)
    await act()
    if (told !== null) {
      await expect(told, `${trial.name} under ${fault}`).toContainText(/\S/)
      const text = await told.innerText()
      for (const secret of secrets) expect(text).not.toContain(secret)
      const own = saidByService(fault).reduce((left, words) => left.replaceAll(words, ''), text)
      expect(own).not.toMatch(notPlain)
      expect(own).not.toMatch(foreign[language])
    }
    const wanted = isRepeated && passing.includes(fault) ? 3 : 1
    expect(player.asked() - asked, `requests of ${trial.name} under ${fault}`).toBe(wanted)
    player.play('happy')
    await recover?.()
    await expect.poll(() => typed(page), `typed at ${trial.name} under ${fault}`).toEqual(before)
  }
  const asked = player.asked()
  player.play('proto')
  const release = player.hold()
  await twice()
  release()
  await succeeds()
  const sent = player.asked() - asked
  const least = mayHaveArrived ? 0 : 1
  expect([least, 1], `requests of ${trial.name}, pressed twice`).toContain(sent)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  player.play('happy')
}
