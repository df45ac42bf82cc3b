import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { chromium } from 'playwright'

import { launchOptions } from '#tests/browser.mjs'

/**
 * `node tests/review/review-test.mjs [--keep]`: makes the review board in a scratch repository with a few stories and two
 * commits, opens it as a file, compares it with the changes between the commits, and takes its verdicts through the
 * gate.
 */

const copied = ['.gitignore', '.storybook', 'index.html', 'mocks', 'package.json', 'package-lock.json', 'public', 'src']
const configs = ['tailwind.config.ts', 'tsconfig.json', 'vite.config.ts', 'tests', 'stories/support', 'stories/docs']
const story = (name) => `stories/${name}.stories.tsx`
/** The changes of the commits, by the ids that the report must name. */
const changed = { story: 'plans/metal-badge', id: 'plans-metal-badge--gallery' }
const added = { story: 'plans/plan-price', id: 'plans-plan-price--gallery' }
const removed = { story: 'plans/credit-switch', id: 'plans-credit-switch--gallery' }
const same = { story: 'plans/cost-sharing-text', id: 'plans-cost-sharing-text--gallery' }

const scratch = join(realpathSync(mkdtempSync(join(tmpdir(), 'puente-review-test-'))), 'repository')

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: scratch, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`)
  return stdout
}
/** What a run of the review that fails says. */
function failing(...args) {
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/review/review.ts', ...args], {
    cwd: scratch,
    encoding: 'utf8',
  })
  return stderr
}
const git = (...args) => run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args)
function commit(subject) {
  git('add', '--all')
  git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', subject)
}
const take = (path) => cpSync(path, join(scratch, path), { recursive: true })

/** The packages of this repository, but a separate cache. */
function linkPackages() {
  mkdirSync(join(scratch, 'node_modules'))
  for (const entry of readdirSync('node_modules', { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== '.cache')
      symlinkSync(resolve('node_modules', entry.name), join(scratch, 'node_modules', entry.name), 'junction')
}

function makeRepository() {
  mkdirSync(scratch)
  for (const path of [...copied, ...configs]) if (existsSync(path)) take(path)
  linkPackages()
  for (const { story: name } of [changed, removed, same]) take(story(name))
  run('git', 'init', '--quiet')
  commit('Before')
  const badge = join(scratch, 'src/components/primitives/badge.tsx')
  const look = readFileSync(badge, 'utf8')
  const silver = "silver: 'bg-silver-wash text-silver'"
  if (!look.includes(silver)) throw new Error(`The badge no longer has ${silver}: let this test change another look.`)
  writeFileSync(badge, look.replace(silver, "silver: 'bg-gold-wash text-gold'"))
  rmSync(join(scratch, story(removed.story)))
  take(story(added.story))
  commit('After')
}

let passed = 0
let failed = 0
function check(name, found, wanted) {
  const [said, expected] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (said === expected) passed += 1
  else {
    failed += 1
    console.log(`✗ ${name}\n    ${said} instead of ${expected}`)
  }
}

/** Runs in a page: its pictures by story and mode. Each is scrolled to, because it is drawn only near the window. */
async function columnsOf(document) {
  const found = []
  for (const row of document.querySelectorAll('[data-row]')) {
    row.scrollIntoView()
    while (!row.querySelector('[data-change]')) await new Promise(requestAnimationFrame)
    for (const column of row.querySelectorAll('[data-change]')) {
      column.scrollIntoView()
      const pictures = [...column.querySelectorAll('img')]
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
      const isWhole = pictures.every(({ naturalWidth }) => naturalWidth > 0)
      found.push(`${column.dataset.change}: ${pictures.length}${isWhole ? '' : ' broken'}`)
    }
  }
  return found
}

async function openFile(browser, path) {
  const page = await browser.newPage()
  page.on('pageerror', (error) => check('no script of the page fails', String(error), ''))
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) check('nothing is asked of a network', request.url(), '')
  })
  await page.goto(pathToFileURL(path).href)
  return page
}

const modes = ['dark', 'desktop', 'phone'].flatMap((view) => [`en ${view}`, `es ${view}`])

/** The board: its pictures, and its use by keyboard. Returns the file of verdicts. */
async function checkBoard(browser) {
  const page = await openFile(browser, join(scratch, 'previews/review/index.html'))
  const found = await page.evaluate(`(${columnsOf.toString()})(document)`)
  const wanted = [
    // Two places of it that lie apart, each before and after.
    ...modes.map((mode) => `${changed.id} ${mode}: 4`),
    ...[added, removed].flatMap(({ id }) => modes.map((mode) => `${id} ${mode}: 1`)),
  ]
  check('the board has what the commits did, and nothing else', found.toSorted(), wanted.toSorted())
  const heads = await page.locator('h2').allTextContents()
  check('a cause is named once', [heads.length, new Set(heads).size], [3, 3])
  const head = await page.locator('header').textContent()
  check('the head names both commits', /From \S+ Before to \S+ After/.test(head), true)

  const said = async () => /\d+ of \d+ decided, \d+ denied/.exec(await page.locator('header').textContent())?.[0]
  const blur = () => page.evaluate(() => document.activeElement.blur())
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  check('a verdict needs a name', await said(), '0 of 18 decided, 0 denied')
  await page.getByLabel('Your name').fill('Ana')
  await blur()
  for (const key of ['j', 'j', 'd', 'c']) await page.keyboard.press(key)
  await page.keyboard.type('The word is cut off')
  check('j, d and c deny with a comment', await said(), '1 of 18 decided, 1 denied')
  await page.getByLabel('Show').selectOption('denied')
  check('the filter leaves what is denied', await page.locator('article').count(), 1)
  await page.getByLabel('Show').selectOption('everything')
  const decided = async () =>
    /\d+ decididas de \d+, \d+ rechazadas?/.exec(await page.locator('header').textContent())?.[0]
  const saved = async (name) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^(?:Save|Guardar) review\.json$/ }).click()
    await (await download).saveAs(join(scratch, name))
  }
  await saved('denied.json')
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  check('the board is in Spanish too', await page.locator('h1').textContent(), 'Revisión')
  for (const button of await page.getByRole('button', { name: /^Aceptar todas/ }).all()) await button.click()
  check('what is denied stays so when the open ones are accepted', await decided(), '18 decididas de 18, 1 rechazada')
  const denied = page.locator('[data-change][data-verdict=denied]')
  await denied.scrollIntoViewIfNeeded()
  await denied.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await saved('accepted.json')
  await page.getByLabel('Cargar review.json').setInputFiles({
    name: 'torn.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"against": "a'),
  })
  check(
    "a torn file is refused in a sentence of the board's language",
    /torn\.json está incompleto/.test(await page.locator('header').textContent()),
    true,
  )
  await page.close()
}

/** The most that the board's script may have, in bytes. */
const mostScript = 250_000
/** Pictures that one reviews at most, and those that are drawn at once, wherever the window stands. */
const [many, mostDrawn] = [4_000, 40]

/** The board with thousands of pictures, made of those that are there: what is drawn at once stays the same. */
async function checkManyPictures(browser) {
  const folder = join(scratch, 'previews/review')
  check('the script of the board is small', statSync(join(folder, 'board.js')).size <= mostScript, true)
  const data = JSON.parse(readFileSync(join(folder, 'data.js'), 'utf8').replace('globalThis.reviewData = ', ''))
  const own = data.changes.filter(({ id }) => id === changed.id)
  const changes = Array.from({ length: many }, (_, at) => {
    const change = own[at % own.length]
    return {
      ...change,
      id: `${change.id}-${Math.floor(at / own.length)}`,
      name: `State ${Math.floor(at / own.length)}`,
    }
  })
  writeFileSync(join(folder, 'data.js'), `globalThis.reviewData = ${JSON.stringify({ ...data, changes })}`)
  const page = await openFile(browser, join(folder, 'index.html'))
  check('every row is named', await page.locator('[data-row]').count(), many / 2)
  const drawn = await page.evaluate(async () => {
    const found = []
    for (let step = 0; step <= 60; step += 1) {
      scrollTo(0, (document.documentElement.scrollHeight * step) / 60)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      found.push(document.querySelectorAll('[data-change]').length)
    }
    return Math.max(...found)
  })
  check(`at most ${mostDrawn} pictures are drawn at once`, [drawn > 0, drawn <= mostDrawn], [true, true])
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('button', { name: 'Accept all that are open in English' }).click()
  await page.evaluate(() => document.activeElement.blur())
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('j')
  await page.keyboard.press('d')
  const head = await page.locator('header').textContent()
  check('all in one language are accepted, and the keys go on', /2001 of 4000 decided, 1 denied/.test(head), true)
  await page.close()
}

/** Runs the gate with files of verdicts: whether it passes, and its last line. */
function gate(...files) {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/review/review-gate.ts', ...files], {
    cwd: scratch,
    encoding: 'utf8',
  })
  return [
    status,
    stdout
      .trim()
      .split('\n')
      .find((line) => line.includes('denied')) ?? stdout.trim().split('\n').at(-1),
  ]
}

const began = performance.now()
try {
  makeRepository()
  const ids = [changed, added, removed, same].map(({ id }) => id).join(',')
  const command = ['--import', 'tsx', 'tests/review/review.ts']
  console.log(run(process.execPath, ...command, '--against', 'HEAD~1', '--to', 'HEAD', '--match', ids).trim())
  const browser = await chromium.launch(launchOptions())
  await checkBoard(browser)
  await checkManyPictures(browser)
  await browser.close()
  const [status, sentence] = gate('denied.json')
  check('the gate fails on what is denied', [status, /denied by Ana: The word is cut off/.test(sentence)], [1, true])
  check('the gate passes what is accepted later', gate('denied.json', 'accepted.json'), [
    0,
    'Every change is accepted.',
  ])
  check('an unknown ref is named', /There is no commit "nowhere"/.test(failing('--against', 'nowhere')), true)
} finally {
  if (process.argv.includes('--keep')) console.log(`Kept: ${scratch}`)
  else rmSync(join(scratch, '..'), { recursive: true, force: true })
}
console.log(
  `${passed} checks of the review board passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
if (process.env.REPORT_FILE) writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
