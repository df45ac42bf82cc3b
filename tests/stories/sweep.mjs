import { writeFileSync } from 'node:fs'
import process from 'node:process'

import { inOrder } from '#tests/run/order.mjs'

import { layoutProblems } from './layout.mjs'
import { inParallel, openWorkbench } from './workbench.mjs'

/**
 * `node tests/stories/sweep.mjs [--full] [--plays] [--locales en,es,en-XA] [--widths 320,1280] [--match text] [--dir folder]`:
 * every story that shows a state, in every language and width, held against axe, the console and the layout rules. With
 * `--plays` the stories that have one instead. Without `--full` the widths between are left to it.
 */

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const isFull = process.argv.includes('--full')
const locales = option('locales', 'en,es,en-XA').split(',')
const widths = option('widths', isFull ? '320,768,1280' : '320,1280')
  .split(',')
  .map(Number)
const match = option('match', '')
// A page waits a third of its time, for timers and for the answers of the one that drives it: three fill two cores.
const workers = 3

const workbench = await openWorkbench(option('dir', 'storybook-static'))
const hasPlay = process.argv.includes('--plays')
const stories = inOrder(
  workbench.stories.filter(({ id, tags }) => tags.includes('play-fn') === hasPlay && id.includes(match)),
)
// One state after the other, so that a page changes its language and size a few times instead of at every story. The
// pseudo-language is there for its length, which a narrow screen shows best.
const states = locales
  .flatMap((locale) => widths.map((width) => ({ locale, width })))
  .filter(({ locale, width }) => locale !== 'en-XA' || width === 320)
const visits = states.flatMap((state) => stories.map(({ id, title }) => ({ id, title, state })))

/** One line for each folder of stories: how many there are, and how long the pages were busy with them. */
function areaLines(timed) {
  const areas = new Map()
  for (const { id, title, milliseconds } of timed) {
    const name = title.split('/')[0]
    const area = areas.get(name) ?? { name, ids: new Set(), states: 0, milliseconds: 0 }
    area.ids.add(id)
    area.states += 1
    area.milliseconds += milliseconds
    areas.set(name, area)
  }
  return [...areas.values()]
    .toSorted((a, b) => b.ids.size - a.ids.size)
    .map(({ name, ids, states, milliseconds }) => {
      // So many pages are busy at a time.
      const seconds = milliseconds / 1000 / workers
      const pace = `${(states / seconds).toFixed(1)} states a second`
      const count = ids.size === 1 ? '1 story' : `${ids.size} stories`
      return `${name}: ${count}, ${states} states in ${seconds.toFixed(1)} s, ${pace}`
    })
}

const named = ({ id, state: { locale, width } }) => `${id} ${locale} ${width} px`
const began = performance.now()
let done = 0
const failures = []
const results = await inParallel(visits, workers, workbench.openPage, async (worker, { id, state }) => {
  const shown = await worker.show(id, state)
  // What ended in an error may have taken the page along.
  const layout = shown.status === 'error' ? [] : await worker.page.evaluate(layoutProblems)
  const problems = [...shown.problems, ...layout]
  done += 1
  if (done % 250 === 0) console.log(`${done} of ${visits.length} states, ${failures.length} with problems`)
  if (problems.length > 0) {
    failures.push({ id, state, problems })
    console.log(`✗ ${named({ id, state })}\n    ${problems.join('\n    ')}`)
  }
  return shown
})
await workbench.close()
const seconds = (performance.now() - began) / 1000

const timed = visits.map((visit, at) => ({ ...visit, milliseconds: results[at].milliseconds }))
for (const line of areaLines(timed)) console.log(line)
const slowest = timed.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
console.log(
  `Ten slowest: ${slowest.map((visit) => `${named(visit)} ${(visit.milliseconds / 1000).toFixed(1)} s`).join(', ')}`,
)
console.log(
  `${stories.length} stories, ${visits.length} states in ${seconds.toFixed(0)} s: ${(visits.length / seconds).toFixed(1)} states a second`,
)
if (process.env.REPORT_FILE)
  writeFileSync(
    process.env.REPORT_FILE,
    JSON.stringify({ passed: visits.length - failures.length, failed: failures.length }),
  )
process.exitCode = failures.length > 0 || visits.length === 0 ? 1 : 0
