import { writeFileSync } from 'node:fs'
import process from 'node:process'

import { dark, light } from '#tokens/palette.ts'

import { openWorkbench } from './workbench.mjs'

/**
 * `tsx tests/stories/front-door.mjs [folder]`: opens the built Storybook as a newcomer does. Checks what is seen first,
 * what the search finds by the names that people use, and that each switch of the toolbar shows what it says.
 */

/** What people search, with the part that must be among the first three results. */
const searches = [
  ['modal', 'Dialog (modal'],
  ['modal', 'Restricted state dialog (modal'],
  ['popup', 'Dialog (modal'],
  ['tooltip', 'Help popover (tooltip'],
  ['estado', 'Portal status (application status'],
  ['tarjeta', 'Plan card (tarjeta'],
  ['dropdown', 'Select field (dropdown'],
  ['toggle', 'Switch (toggle'],
  ['restricted', 'Restricted state dialog'],
]

const inRgb = (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const workbench = await openWorkbench(process.argv[2])
const page = await workbench.browser.newPage({
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
})
const preview = page.frameLocator('#storybook-preview-iframe')

let passed = 0
let failed = 0
async function check(name, ask) {
  const problem = await ask().catch((error) => String(error).split('\n').slice(0, 3).join(' '))
  if (!problem) passed += 1
  else {
    failed += 1
    console.log(`✗ ${name}\n    ${problem}`)
  }
}

/** Turns a switch of the toolbar, named by the first words of its description. */
async function choose(name, value) {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByText(value, { exact: true }).click()
}

/** Opens a story and waits for its end. */
async function openStory(id) {
  await page.goto(`${workbench.url}?path=/story/${id}`)
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
  await frame?.waitForFunction(
    (wanted) => {
      const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender
      return render?.id === wanted && render.phase === 'finished'
    },
    id,
    { timeout: 30_000 },
  )
}

/** Waits until no story is being drawn: Storybook reloads its frame where one is left meanwhile. */
async function drawn() {
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
  await frame?.waitForFunction(
    () => globalThis.__STORYBOOK_PREVIEW__?.storyRenders?.every((render) => !render.isPending()),
    undefined,
    { timeout: 30_000 },
  )
}

const began = performance.now()
await check('the introduction is the first page', async () => {
  await page.goto(workbench.url)
  await preview.getByRole('heading', { level: 1, name: /workbench/ }).waitFor()
  const text = await page.locator('#storybook-explorer-tree').innerText()
  return /Get started/.test(text) ? 'the sidebar shows a list of tasks' : ''
})
await check('the tab names the workbench', async () => {
  const title = await page.title()
  return title.includes('Storybook') ? `it says "${title}"` : ''
})
await check('components are seen without scrolling', async () => {
  const box = await page.getByRole('button', { name: 'Button', exact: true }).boundingBox()
  return box && box.y + box.height < 900 ? '' : 'the first ones are below the window'
})
await check('proofs wait until they are asked for', async () => {
  await page.goto(`${workbench.url}?path=/docs/primitives-dialog--docs`)
  await page.getByRole('link', { name: 'Decision', exact: true }).waitFor()
  const proofs = await page.getByRole('link', { name: 'Asks For A Decision' }).count()
  return proofs === 0 ? '' : 'the play of the dialog is listed'
})
for (const [word, wanted] of searches)
  await check(`"${word}" finds ${wanted}…`, async () => {
    await page.locator('#storybook-explorer-searchfield').fill(word)
    const results = page.locator('[role=option]')
    const firstThree = async () => (await results.allInnerTexts()).slice(0, 3).map((text) => text.replaceAll('\n', ' '))
    // The results of the word before stay for a moment.
    const until = performance.now() + 5_000
    let found = await firstThree()
    while (!found.some((text) => text.includes(wanted)) && performance.now() < until) {
      await page.waitForTimeout(100)
      found = await firstThree()
    }
    return found.some((text) => text.includes(wanted)) ? '' : `the first are ${found.join(' · ')}`
  })

await check('a result that is a page of documentation has its component as its title', async () => {
  await page.locator('#storybook-explorer-searchfield').fill('modal')
  const result = page.locator('.search-result-item[data-id=primitives-dialog--docs]')
  const name = await result.getByText('Dialog (modal').boundingBox()
  const place = await result.getByText('Primitives', { exact: true }).boundingBox()
  if (await result.getByText('Docs', { exact: true }).isVisible()) return 'it is titled "Docs"'
  return name && place && name.y < place.y ? '' : 'the name stands below its place'
})
await check('Enter opens the first result of the search', async () => {
  await page.locator('#storybook-explorer-searchfield').fill('tooltip')
  await page.locator('.search-result-item[data-id=primitives-help-popover--docs]').waitFor()
  const first = await page.locator('.search-result-item').first().getAttribute('data-id')
  await page.locator('#storybook-explorer-searchfield').press('Enter')
  await page.waitForURL((url) => url.href.endsWith(`/docs/${first}`), { timeout: 5_000 })
  return ''
})

// No story is reloaded below: what is shown must follow each switch at once.
await check('a service that cannot be reached is shown as an error', async () => {
  await openStory('features-plan-results--low-income')
  await preview.getByRole('article').first().waitFor()
  await choose('How the mocked service', 'The service cannot be reached')
  await preview.getByText('We could not load your plans. Your answers are kept.').waitFor()
  const plans = await preview.getByRole('article').count()
  return plans === 0 ? '' : `${plans} plans stay`
})
await check('a service that works again shows its plans', async () => {
  await choose('How the mocked service', 'All goes well')
  await preview.getByRole('article').first().waitFor()
  return ''
})
await check('another language begins the story anew', async () => {
  await choose('Language', 'Español')
  await preview
    .getByRole('button', { name: /Elegir plan/ })
    .first()
    .waitFor()
  await choose('Language', 'English')
  return ''
})
for (const [place, path, ground] of [
  ['a story', 'story/primitives-button--gallery', 'body'],
  ['a page of documentation', 'docs/primitives-button--docs', '.sb-story'],
  ['the frame of a page of documentation', 'docs/primitives-button--docs', '.sbdocs-wrapper'],
  ['a page without stories', 'docs/introduction--docs', '.sbdocs-wrapper'],
])
  await check(`${place} follows the theme`, async () => {
    await page.goto(`${workbench.url}?path=/${path}`)
    await preview.locator(ground).first().waitFor()
    const grounds = []
    for (const theme of ['Dark', 'Forced colors', 'Light']) {
      await drawn()
      await choose('Colours', theme)
      const root = preview.locator(`html[data-scheme="${theme.toLowerCase().replace(' ', '-')}"]`)
      await root.waitFor()
      grounds.push(
        await root
          .locator(ground)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      )
    }
    const wanted = [dark.paper, '#121212', light.paper].map(inRgb)
    return String(grounds) === String(wanted) ? '' : `the ground is ${grounds.join(', ')}`
  })

for (const viewport of ['', ';viewport:phone'])
  await check(`side by side has the whole width of a window of 1440 px${viewport && ', on a phone too'}`, async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(
      `${workbench.url}?path=/story/features-plan-results--low-income&globals=locale:side-by-side${viewport}`,
    )
    const frames = preview.locator('iframe')
    await frames.nth(1).waitFor()
    await page.waitForFunction(() => document.querySelector('#storybook-preview-iframe')?.clientWidth === 1440)
    const widths = []
    for (const frame of await frames.all()) widths.push((await frame.boundingBox())?.width ?? 0)
    await page.setViewportSize({ width: 1280, height: 900 })
    const least = viewport === '' ? 700 : 390
    return widths.every((width) => width >= least) ? '' : `the languages are ${widths.join(' and ')} px wide`
  })
