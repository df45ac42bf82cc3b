import { printFigure, sampled } from '#tests/promises/sample.ts'
import { allTexts } from '#tests/structure/catalog-files.ts'

import { type JourneyName, journeys } from './chunk-journeys.ts'
import { expect, test } from './fixtures.ts'
import { journeyOf, withoutJourney } from './journey-of-part.ts'
import { lazyChunks } from './site-chunks.ts'

/** Scripts of a run of `npm test`; `FULL=1` takes all. */
const inTest = 3

const chunks = lazyChunks('en').filter(({ parts }) => parts.some((part) => part in journeyOf))
const lost = sampled(chunks, inTest)
let survived = 0

// One worker, so the figure counts all scripts.
test.describe.configure({ mode: 'default' })

test('every part that is fetched on its own is on the way of a journey', () => {
  const parts = new Set(lazyChunks('en').flatMap((chunk) => chunk.parts))
  expect([...parts].filter((part) => !(part in journeyOf) && !(part in withoutJourney))).toEqual([])
})

for (const { name, parts } of lost)
  test(`a person goes on though the script ${name} of ${parts.join(', ')} is gone`, async ({
    page,
    request,
    texts,
    allow,
    language,
  }) => {
    test.slow()
    // React reports caught errors in the console, and by error 422 that a built part could not come to life. An uncaught one
    // fails the test.
    allow(
      /^status 404|^uncaught: Error: Minified React error #422|^console error: (Failed to load resource|TypeError: Failed to fetch dynamically)|youtube-nocookie|i\.ytimg\.com/,
    )
    const chunk = lazyChunks(language).find((one) => one.name === name && one.parts.join() === parts.join())
    let [asked, told] = [0, 0]
    let isGone = true
    await page.route(`**/assets/${chunk?.file ?? ''}`, async (route) => {
      asked += 1
      if (isGone) await route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' })
      else await route.continue()
    })
    // Whenever the site reports a missing script, the script is restored and the visitor tries again.
    const retries = [...allTexts(language)].filter(([, key]) => key.endsWith('.retry')).map(([, , text]) => text)
    const retry = page.getByRole('alert').getByRole('button', { name: new RegExp(`^(${retries.join('|')})$`) })
    const putBack = () => {
      isGone = false
      told += 1
    }
    await page.addLocatorHandler(retry.first(), async (button) => {
      putBack()
      // A page that reloads automatically in the meantime removes the button.
      await button.click({ timeout: 2_000 }).catch(() => undefined)
    })
    await page.addLocatorHandler(page.locator('#start-failure'), async () => {
      putBack()
      await page.reload()
    })
    const ways = new Set(parts.map((part) => journeyOf[part]).filter((way): way is JourneyName => way !== undefined))
    const begin = (way: JourneyName) => journeys[way]({ page, request, texts, language, putBack })
    for (const way of ways) {
      const journey = begin(way)
      let steps = 0
      try {
        for (; told === 0 && !(await journey.next()).done; steps += 1);
      } catch (error) {
        // The second try of a script that others import reloads the page, with what the step had opened. The way is walked
        // again, now with the script.
        if (told === 0) throw error
        await page.evaluate(() => {
          sessionStorage.clear()
          localStorage.clear()
        })
        const again = begin(way)
        for (let step = 0; step <= steps; step += 1) await again.next()
      }
    }
    expect(asked).toBeGreaterThan(0)
    expect(told).toBeGreaterThan(0)
    survived += 1
  })

test.afterAll(({ language }) => {
  if (survived === lost.length)
    printFigure(`R23 in ${language}`, `${survived} of ${chunks.length} scripts gone, each told and tried again`)
})
