import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { bilingualPage } from './previews/bilingual-page.mjs'
import { isScreen, takePictures } from './previews/pictures.mjs'
import { buildWorkingTree, cache, commitOf } from './previews/storybooks.mjs'

/**
 * `npm run preview:bilingual [-- --match text] [--storybook folder] [--workers n]`: every screen and every stage of the
 * journeys in both languages side by side, in `previews/bilingual/index.html`, which opens with a double click.
 */

const { values } = parseArgs({
  options: {
    match: { type: 'string', default: '' },
    storybook: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
})
const folder = 'previews/bilingual'
const began = performance.now()
const storybook = values.storybook ?? (await buildWorkingTree())
const { pictures, problems } = await takePictures(storybook, join(cache, 'bilingual', 'pictures'), {
  wanted: (story) => isScreen(story) && story.id.includes(values.match),
  progress: console.log,
  workers: Number(values.workers),
})
rmSync(folder, { recursive: true, force: true })
const screens = new Map()
for (const { story, mode, file } of pictures) {
  const address = `pictures/${mode}/${story.id}.png`
  mkdirSync(dirname(join(folder, address)), { recursive: true })
  copyFileSync(file, join(folder, address))
  const { id, title, name } = story
  const screen = screens.get(id) ?? { id, title, name, views: [] }
  screen.views.push({ mode, address })
  screens.set(id, screen)
}
const languagesOf = ({ views }) => new Set(views.map(({ mode }) => mode.split(' ')[0])).size
// Journeys first: they show the site from start to end.
const ordered = [...screens.values()]
  .filter((screen) => languagesOf(screen) > 1)
  .toSorted((a, b) => Number(b.id.startsWith('journeys-')) - Number(a.id.startsWith('journeys-')))
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'index.html'), bilingualPage(ordered, `the working tree on ${commitOf('HEAD').short}`))

for (const problem of problems) console.log(problem)
console.log(
  `${ordered.length} screens, ${pictures.length} pictures in ${((performance.now() - began) / 1000).toFixed(0)} s. Open ${folder}/index.html`,
)
if (pictures.length === 0) process.exitCode = 1
