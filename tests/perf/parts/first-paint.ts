import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { buildPeer } from '#tests/perf/peers.mjs'
import { median, meterOf } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { type Row, againstBaseline, isSo, milliseconds, notMeasured } from '#tests/perf/rows.ts'
import { type Served, openPage, serving, siteDirectory } from '#tests/perf/served-site.ts'

const peerName = 'one-field React page'
const contentPages = ['/about-us', '/faqs', '/carriers/oscar', '/es/benefits']

/** Copies the site with documents that ask for no script. What is left is what a page can reach by its design. */
function withoutScripts(): string {
  const directory = resolve('node_modules/.cache/puente/peers/no-scripts')
  cpSync(siteDirectory, directory, { recursive: true, force: true })
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.html'),
  )) {
    const html = readFileSync(join(directory, file), 'utf8')
    const scripts = /<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g
    writeFileSync(join(directory, file), html.replaceAll(scripts, ''))
  }
  return directory
}

/** A phone with a slow connection: a processor four times slower, 1.6 Mb/s, 150 ms. */
async function openOnPhone({ browser }: Served, effort: Effort) {
  const page = await openPage(browser, { width: 412, height: 823 })
  const meter = await meterOf(page)
  await meter.slowDown(effort.slower(4))
  await meter.slowLine()
  return page
}

const bareOf = (path: string) => `${path} without scripts`

interface Paint {
  readonly first: number
  readonly largest: number
}

async function paintOf(served: Served, path: string, effort: Effort): Promise<Paint> {
  const page = await openOnPhone(served, effort)
  await page.goto(served.url + path, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.close()
  return paint
}

/**
 * Runs in the page from its start: types a ZIP code in two goes as soon as there is a field, and notes when the button
 * beside it can be pressed, which it can't before the page has taken five digits.
 */
function typeAtOnce() {
  const noted = globalThis as unknown as { usableAt?: number }
  let hasBegun = false
  // Sets the value as keys do: through the browser's setter, which React has not seen yet.
  const type = (input: HTMLInputElement, digits: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + digits)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const look = () => {
    const input = [...document.querySelectorAll('input')].find(
      (one) => one.labels?.[0]?.textContent.includes('ZIP') === true,
    )
    const verify = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Verify')
    if (!input || !verify) return
    if (!hasBegun) {
      hasBegun = true
      input.focus()
      type(input, '33')
      setTimeout(type, 0, input, '133')
    }
    if (noted.usableAt !== undefined || input.value !== '33133' || verify.ariaDisabled === 'true') return
    noted.usableAt = performance.now()
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
}

/**
 * Milliseconds from the start of the navigation until the typed ZIP code can be sent; undefined if that never happens.
 */
async function usableAfter(served: Served, effort: Effort): Promise<number | undefined> {
  const page = await openOnPhone(served, effort)
  await page.addInitScript(typeAtOnce)
  await page.goto(served.url)
  const usableAt = await page
    .waitForFunction(() => (globalThis as unknown as { usableAt?: number }).usableAt, undefined, { timeout: 8_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => undefined)
  await page.close()
  return usableAt
}

/** Runs some acts in turn, round after round, so the machine's variations affect all of them equally. */
async function inTurn<Value>(
  works: Readonly<Record<string, () => Promise<Value>>>,
  rounds: number,
): Promise<ReadonlyMap<string, readonly Value[]>> {
  const found = new Map<string, Value[]>()
  for (let round = 0; round < rounds; round += 1)
    for (const [key, work] of Object.entries(works)) found.set(key, [...(found.get(key) ?? []), await work()])
  return found
}

/**
 * P5 and P6: when a phone shows the first content, and when the first question can be answered, against a page of one
 * field; content pages also against themselves without scripts.
 */
export async function firstPaint(effort: Effort): Promise<readonly Row[]> {
  const phones = effort.rounds(20)
  const peerPhones = effort.rounds(7)
  const measuredPages = effort.some(contentPages)
  const peerDirectory = await buildPeer('one-field')
  const bareDirectory = withoutScripts()
  return serving(siteDirectory, (site) =>
    serving(peerDirectory, async (peer) => {
      const paints = await serving(bareDirectory, (bare) =>
        inTurn(
          {
            peer: () => paintOf(peer, '/', effort),
            '/': () => paintOf(site, '/', effort),
            ...Object.fromEntries(
              measuredPages.flatMap((path) => [
                [path, () => paintOf(site, path, effort)],
                [bareOf(path), () => paintOf(bare, path, effort)],
              ]),
            ),
          },
          effort.rounds(5),
        ),
      )
      const middle = (key: string, of: keyof Paint) => median((paints.get(key) ?? []).map((paint) => paint[of]))
      const ofHome = (of: keyof Paint) => ({
        ours: middle('/', of),
        baseline: middle('peer', of),
        of: peerName,
        atMost: 0.6,
        show: milliseconds,
      })
      /** The page that loses most by its scripts. */
      const ofContent = (of: keyof Paint) => {
        const loss = (path: string) => middle(path, of) / middle(bareOf(path), of)
        const [worst = ''] = measuredPages.toSorted((one, other) => loss(other) - loss(one))
        return {
          ours: middle(worst, of),
          baseline: middle(bareOf(worst), of),
          of: `${worst} without scripts`,
          atMost: 1.1,
          show: milliseconds,
        }
      }

      const used: (number | undefined)[] = []
      const peerUsed: (number | undefined)[] = []
      for (let round = 0; round < phones; round += 1) {
        used.push(await usableAfter(site, effort))
        if (round < peerPhones) peerUsed.push(await usableAfter(peer, effort))
      }
      const known = (times: readonly (number | undefined)[]) => times.filter((time) => time !== undefined)
      return [
        againstBaseline({ id: 'P5', what: 'first paint of /, slow phone' }, ofHome('first')),
        againstBaseline({ id: 'P5', what: 'largest paint of /' }, ofHome('largest')),
        againstBaseline({ id: 'P5', what: 'first paint of content, worst' }, ofContent('first')),
        againstBaseline({ id: 'P5', what: 'largest paint of content, worst' }, ofContent('largest')),
        notMeasured(
          { id: 'P5', what: 'the same against a govuk-frontend page' },
          { goal: '≤ 0.75×', published: 'published 748 ms elsewhere' },
        ),
        againstBaseline(
          { id: 'P6', what: 'until a typed ZIP can be sent, slow phone' },
          {
            ours: median(known(used)),
            baseline: median(known(peerUsed)),
            of: peerName,
            atMost: 0.7,
            show: milliseconds,
          },
        ),
        isSo(
          { id: 'P6', what: 'loads in which it came to life' },
          {
            goal: `${phones} of ${phones}`,
            figure: `${known(used).length} of ${phones}`,
            passes: known(used).length === phones,
          },
        ),
      ]
    }),
  )
}
