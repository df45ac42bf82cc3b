import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { comparePictures } from './previews/compare.mjs'
import { isPictured, takePictures } from './previews/pictures.mjs'
import { buildCommit, buildWorkingTree, cache, commitOf } from './previews/storybooks.mjs'
import { visualPage } from './previews/visual-page.mjs'

/**
 * `npm run preview:visual -- --against <ref> [--to <ref>] [--all] [--match text,text] [--storybook folder] [--workers
 * n]`: compares pictures of the stories at the first ref with those at the second, or of the working tree without one,
 * made on this machine, in `previews/visual/`. Without `--all`: galleries, tokens, screens and journeys. `--storybook`
 * names a built Storybook of the working tree.
 */

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
    to: { type: 'string' },
    all: { type: 'boolean', default: false },
    match: { type: 'string', default: '' },
    storybook: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
})
const folder = 'previews/visual'
const notices = []
const began = performance.now()
const commit = commitOf(values.against)
const other = values.to === undefined ? undefined : commitOf(values.to)
const [before, after] = [
  `${commit.short} ${commit.subject}`,
  other ? `${other.short} ${other.subject}` : 'working tree',
]

console.log(`Building the Storybooks of ${before} and of ${after}…`)
const tell = (notice) => {
  console.log(notice)
  notices.push(notice)
}
const earlier = await buildCommit(commit, tell)
const later = other ? await buildCommit(other, tell) : (values.storybook ?? (await buildWorkingTree()))
const builtAfter = performance.now()

const matches = values.match.split(',')
const wanted = (story) => (values.all || isPictured(story)) && matches.some((part) => story.id.includes(part))
async function picturesOf(storybook, name, place) {
  console.log(`Taking pictures of ${name}…`)
  const taken = await takePictures(storybook, join(cache, place, 'pictures'), {
    wanted,
    progress: console.log,
    workers: Number(values.workers),
  })
  notices.push(...taken.problems.map((problem) => `${name}: ${problem}`))
  return taken.pictures
}
const earlierPictures = await picturesOf(earlier, before, commit.sha)
const laterPictures = await picturesOf(later, after, other?.sha ?? 'working-tree')
const taken = earlierPictures.length + laterPictures.length

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const changes = comparePictures(earlierPictures, laterPictures, folder)
const page = visualPage({ changes, before, after, notices })
writeFileSync(join(folder, 'index.html'), page)

for (const notice of notices) console.log(notice)
const countOf = (verdict) => changes.filter((change) => change.verdict === verdict).length
const seconds = (from, to) => `${((to - from) / 1000).toFixed(0)} s`
console.log(
  `${taken} pictures in ${seconds(builtAfter, performance.now())} after ${seconds(began, builtAfter)} of building: ` +
    `${countOf('changed')} stories changed, ${countOf('added')} added, ${countOf('removed')} removed, ${countOf('same')} the same.`,
)
console.log(`Open ${join(folder, 'index.html')}`)
if (taken === 0) {
  console.error('No story was pictured.')
  process.exitCode = 1
}
