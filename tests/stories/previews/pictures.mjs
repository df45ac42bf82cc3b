import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { allModes, viewports } from '#storybook/modes.mjs'

import { inParallel, openWorkbench } from '#tests/stories/workbench.mjs'

/**
 * @typedef {{ id: string, title: string, name: string, tags?: string[] }} Story
 * @typedef {{ story: Story, mode: string, file: string }} Picture
 * @typedef {{ pictures: Picture[], problems: string[] }} PictureSet
 */

/** The moment that every picture is taken at, as far as a story does not bring a clock of its own. */
const moment = new Date('2026-01-12T15:00:00Z')
/** Milliseconds to wait for answers, and for those of a service that never answers: that story is pictured as it then is. */
const longestWait = { answered: 20_000, unanswered: 2_000 }

const screens = /^(?:features|journeys)\//

/** Whole screens, as far as they stand still: what a play does to one is tested elsewhere. */
export const isScreen = ({ title, tags = [] }) =>
  screens.test(title) && (title.startsWith('journeys/') || !tags.includes('play-fn'))

/** What is pictured unless everything is asked for: sheets of components and tokens, and screens. */
export const isPictured = (story) => story.name === 'Gallery' || story.title.startsWith('tokens/') || isScreen(story)

/** The modes in the order in which a page changes the least between them. */
export const modes = Object.entries(allModes).map(([name, { locale, viewport }]) => {
  const { width, height } = viewports[viewport].styles
  return { name, locale, viewport, width: Number.parseInt(width), height: Number.parseInt(height) }
})

/** Runs in the page: resolves when its fonts and pictures are there and nothing has been drawn for a moment. */
async function settled({ longest, quiet }) {
  const images = [...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  await document.fonts.ready
  await new Promise((resolve) => {
    let timer = setTimeout(resolve, quiet)
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, quiet)
    })
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    setTimeout(resolve, longest)
  })
  await Promise.race([Promise.all(images), new Promise((resolve) => setTimeout(resolve, longest))])
}

/** Runs in the page: the toolbar's values that the story on show brings itself. */
const ownGlobals = () => globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals ?? {}

/** Runs in the page: goes to its top, and says whether a dialog is open, of which only what the window shows can be pictured. */
function isUnderDialog() {
  globalThis.scrollTo({ top: 0, behavior: 'instant' })
  return document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]') !== null
}

/** Whether a story is itself in a mode: one that brings its own language or width is pictured only in that. */
const fits = (own, { locale, viewport }) =>
  (own.locale ?? locale) === locale && (own.viewport?.value ?? viewport) === viewport

/** A page that knows which requests are still on their way, and whose clock stands still. */
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
    async show(id, { locale, width, height }) {
      pending.clear()
      // A picture says nothing about rules: axe has its own run.
      const shown = await worker.show(id, { locale, width, height, a11y: { manual: true } })
      const own = await page.evaluate(ownGlobals)
      const longest = longestWait[own.scenario?.startsWith('timeout') ? 'unanswered' : 'answered']
      const until = performance.now() + longest
      let askedBefore
      do {
        askedBefore = asked
        await page.evaluate(settled, { longest, quiet: 200 })
      } while ((pending.size > 0 || asked > askedBefore) && performance.now() < until)
      return { ...shown, own }
    },
    async take(path) {
      const fullPage = !(await page.evaluate(isUnderDialog))
      await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide' })
    },
  }
}

/**
 * Takes pictures of a built Storybook's stories in every mode, into a folder that is emptied first.
 * @returns {Promise<PictureSet>}
 */
export async function takePictures(outDir, folder, { wanted, progress, workers = 2 }) {
  rmSync(folder, { recursive: true, force: true })
  const workbench = await openWorkbench(outDir)
  try {
    const stories = workbench.stories.filter(wanted)
    const visits = modes.flatMap((mode) => stories.map((story) => ({ story, mode })))
    for (const { name } of modes) mkdirSync(join(folder, name), { recursive: true })
    const problems = []
    const ownOf = new Map()
    let done = 0
    const taken = await inParallel(
      visits,
      Math.min(workers, visits.length),
      () => openCamera(workbench),
      async (camera, { story, mode }) => {
        done += 1
        if (done % 100 === 0) progress(`${done} of ${visits.length} pictures`)
        if (!fits(ownOf.get(story.id) ?? {}, mode)) return []
        const shown = await camera.show(story.id, mode)
        ownOf.set(story.id, shown.own)
        if (!fits(shown.own, mode)) return []
        if (shown.status === 'error') problems.push(`${story.id} (${mode.name}): ${shown.problems.join('; ')}`)
        const file = join(folder, mode.name, `${story.id}.png`)
        await camera.take(file)
        return [{ story, mode: mode.name, file }]
      },
    )
    return { pictures: taken.flat(), problems }
  } finally {
    await workbench.close()
  }
}
