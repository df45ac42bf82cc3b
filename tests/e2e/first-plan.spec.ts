import { expect, test } from './fixtures.ts'
import { quoteFlow } from './quote-flow.ts'

/** Counts of the goals P2 and P19 (stories/docs/performance.mdx): they depend on no machine, so they are held. */

// Proves.
test('between the last answer and the first plan nothing but the notice is asked for @gate @in-spanish', async ({
  page,
  texts,
  language,
}) => {
  const quote = texts('quote-steps')
  const flow = quoteFlow(page, { home: texts('location'), quote })
  const asked: string[] = []
  const pathOf = (url: string) => new URL(url).pathname
  const gone = new Set<string>()
  page.on('request', (request) => asked.push(pathOf(request.url())))
  page.on('requestfinished', (request) => gone.add(pathOf(request.url())))
  page.on('requestfailed', (request) => gone.add(pathOf(request.url())))
  // The other language's address would leave a document behind that never ends.
  await page.goto(language === 'es' ? '/es' : '/')
  await flow.location('33133')
  await flow.household({ self: 34 })
  await flow.scenario(quote('scenarios.JustMe.label'))
  await flow.income('31000')
  const no = page.getByRole('button', { name: quote('coverageQuestion.no'), exact: true })
  await expect(no).toBeVisible()
  // The page of the results has come while the questions were answered, the first calls while the last one is open.
  await expect.poll(() => [...gone].some((path) => path.includes('/results-page'))).toBe(true)
  await expect.poll(() => asked.filter((path) => path.endsWith('/quoter/search')).length).toBe(2)
  // What is fetched ahead has come: nothing more is asked for, and nothing is under way.
  await expect
    .poll(async () => {
      const before = asked.length
      await page.waitForTimeout(1_000)
      return [...asked.slice(before), ...asked.filter((path) => !gone.has(path))]
    })
    .toEqual([])
  expect(asked.filter((path) => path.includes('notifications'))).toEqual([])

  // Only what the first card needs is counted: the rest is asked for after it.
  await page.evaluate(() => {
    const noted = globalThis as unknown as { firstCardAt?: number }
    new MutationObserver(() => {
      if (document.querySelector('main article')) noted.firstCardAt ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  const pressedAt = await page.evaluate(() => performance.now())
  await no.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  const between = await page.evaluate((from) => {
    const { firstCardAt = Infinity } = globalThis as unknown as { firstCardAt?: number }
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= from && startTime < firstCardAt)
      .map(({ name }) => new URL(name).pathname)
  }, pressedAt)
  expect(between.filter((path) => /\.(?:js|css)$/.test(path))).toEqual([])
  expect(between.filter((path) => path.includes('/quoter/'))).toEqual([])
  await expect.poll(() => asked.filter((path) => path.includes('notifications')).length).toBe(1)
})
