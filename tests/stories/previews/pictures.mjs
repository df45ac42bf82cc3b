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
/** A story whose answers never come is pictured as it then is. */
const longestWait = 3_000

const screens = /^(?:features|journeys)\//

/** Whole screens, as far as they stand still: what a play does to one is the business of the test-runner. */
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

/** A page that knows which requests are still on their way, and whose clock stands still. */
async function openCamera(workbench) {
  const worker = await workbench.openPage()
  const { page } = worker
  await page.clock.setFixedTime(moment)
  const pending = new Set()
  page.on('request', (request) => pending.add(request))
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => pending.delete(request))
  return {
    ...worker,
    async show(id, { locale, width, height }) {
      pending.clear()
      // A picture says nothing about rules; the sweep does.
      const shown = await worker.show(id, { locale, width, height, a11y: { manual: true } })
      const until = performance.now() + longestWait
      do await page.evaluate(settled, { longest: longestWait, quiet: 200 })
      while (pending.size > 0 && performance.now() < until)
      return shown
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
    let done = 0
    const pictures = await inParallel(
      visits,
      Math.min(workers, visits.length),
      () => openCamera(workbench),
      async (camera, { story, mode }) => {
        const shown = await camera.show(story.id, mode)
        if (shown.status === 'error') problems.push(`${story.id} (${mode.name}): ${shown.problems.join('; ')}`)
        const file = join(folder, mode.name, `${story.id}.png`)
        await camera.page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' })
        done += 1
        if (done % 100 === 0) progress(`${done} of ${visits.length} pictures`)
        return { story, mode: mode.name, file }
      },
    )
    return { pictures, problems }
  } finally {
    await workbench.close()
  }
}
