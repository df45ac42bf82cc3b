import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { chromium } from 'playwright'

import { launchOptions } from '#tests/browser.mjs'

/**
 * `node tests/stories/preview-test.mjs [--keep]`: builds both previews in a scratch repository with a few stories and
 * two commits, opens the resulting pages as files, and compares them with the changes between the commits.
 */

const copied = ['.gitignore', '.storybook', 'index.html', 'mocks', 'package.json', 'package-lock.json', 'public', 'src']
const configs = ['tailwind.config.ts', 'tsconfig.json', 'vite.config.ts', 'tests', 'stories/support', 'stories/docs']
const story = (name) => `stories/${name}.stories.tsx`
/** The changes of the commits, by the ids that the report must name. */
const changed = { story: 'plans/metal-badge', id: 'plans-metal-badge--gallery' }
const added = { story: 'plans/plan-price', id: 'plans-plan-price--gallery' }
const removed = { story: 'plans/credit-switch', id: 'plans-credit-switch--gallery' }
const same = { story: 'plans/cost-sharing-text', id: 'plans-cost-sharing-text--gallery' }
const screen = { story: 'features/contact', id: 'features-contact--empty' }

const scratch = join(realpathSync(mkdtempSync(join(tmpdir(), 'puente-preview-test-'))), 'repository')

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: scratch, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`)
  return stdout
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
  for (const { story: name } of [changed, removed, same, screen]) take(story(name))
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

/** Runs in a page: its articles, each with its languages and whether all its pictures are loaded. */
function articlesOf(document) {
  return Promise.all(
    [...document.querySelectorAll('article')].map(async ({ id, dataset, querySelectorAll }) => {
      const article = document.getElementById(id)
      const pictures = [...querySelectorAll.call(article, 'img')]
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
      return {
        id,
        verdict: dataset.verdict ?? null,
        languages: [...new Set([...article.querySelectorAll('[lang=en], [lang=es]')].map(({ lang }) => lang))].sort(),
        kinds: [...new Set([...article.querySelectorAll('[data-kind]')].map((figure) => figure.dataset.kind))].sort(),
        isWhole: pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0),
      }
    }),
  )
}
const readArticles = (page) => page.evaluate(`(${articlesOf.toString()})(document)`)

async function openFile(browser, path) {
  const page = await browser.newPage()
  page.on('pageerror', (error) => check('no script of the page fails', String(error), ''))
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) check('nothing is asked of a network', request.url(), '')
  })
  await page.goto(pathToFileURL(path).href)
  return page
}

/** The visual report: its verdict on each story, and its use by keyboard. */
async function checkVisual(browser) {
  const page = await openFile(browser, join(scratch, 'previews/visual/index.html'))
  const both = ['en', 'es']
  check('the report names what the commits did', await readArticles(page), [
    { id: changed.id, verdict: 'changed', languages: both, kinds: ['after', 'before', 'difference'], isWhole: true },
    { id: added.id, verdict: 'added', languages: both, kinds: ['after'], isWhole: true },
    { id: removed.id, verdict: 'removed', languages: both, kinds: ['before'], isWhole: true },
  ])
  const head = await page.textContent('header')
  check('the head counts', /\d+ changed.*same/.exec(head)?.[0], '1 changed, 1 added, 1 removed, 1 the same')
  check('the head names both commits', [/Before: \S+ Before/.test(head), /After: \S+ After/.test(head)], [true, true])

  const focused = () => page.evaluate(() => document.activeElement?.id ?? '')
  const counter = () => page.textContent('#counter')
  const press = (...keys) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await press('j')
  check('j goes to the first story', await focused(), changed.id)
  await press('a')
  check('a notes it as seen', await counter(), '3 stories, 2 not seen yet')
  await press('j', 'j', 'k')
  check('j and k go on and back', await focused(), added.id)
  await press('d')
  check('d hides the differences', await page.locator('[data-kind=difference]:visible').count(), 0)
  await page.selectOption('#verdict', 'removed')
  check(
    'the filter leaves what was removed',
    await page.locator('article:visible').evaluateAll((all) => all.map(({ id }) => id)),
    [removed.id],
  )
  await page.close()
}

/** The bilingual gallery: a screen in both languages, at either width. */
async function checkBilingual(browser) {
  const page = await openFile(browser, join(scratch, 'previews/bilingual/index.html'))
  check('the gallery shows the screen', await readArticles(page), [
    { id: screen.id, verdict: null, languages: ['en', 'es'], kinds: [], isWhole: true },
  ])
  const shown = () => page.locator('figure:visible').count()
  check('both languages stand beside each other', await shown(), 2)
  await page.getByRole('button', { name: 'phone' }).click()
  check('and at the other width', await shown(), 2)
  await page.close()
}

const began = performance.now()
try {
  makeRepository()
  const ids = [changed, added, removed, same].map(({ id }) => id).join(',')
  const visual = run(
    process.execPath,
    'tests/stories/preview-visual.mjs',
    '--against',
    'HEAD~1',
    '--to',
    'HEAD',
    '--match',
    ids,
  )
  console.log(visual.trim())
  console.log(run(process.execPath, 'tests/stories/preview-bilingual.mjs', '--match', screen.id).trim())
  const browser = await chromium.launch(launchOptions())
  await checkVisual(browser)
  await checkBilingual(browser)
  await browser.close()
} finally {
  if (process.argv.includes('--keep')) console.log(`Kept: ${scratch}`)
  else rmSync(join(scratch, '..'), { recursive: true, force: true })
}
console.log(
  `${passed} checks of the previews passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
if (process.env.REPORT_FILE) writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
