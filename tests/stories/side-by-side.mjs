import { writeFileSync } from 'node:fs'
import process from 'node:process'

import { openWorkbench } from './workbench.mjs'

/**
 * `node tests/stories/side-by-side.mjs [--stories id,id] [--dir folder]`: shows a few stories with the language
 * switched to side by side, one after the other on one page, and back to English. Each frame must show the story in its
 * language, its play must have run, and neither frame may disturb the other. Then what a visitor does in one happens in
 * the other.
 */

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}

/** A state, a play by keyboard, a play over calls and dialogs, and a stage of a journey that starts a session. */
const stories = option(
  'stories',
  [
    'plans-plan-card--gallery',
    'application-contact-fields--is-answered-by-keyboard',
    'features-plan-results--compares-two-and-chooses',
    'journeys-log-in--password',
  ].join(','),
).split(',')
const languages = ['en', 'es']
const longest = 60_000

const workbench = await openWorkbench(option('dir', 'storybook-static'))
const context = await workbench.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1600, height: 900 } })
const page = await context.newPage()
const noise = []
page.on('console', (message) => {
  // On a busy machine a page uses late what its build preloads.
  if (/was preloaded using link preload but not used/.test(message.text())) return
  if (message.type() === 'error' || message.type() === 'warning') noise.push(`console: ${message.text()}`)
})
page.on('pageerror', (error) => noise.push(`uncaught: ${String(error)}`))

/** Runs in a frame or in the page: reads its content. */
function standing() {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis
  return {
    id: preview?.currentRender?.id,
    phase: preview?.currentRender?.phase,
    lang: document.documentElement.lang,
    hasError: document.body.classList.contains('sb-show-errordisplay'),
    isEmpty: (document.querySelector('#storybook-root')?.textContent ?? '') === '' && !document.querySelector('[role]'),
    frames: document.querySelectorAll('iframe').length,
  }
}

/** Runs in a frame: whether its story has played, or has no play. */
function hasPlayed() {
  const { story, renderOptions } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {}
  return story !== undefined && (story.playFunction === undefined || renderOptions.autoplay)
}

/** Waits for a story in a language to finish, and returns its problems. */
async function problemsOf(target, name, { id, language, frames }) {
  try {
    await target.waitForFunction(
      (wanted) => {
        const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender
        return render?.id === wanted && render.phase === 'finished'
      },
      id,
      { timeout: longest },
    )
  } catch {
    const { phase } = await target.evaluate(standing)
    return [`${name} stopped while ${phase ?? 'loading'}`]
  }
  const now = await target.evaluate(standing)
  return [
    ...(now.hasError ? [`${name} shows an error`] : []),
    ...(now.isEmpty ? [`${name} is empty`] : []),
    ...(now.lang === language ? [] : [`${name} is in "${now.lang}"`]),
    ...(now.frames === frames ? [] : [`${name} has ${now.frames} frames`]),
  ]
}

async function frameOf(id, language) {
  const handle = await page.waitForSelector(`iframe[src*="id=${id}&"][src*="locale:${language}"]`, { timeout: longest })
  return handle.contentFrame()
}

async function problemsSideBySide(id) {
  const problems = []
  const frames = []
  const own = `[data-side-by-side]:has(iframe[src*="id=${id}&"])`
  const pair = await page.waitForSelector(own, { timeout: longest })
  if ((await pair.$$('iframe')).length !== languages.length) problems.push('one language waits for the other')
  // Both are drawn, and then they play in turn.
  await page.waitForSelector(`${own}[aria-busy=false]`, { timeout: longest })
  for (const language of languages) {
    const frame = await frameOf(id, language).catch(() => undefined)
    if (!frame) return [...problems, `there is no frame for ${language}`]
    if (!(await frame.evaluate(hasPlayed))) problems.push(`the frame for ${language} has not played`)
    problems.push(...(await problemsOf(frame, `the frame for ${language}`, { id, language, frames: 0 })))
    frames.push(frame)
  }
  problems.push(...(await problemsOf(page, 'the page', { id, language: 'en', frames: languages.length })))
  const [english, spanish] = frames
  await english.evaluate(() => localStorage.setItem('side-by-side', 'en'))
  const seen = await spanish.evaluate(() => localStorage.getItem('side-by-side'))
  return seen === null ? problems : [...problems, 'the frames share their storage']
}

let passed = 0
let failed = 0
async function check(name, ask) {
  noise.splice(0)
  const problems = [...(await ask()), ...noise]
  if (problems.length === 0) passed += 1
  else {
    failed += 1
    console.log(`✗ ${name}\n    ${problems.join('\n    ')}`)
  }
}