await check('the sidebar is back after side by side', async () => {
  // A story that is left while it is drawn makes the preview load anew.
  await preview.locator('[data-side-by-side][aria-busy=false]').waitFor()
  await choose('Language', 'English')
  await page.locator('#storybook-explorer-tree').waitFor()
  return ''
})

await check("a component's page shows its states first, and says what to use instead", async () => {
  await page.goto(`${workbench.url}?path=/docs/primitives-button--docs`)
  const order = [
    'Disabled With Reason',
    'Use it, or another',
    'Keyboard and roles',
    'Try it',
    'Snippet',
    'Tokens',
    'States',
  ]
  // Until the gallery is drawn, the first state by this name is the one further down.
  await preview.locator('.sb-story').first().getByText('Disabled With Reason', { exact: true }).waitFor()
  const tops = []
  for (const text of order) {
    const box = await preview.getByText(text, { exact: true }).first().boundingBox()
    tops.push(box?.y ?? 0)
  }
  const sorted = tops.toSorted((one, other) => one - other)
  return String(tops) === String(sorted) ? '' : `they stand at ${tops.join(', ')}`
})
await check('a snippet is copied by one press', async () => {
  await preview.getByRole('button', { name: 'Copy' }).first().click()
  // The press writes in its own time.
  const copying = await page.waitForFunction(() => navigator.clipboard.readText())
  const copied = await copying.jsonValue()
  const isWhole = copied.includes("from '#components/primitives/button.tsx'") && copied.includes('export function ')
  return isWhole ? '' : `the clipboard has "${copied}"`
})
await check("a component's page says which decisions are about it, and when it changed", async () => {
  await page.goto(`${workbench.url}?path=/docs/chrome-site-footer--docs`)
  await preview.getByRole('heading', { name: 'Decisions' }).waitFor()
  await preview.getByRole('heading', { name: 'Changed' }).waitFor()
  const day = preview.getByText(/^\d{4}-\d\d-\d\d$/)
  await day.or(preview.getByText('Not in the last 30 days.')).first().waitFor()
  return ''
})
await check('a dialog stands whole on its page', async () => {
  await page.goto(`${workbench.url}?path=/docs/location-restricted-state-dialog--docs`)
  const dialog = preview.frameLocator('iframe').getByRole('dialog')
  await dialog.waitFor()
  await page.waitForTimeout(500)
  const box = await dialog.boundingBox()
  return (box?.height ?? 0) > 250 ? '' : `it is ${box?.height} px high`
})
await check('the page of changes names components, days and sentences', async () => {
  await page.goto(`${workbench.url}?path=/docs/changed--docs`)
  await preview.getByRole('heading', { name: 'In the last days' }).waitFor()
  const cells = preview.getByRole('cell', { name: /^\d{4}-\d\d-\d\d$/ })
  const days = await cells.count()
  const news = await preview.getByRole('heading', { level: 3, name: /^\d{4}-\d\d-\d\d$/ }).count()
  // A clone may have no history.
  const none = await preview.getByText('No component changed.').count()
  if (days === 0 || news === 0) return none > 0 ? '' : `it has ${days} changes and ${news} days of the changelog`
  // A line as high as one line of text.
  const lines = await cells
    .locator('time')
    .evaluateAll((times) => Math.max(...times.map((time) => time.getClientRects().length)))
  if (lines !== 1) return 'a day is cut by the end of a line'
  if (days > 50) return `${days} changes are shown at once`
  const countOf = async () => Number.parseInt((await preview.getByRole('status').first().textContent()) ?? '', 10)
  const all = await countOf()
  await preview.getByRole('checkbox', { name: 'Changed words only' }).check()
  const words = await countOf()
  if (words > all) return `${words} of ${all} changes change words`
  const first = (await preview.getByRole('rowheader').first().textContent()) ?? ''
  await preview.getByRole('searchbox', { name: 'Component, words or day' }).fill(first)
  return (await countOf()) >= 1 && (await countOf()) <= words ? '' : `“${first}” is not found`
})
await check('the page of changes lists what is ready', async () => {
  await preview.getByRole('heading', { name: /^Primitives: \d+ ready$/ }).waitFor()
  await preview.getByRole('link', { name: 'Plan card', exact: true }).last().waitFor()
  return ''
})

await workbench.close()
console.log(`${passed} checks passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`)
if (process.env.REPORT_FILE) writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
