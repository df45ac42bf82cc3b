import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * @typedef {import('./pictures.mjs').Picture} Picture
 * @typedef {{ before?: string, after?: string, difference?: string }} Files addresses within the report's folder
 * @typedef {{ mode: string, verdict: 'same' | 'changed' | 'added' | 'removed', pixels: number, files: Files }} View
 * @typedef {{ id: string, title: string, name: string, verdict: 'same' | 'changed' | 'added' | 'removed', views: View[] }} StoryChange
 */

/** Pixels that may differ before a picture counts as changed: none, because one browser on one machine makes both. */
const allowedPixels = 0
/** Tolerated difference of a pixel's colour, from 0 to 1. */
const threshold = 0.05

/** A picture on a larger sheet, so pictures of two sizes can be compared. */
function onSheet(png, width, height) {
  if (png.width === width && png.height === height) return png
  const sheet = new PNG({ width, height })
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0)
  return sheet
}

/** Differing pixels of two PNG files, and the picture that marks them. */
function differenceOf(before, after) {
  const [a, b] = [readFileSync(before), readFileSync(after)]
  if (a.equals(b)) return { pixels: 0 }
  const [one, other] = [PNG.sync.read(a), PNG.sync.read(b)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const marked = new PNG({ width, height })
  const [left, right] = [onSheet(one, width, height), onSheet(other, width, height)]
  const pixels = pixelmatch(left.data, right.data, marked.data, width, height, { threshold })
  return { pixels, marked: PNG.sync.write(marked) }
}

/**
 * The verdict on a story from those on its pictures: new or gone if it is so in every mode, otherwise whether anything
 * changed.
 */
function verdictOf(views) {
  const [first = 'same', ...others] = new Set(views.map(({ verdict }) => verdict))
  return others.length === 0 ? first : 'changed'
}

/**
 * Compares two sets of pictures and copies those that a reader needs into the report's folder: all pictures of a story
 * with any change, so both languages can be compared.
 * @param {readonly Picture[]} before @param {readonly Picture[]} after @param {string} folder
 * @returns {StoryChange[]} changed, added and removed stories first, then the others, each group by title
 */
export function comparePictures(before, after, folder) {
  const keyOf = ({ story, mode }) => `${mode}/${story.id}`
  const earlier = new Map(before.map((picture) => [keyOf(picture), picture]))
  const later = new Map(after.map((picture) => [keyOf(picture), picture]))
  const byStory = new Map()
  const differences = new Map()
  for (const key of new Set([...later.keys(), ...earlier.keys()])) {
    const [old, now] = [earlier.get(key), later.get(key)]
    const { pixels = 0, marked } = old && now ? differenceOf(old.file, now.file) : {}
    if (marked) differences.set(key, marked)
    const verdict = !old ? 'added' : !now ? 'removed' : pixels > allowedPixels ? 'changed' : 'same'
    const { story, mode } = now ?? old
    const { id, title, name } = story
    const change = byStory.get(id) ?? { id, title, name, views: [] }
    change.views.push({ mode, verdict, pixels, files: {} })
    byStory.set(id, change)
  }
  const rank = ['changed', 'added', 'removed', 'same']
  const changes = [...byStory.values()]
    .map((change) => ({ ...change, verdict: verdictOf(change.views) }))
    .toSorted(
      (a, b) =>
        rank.indexOf(a.verdict) - rank.indexOf(b.verdict) ||
        `${a.title} ${a.name}`.localeCompare(`${b.title} ${b.name}`),
    )
  const put = (kind, key, write) => {
    const address = `${kind}/${key}.png`
    const path = join(folder, address)
    mkdirSync(dirname(path), { recursive: true })
    write(path)
    return address
  }
  for (const { id, views } of changes.filter(({ verdict }) => verdict !== 'same'))
    for (const { mode, verdict, files } of views) {
      const key = `${mode}/${id}`
      const [old, now, marked] = [earlier.get(key), later.get(key), differences.get(key)]
      // Of two equal pictures one is enough.
      if (old && verdict !== 'same') files.before = put('before', key, (path) => copyFileSync(old.file, path))
      if (now) files.after = put('after', key, (path) => copyFileSync(now.file, path))
      if (marked && verdict === 'changed')
        files.difference = put('difference', key, (path) => writeFileSync(path, marked))
    }
  return changes
}
