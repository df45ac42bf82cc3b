import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { allModes, viewports } from '#storybook/modes.mjs'

import { inParallel, openWorkbench } from '#tests/stories/workbench.mjs'

/**
 * @typedef {{ id: string, title: string, name: string, importPath: string }} Story
 * @typedef {{ story: Story, mode: string, file: string, lines: string[] }} Picture
 * @typedef {{ pictures: Picture[], problems: string[] }} PictureSet
 * @typedef {{ name: string, locale: string, viewport: string, scheme: string, width: number, height: number }} Mode
 */

/** The time of every picture, unless a story sets its own clock. */
const moment = new Date('2026-01-12T15:00:00Z')
/** Milliseconds to wait for answers. If a service never answers, the story is pictured as it is then. */
const longestWait = { answered: 60_000, unanswered: 2_000 }
/** Milliseconds to wait for a page that goes on changing without any call. */
const longestMove = 20_000

/** The modes in the order in which a page changes least between them. */
const modes = Object.entries(allModes).map(([name, { locale, viewport, scheme = 'light' }]) => {
  const { width, height } = viewports[viewport].styles
  return { name, locale, viewport, scheme, width: Number.parseInt(width), height: Number.parseInt(height) }
})

/**
 * Runs in the page: the parameters of every story that Chromatic reads, and the stories' own toolbar values. Chromatic
 * asks the same function.
 */
async function extractPictured() {
  const stories = Object.values(await globalThis.__STORYBOOK_PREVIEW__.extract())
  return stories
    .filter(({ parameters: { chromatic } }) => chromatic?.disableSnapshot === false)
    .map(({ id, parameters: { chromatic }, storyGlobals = {} }) => ({ id, modes: chromatic.modes, own: storyGlobals }))
}

/**
 * Returns the modes in which a story is pictured: those of its parameters that are not turned off, and of one with its
 * own language or width only that.
 * @returns {readonly Mode[]}
 */
export const modesOf = ({ modes: wanted = {}, own = {} }) =>
  modes.filter(
    ({ name, locale, viewport }) =>
      name in wanted &&
      wanted[name].disable !== true &&
      (own.locale ?? locale) === locale &&
      (own.viewport?.value ?? viewport) === viewport,
  )

/**
 * The list of what is pictured, of a served Storybook.
 * @returns {Promise<{ story: Story, modes: readonly Mode[] }[]>}
 */
async function listPictured(workbench) {
  const { page, close } = await workbench.openPage()
  const pictured = new Map((await page.evaluate(extractPictured)).map((story) => [story.id, story]))
  await close()
  return workbench.stories.flatMap((story) => {
    const found = pictured.get(story.id)
    return found ? [{ story, modes: modesOf(found) }] : []
  })
}

/**
 * Runs in the page: resolves when its fonts and pictures are loaded and nothing has been rendered for a moment. A page
 * that shows progress asks for more, which a busy machine may do later.
 */
async function settled({ longest, quiet, quietInProgress }) {
  const images = [...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  await document.fonts.ready
  await new Promise((resolve) => {
    const wait = () => setTimeout(resolve, document.querySelector('progress') === null ? quiet : quietInProgress)
    let timer = wait()
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = wait()
    })
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    setTimeout(resolve, longest)
  })
  await Promise.race([Promise.all(images), new Promise((resolve) => setTimeout(resolve, longest))])
}

/** Runs in the page: the service's behaviour that the current story sets itself. */
const ownScenario = () => globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals?.scenario ?? ''

/**
 * Runs in the page: the visible lines of its texts. Bars that stick to the window stand where they begin, so that a
 * picture of the whole page has them once and above nothing.
 */
function readLines() {
  for (const element of document.querySelectorAll('#storybook-root *'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  const lines = document.body.innerText.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/**
 * Runs in the page: scrolls to its top, and returns whether a dialog is open. Of a dialog, only the window's content
 * can be pictured.
 */
function isUnderDialog() {
  globalThis.scrollTo({ top: 0, behavior: 'instant' })
  return document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]') !== null
}

/** A page that tracks its pending requests and has a stopped clock. */
async function openCamera(workbench) {
  const worker = await workbench.openPage()
  const { page } = worker
  await page.clock.setFixedTime(moment)
  const pending = new Set()
  let asked = 0
  page.on('request', (request) => {
    pending.add(request)
    asked += 1
  })
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => pending.delete(request))
  return {
    ...worker,
    async show(id, { locale, scheme, width, height }) {
      pending.clear()
      // A picture does not test rules: axe runs separately.
      const shown = await worker.show(id, { locale, scheme, width, height, a11y: { manual: true } })
      const scenario = await page.evaluate(ownScenario)
      const isAnswered = !scenario.startsWith('timeout')
      const longest = longestWait[isAnswered ? 'answered' : 'unanswered']
      const until = performance.now() + longest
      let askedBefore = asked
      const isWaiting = () => pending.size > 0 || asked > askedBefore
      do {
        askedBefore = asked
        await page.evaluate(settled, { longest: Math.min(longest, longestMove), quiet: 200, quietInProgress: 2_000 })
      } while (isWaiting() && performance.now() < until)
      if (!isAnswered || !isWaiting()) return shown
      return { status: 'error', problems: [...shown.problems, 'it was pictured before all answers had come'] }
    },
    async take(path) {
      const lines = await page.evaluate(readLines)
      const fullPage = !(await page.evaluate(isUnderDialog))
      await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide' })
      return lines
    },
  }
}

/** The texts beside a picture of an earlier run; undefined if there is none. They are written after the picture. */
function keptLines(file) {
  return existsSync(`${file}.json`) ? JSON.parse(readFileSync(`${file}.json`, 'utf8')) : undefined
}

/**
 * Takes the pictures of a built Storybook's stories that the list has and `wanted` accepts in their language and mode. `keeps` takes those of an
 * earlier run that are still in the folder; otherwise it is emptied first.
 * @returns {Promise<PictureSet>}
 */
export async function takePictures(outDir, folder, { wanted, progress, workers = 2, keeps = false }) {
  if (!keeps) rmSync(folder, { recursive: true, force: true })
  const workbench = await openWorkbench(outDir)
  try {
    const listed = await listPictured(workbench)
    const visits = modes.flatMap((mode) =>
      listed.flatMap(({ story, modes: own }) => {
        const file = join(folder, mode.name, `${story.id}.png`)
        return own.includes(mode) && wanted(story, mode.locale, mode.name)
          ? [{ story, mode: mode.name, file, shown: mode }]
          : []
      }),
    )
    for (const { name } of modes) mkdirSync(join(folder, name), { recursive: true })
    const problems = []
    let done = 0
    const pictures = await inParallel(
      visits,
      Math.min(workers, visits.length),
      () => openCamera(workbench),
      async (camera, { shown, ...picture }) => {
        done += 1
        if (done % 100 === 0) progress(`${done} of ${visits.length} pictures`)
        const { story, mode, file } = picture
        const earlier = keeps ? keptLines(file) : undefined
        if (earlier) return { ...picture, lines: earlier }
        const { status, problems: found } = await camera.show(story.id, shown)
        if (status === 'error') problems.push(`${story.id} (${mode}): ${found.join('; ')}`)
        const lines = await camera.take(file)
        // A picture of a failure is taken anew by the next run.
        if (status !== 'error') writeFileSync(`${file}.json`, JSON.stringify(lines))
        return { ...picture, lines }
      },
    )
    return { pictures, problems }
  } finally {
    await workbench.close()
  }
}
