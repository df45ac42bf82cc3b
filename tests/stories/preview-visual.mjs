import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { comparePictures } from './previews/compare.mjs'
import { isPictured, takePictures } from './previews/pictures.mjs'
import { buildCommit, buildWorkingTree, cache, commitOf } from './previews/storybooks.mjs'
import { visualPage } from './previews/visual-page.mjs'

/**
 * `npm run preview:visual -- --against <ref> [--all] [--match text] [--storybook folder] [--workers n]`: pictures of the
 * stories as they are in the working tree and as they were at the ref, compared on this machine, in `previews/visual/`.
 * Without `--all`: galleries, tokens, screens and journeys. `--storybook` names a built Storybook of the working tree.
 */

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
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

console.log(`Building the Storybooks of ${commit.short} and of the working tree…`)
const earlier = await buildCommit(commit, (notice) => {
  console.log(notice)
  notices.push(notice)
})
const later = values.storybook ?? (await buildWorkingTree())
const builtAfter = performance.now()

const matches = values.match.split(',')
const wanted = (story) => (values.all || isPictured(story)) && matches.some((part) => story.id.includes(part))
async function picturesOf(storybook, name) {
  console.log(`Taking pictures of ${name}…`)
  const taken = await takePictures(storybook, join(cache, name.replaceAll(' ', '-'), 'pictures'), {
    wanted,
    progress: console.log,
    workers: Number(values.workers),
  })
  notices.push(...taken.problems.map((problem) => `${name}: ${problem}`))
  return taken.pictures
}
const before = await picturesOf(earlier, commit.short)
const after = await picturesOf(later, 'working tree')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const changes = comparePictures(before, after, folder)
const page = visualPage({ changes, before: `${commit.short} ${commit.subject}`, after: 'working tree', notices })
writeFileSync(join(folder, 'index.html'), page)

for (const notice of notices) console.log(notice)
const countOf = (verdict) => changes.filter((change) => change.verdict === verdict).length
const seconds = (from, to) => `${((to - from) / 1000).toFixed(0)} s`
console.log(
  `${before.length + after.length} pictures in ${seconds(builtAfter, performance.now())} after ${seconds(began, builtAfter)} of building: ` +
    `${countOf('changed')} stories changed, ${countOf('added')} added, ${countOf('removed')} removed, ${countOf('same')} the same.`,
)
console.log(`Open ${join(folder, 'index.html')}`)
if (before.length + after.length === 0) {
  console.error('No story was pictured.')
  process.exitCode = 1
}
