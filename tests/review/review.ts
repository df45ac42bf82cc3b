/**
 * `npm run review -- [--against <ref>] [--to <ref>] [--match text,text] [--all] [--storybook folder] [--workers n]`: takes
 * pictures of what the changes since the ref can reach, at the ref and in the working tree, and writes the review board
 * into `previews/review/`. `--all` takes every picture; without `--against` the board shows every picture as it is.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { type BoardChange, type BoardData, buildBoard } from './build-board.ts'
import { type ChangedText, changedTexts, lineDifferences } from './changed-texts.ts'
import { type Change, comparePictures, copyPictures } from './compare.mjs'
import { takePictures } from './pictures.mjs'
import { toLanguage } from '#i18n/language.ts'

import { type Importers, changedFiles, pictureReach, reachedStories, readImporters, withoutCatalogs } from './reach.ts'
import { buildCommit, buildWorkingTree, cache, commitOf, isCleanTree, sourceState } from './storybooks.mjs'

/** Reads the options. One that is not known ends the run with a sentence. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        against: { type: 'string' },
        to: { type: 'string' },
        match: { type: 'string', default: '' },
        all: { type: 'boolean', default: false },
        storybook: { type: 'string' },
        workers: { type: 'string', default: '2' },
      },
    }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(
      'npm run review -- [--against <ref>] [--to <ref>] [--match text,text] [--all] [--storybook folder] [--workers n]',
    )
    process.exit(1)
  }
}

const values = readOptions()
const folder = 'previews/review'
const notices: string[] = []
const tell = (notice: string) => {
  console.log(notice)
  notices.push(notice)
}

/** What may have changed since a commit, and the pictures that it can reach. */
function reachSince(importers: Importers, from: string, to: string | undefined) {
  const texts = changedTexts(from, to)
  const sources = withoutCatalogs(changedFiles(from, to), texts)
  const files = [...new Set([...sources.files, ...sources.naming.en, ...sources.naming.es])]
  const stories = reachedStories(importers, files)
  const isNothing = stories !== 'everything' && stories.size === 0
  return { texts, files, isNothing, reaches: pictureReach(importers, sources) }
}