const began = performance.now()
const [first, ...others] = stories
await page.goto(new URL(`iframe.html?id=${first}&viewMode=story&globals=locale:side-by-side`, workbench.url).href)
await check(first, () => problemsSideBySide(first))
const emit = (event, payload) =>
  page.evaluate(([type, value]) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit(type, value), [event, payload])
for (const id of others) {
  await emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  await check(id, () => problemsSideBySide(id))
}
const shown = 'features-plan-results--low-income'
await emit('setCurrentStory', { storyId: shown, viewMode: 'story' })
await check(shown, () => problemsSideBySide(shown))
const pair = () => Promise.all(languages.map((language) => frameOf(shown, language)))
/** The problems of frames that are not laid out in a window of a size, or are cut. */
async function problemsOfSize(frames, wanted) {
  const seen = await Promise.all(frames.map((frame) => frame.evaluate(() => `${innerWidth} × ${innerHeight}`)))
  const cut = await page.$$eval('[data-side-by-side] iframe', (shown) =>
    shown.flatMap((frame) => {
      const [whole, left] = [frame.getBoundingClientRect(), frame.parentElement.getBoundingClientRect()]
      return Math.abs(whole.height - left.height) > 3 || Math.abs(whole.width - left.width) > 3
        ? [`a frame of ${whole.width} × ${whole.height} is cut to ${left.width} × ${left.height}`]
        : []
    }),
  )
  return [...seen.filter((size) => size !== wanted).map((size) => `a frame is laid out in ${size}`), ...cut]
}
await check('both are laid out in the window of a desk', async () => problemsOfSize(await pair(), '1280 × 900'))
await check('what is pressed, typed and scrolled in one happens in the other', async () => {
  const [english, spanish] = await pair()
  await english.getByRole('checkbox', { name: /^Gold/ }).first().check()
  const gold = spanish.getByRole('checkbox', { name: /^Oro/ }).first()
  await gold.and(spanish.locator(':checked')).waitFor({ timeout: 5_000 })
  await english.getByRole('textbox', { name: 'From' }).first().fill('20')
  await english.getByRole('textbox', { name: 'From' }).first().pressSequentially('5')
  const typed = await spanish.getByRole('textbox', { name: 'Desde' }).first().inputValue()
  await page.mouse.move(300, 500)
  await page.mouse.wheel(0, 900)
  await spanish.waitForFunction(() => scrollY > 100, undefined, { timeout: 5_000 })
  return typed === '205' ? [] : [`"${typed}" was typed`]
})
await check('both are laid out in the window of a phone, in a panel that is lower', async () => {
  await page.getByRole('button', { name: 'Phone 390' }).click()
  await page.setViewportSize({ width: 1600, height: 480 })
  const problems = await problemsOfSize(await pair(), '390 × 844')
  const end = await page.$eval('[data-side-by-side] iframe', (frame) => {
    scrollTo(0, document.documentElement.scrollHeight)
    return frame.getBoundingClientRect().bottom - innerHeight
  })
  await page.setViewportSize({ width: 1600, height: 900 })
  return end > 0 ? [...problems, `the last ${end} px of a frame cannot be seen`] : problems
})
const controlled = 'primitives-button--primary'
await emit('setCurrentStory', { storyId: controlled, viewMode: 'story' })
await check('both follow the controls', async () => {
  const problems = await problemsSideBySide(controlled)
  await emit('updateStoryArgs', { storyId: controlled, updatedArgs: { disabledReason: 'Chosen by a control' } })
  for (const language of languages)
    await (await frameOf(controlled, language)).getByText('Chosen by a control').waitFor({ timeout: 5_000 })
  return problems
})
const last = controlled
await check('a phone is shown first in a window as narrow as one', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await emit('setCurrentStory', { storyId: shown, viewMode: 'story' })
  const problems = await problemsSideBySide(shown)
  problems.push(...(await problemsOfSize(await pair(), '390 × 844')))
  await page.setViewportSize({ width: 1600, height: 900 })
  await emit('setCurrentStory', { storyId: last, viewMode: 'story' })
  return [...problems, ...(await problemsSideBySide(last))]
})
for (const language of languages) {
  await emit('updateGlobals', { globals: { locale: language } })
  await check(`${last} back to ${language}`, async () => {
    const isAlone = (lang) => document.documentElement.lang === lang && !document.querySelector('iframe')
    // Remaining problems are reported below.
    await page.waitForFunction(isAlone, language).catch(() => undefined)
    return problemsOf(page, 'the page', { id: last, language, frames: 0 })
  })
}
await workbench.close()
console.log(
  `${stories.length} stories side by side, ${passed} checks passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
if (process.env.REPORT_FILE) writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
