import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { allModes, viewports } from '#storybook/modes.mjs'

import { inParallel, openWorkbench } from '#tests/stories/workbench.mjs'

/**
 * @typedef {{ id: string, title: string, name: string, tags?: string[] }} Story
 * @typedef {{ story: Story, mode: string, file: string }} Picture
 * @typedef {{ pictures: Picture[], problems: string[] }} PictureSet
 */

/** The time of every picture, unless a story sets its own clock. */
const moment = new Date('2026-01-12T15:00:00Z')
/** Milliseconds to wait for answers. If a service never answers, the story is pictured as it is then. */
const longestWait = { answered: 20_000, unanswered: 2_000 }

const screens = /^(?:features|journeys)-/

/** Whole screens, if they don't move: other tests cover the result of a play. */
export const isScreen = ({ id, tags = [] }) =>
  screens.test(id) && (id.startsWith('journeys-') || !tags.includes('play-fn'))

/** The default selection: sheets of components and tokens, and screens. */
export const isPictured = (story) => story.name === 'Gallery' || story.id.startsWith('tokens-') || isScreen(story)

/** The modes in the order in which a page changes least between them. */
export const modes = Object.entries(allModes).map(([name, { locale, viewport }]) => {
  const { width, height } = viewports[viewport].styles
  return { name, locale, viewport, width: Number.parseInt(width), height: Number.parseInt(height) }
})

/** Runs in the page: resolves when its fonts and pictures are loaded and nothing has been rendered for a moment. */
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

/** Runs in the page: the toolbar values that the current story sets itself. */
const ownGlobals = () => globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals ?? {}

/**
 * Runs in the page: scrolls to its top, and returns whether a dialog is open. Of a dialog, only the window's content
 * can be pictured.
 */
function isUnderDialog() {
  globalThis.scrollTo({ top: 0, behavior: 'instant' })
  return document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]') !== null
}

/** Whether a story exists in a mode: one with its own language or width is pictured only in that. */
const fits = (own, { locale, viewport }) =>
  (own.locale ?? locale) === locale && (own.viewport?.value ?? viewport) === viewport

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
    async show(id, { locale, width, height }) {
      pending.clear()
      // A picture does not test rules: axe runs separately.
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