/** Says why a picture has changed: its changed texts, or else the changed files that its story loads. */
function causeFinder(importers: Importers, files: readonly string[]) {
  const reached = files.map((file) => ({ file, stories: reachedStories(importers, [file]) }))
  return (importPath: string, keys: readonly string[]): string => {
    if (keys.length > 0) return keys.join(', ')
    const path = importPath.replace(/^\.\//, '')
    const own = reached.filter(({ stories }) => stories !== 'everything' && stories.has(path))
    return (own.length > 0 ? own : reached).map(({ file }) => file).join(', ')
  }
}

/**
 * Takes both pictures of each change once more, and leaves out a change that is not there the second time: a page that
 * depends on the load of the machine differs from itself.
 */
async function confirmed(changes: readonly Change[], earlier: string, later: string): Promise<readonly Change[]> {
  const keyOf = ({ story, mode }: Pick<Change, 'story' | 'mode'>) => `${story.id} ${mode}`
  const doubtful = new Set(changes.filter(({ kind }) => kind === 'changed').map(keyOf))
  if (doubtful.size === 0) return changes
  console.log('Taking the pictures of what changed once more…')
  const again = async (storybook: string, name: string) => {
    const wanted = (story: Change['story'], _: string, mode: string) => doubtful.has(keyOf({ story, mode }))
    const options = { wanted, progress: console.log, workers: Number(values.workers) }
    return (await takePictures(storybook, join(cache, 'again', name), options)).pictures
  }
  const second = comparePictures(await again(earlier, 'before'), await again(later, 'after'))
  const chance = new Set(second.filter(({ kind }) => kind === 'same').map(keyOf))
  for (const key of chance) tell(`${key}: it differs from one time to the next, and is left out.`)
  return changes.filter((change) => !chance.has(keyOf(change)))
}

/** A change of a text that no picture shows. */
function changeOfWords({ language, area, key, before, after }: ChangedText): BoardChange {
  const id = `${area}:${key}`
  return {
    ...{ id, title: area, name: key, mode: `${language} words`, kind: 'changed', cause: id },
    ...{ pictures: JSON.stringify([before, after]), before: undefined, after: undefined },
    ...{ width: 0, height: 0, boxes: [], texts: [{ key: id, before, after }] },
  }
}

async function review(): Promise<BoardData> {
  const [from, to] = [values.against, values.to].map((ref) => (ref === undefined ? undefined : commitOf(ref)))
  const named = (commit: typeof from) => (commit ? `${commit.short} ${commit.subject}` : 'the working tree')
  console.log(`Building the Storybook of ${named(to)}…`)
  const later = to ? await buildCommit(to, tell) : (values.storybook ?? (await buildWorkingTree()))
  const importers = readImporters(later)
  const reach = from ? reachSince(importers, from.sha, to?.sha) : undefined
  const parts = values.match.split(',')
  const wanted = ({ id, importPath }: { readonly id: string; readonly importPath: string }, locale: string) =>
    parts.some((part) => id.includes(part)) &&
    (values.all || !reach || reach.reaches(importPath.replace('./', ''), toLanguage(locale) ?? 'en'))
  const picturesOf = async (storybook: string, name: string, place: string, keeps: boolean) => {
    console.log(`Taking pictures of ${name}…`)
    const options = { wanted, progress: console.log, workers: Number(values.workers), keeps }
    const taken = await takePictures(storybook, join(cache, place, 'pictures'), options)
    for (const problem of taken.problems) tell(`${name}: ${problem}`)
    return taken.pictures
  }
  const isNothing = reach?.isNothing === true && !values.all
  const now = isNothing ? [] : await picturesOf(later, named(to), to?.sha ?? 'working-tree', to !== undefined)
  const old =
    from && !isNothing ? await picturesOf(await buildCommit(from, tell), named(from), from.sha, true) : undefined
  const causeOf = causeFinder(importers, reach?.files ?? [])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const first = comparePictures(old ?? now, now).filter(({ kind }) => !old || kind !== 'same')
  const compared = old && from ? await confirmed(first, await buildCommit(from, tell), later) : first
  const pictured = compared.map((change): BoardChange => {
    const { story, mode, kind, pictures, width, height, boxes, before, after } = change
    const texts = old
      ? lineDifferences(
          before?.lines ?? [],
          after?.lines ?? [],
          (reach?.texts ?? []).filter(({ language }) => mode.startsWith(language)),
        )
      : []
    const cause = causeOf(
      story.importPath,
      texts.flatMap(({ key }) => key ?? []),
    )
    const { id, title, name } = story
    return {
      id,
      title,
      name,
      mode,
      kind,
      pictures,
      width,
      height,
      boxes,
      texts,
      cause,
      ...copyPictures(change, folder),
    }
  })
  const seen = new Set(pictured.flatMap(({ mode, texts }) => texts.map(({ key }) => `${mode.split(' ')[0]} ${key}`)))
  const unseen = (reach?.texts ?? []).filter(({ language, area, key }) => !seen.has(`${language} ${area}:${key}`))
  const shown = to ?? (isCleanTree() ? commitOf('HEAD') : undefined)
  return {
    before: from ? named(from) : '',
    after: shown ? named(shown) : null,
    notices,
    changes: [...pictured, ...unseen.map(changeOfWords)],
  }
}

const began = performance.now()
try {
  const data = await review()
  writeFileSync(
    join(folder, 'changes.json'),
    JSON.stringify(
      {
        state: sourceState(values.to),
        changes: Object.fromEntries(data.changes.map(({ id, mode, pictures }) => [`${id} ${mode}`, pictures])),
      },
      null,
      1,
    ),
  )
  await buildBoard(data, folder)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${data.changes.length} pictures to look at, after ${seconds} s. Open ${join(folder, 'index.html')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
