import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * @typedef {import('./pictures.mjs').Picture} Picture
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ kind: 'same' | 'changed' | 'added' | 'removed', pixels: number, boxes: Box[] }} Difference
 * @typedef {Difference & { story: Picture['story'], mode: string, pictures: string, before?: Picture, after?: Picture, width: number, height: number }} Change
 */

/**
 * Tolerated difference of a pixel's colour, from 0 to 1: less than one step of a channel. One browser on one machine
 * makes both pictures.
 */
const threshold = 0.001

/** Equal rows of pixels between two changes that are shown in separate crops. */
const apart = 160

/** A picture on a larger sheet, so pictures of two sizes can be compared. */
function onSheet(png, width, height) {
  if (png.width === width && png.height === height) return png
  const sheet = new PNG({ width, height })
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0)
  return sheet
}

/** The smallest boxes around the marked pixels of a mask, from the top: one for all that lie near each other. */
function boxesOf({ data, width, height }) {
  const edges = []
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4 + 3] === 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const last = edges.at(-1)
    if (!last || y - last.bottom > apart) edges.push({ left: x, right: x, top: y, bottom: y })
    else {
      last.left = Math.min(last.left, x)
      last.right = Math.max(last.right, x)
      last.bottom = y
    }
  }
  return edges.map(({ left, right, top, bottom }) => ({
    x: left,
    y: top,
    width: right - left + 1,
    height: bottom - top + 1,
  }))
}

/**
 * Compares the bytes of two PNG files.
 * @returns {Difference & { width: number, height: number }}
 */
function differenceOf(a, b) {
  const [one, other] = [PNG.sync.read(a), PNG.sync.read(b)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  if (a.equals(b)) return { kind: 'same', pixels: 0, boxes: [], width, height }
  const mask = new PNG({ width, height })
  const [left, right] = [onSheet(one, width, height), onSheet(other, width, height)]
  const pixels = pixelmatch(left.data, right.data, mask.data, width, height, { threshold, diffMask: true })
  return pixels === 0
    ? { kind: 'same', pixels, boxes: [], width, height }
    : { kind: 'changed', pixels, boxes: boxesOf(mask), width, height }
}

const hashOf = (...contents) => {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content ?? 'none')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Compares two sets of pictures. `pictures` of a change is the mark of its two pictures: a verdict holds for those alone.
 * @param {readonly Picture[]} earlier @param {readonly Picture[]} later
 * @returns {Change[]}
 */
export function comparePictures(earlier, later) {
  const keyOf = ({ story, mode }) => `${story.id} ${mode}`
  const before = new Map(earlier.map((picture) => [keyOf(picture), picture]))
  const after = new Map(later.map((picture) => [keyOf(picture), picture]))
  return [...new Set([...after.keys(), ...before.keys()])].map((key) => {
    const [old, now] = [before.get(key), after.get(key)]
    const { story, mode } = now ?? old
    const [a, b] = [old, now].map((picture) => picture && readFileSync(picture.file))
    const { width, height } = PNG.sync.read(b ?? a)
    const difference =
      a && b
        ? differenceOf(a, b)
        : { kind: now ? 'added' : 'removed', pixels: width * height, boxes: [], width, height }
    return { ...difference, story, mode, pictures: hashOf(a, b), before: old, after: now }
  })
}

/**
 * Copies the pictures of a change into a folder, and returns their addresses there. Of two equal pictures one is enough.
 * @param {Change} change @param {string} folder
 * @returns {{ before: string | undefined, after: string | undefined }}
 */
export function copyPictures({ kind, mode, story, before, after }, folder) {
  const put = (set, picture) => {
    if (!picture) return undefined
    const address = `${set}/${mode.replace(' ', '-')}/${story.id}.png`
    mkdirSync(dirname(join(folder, address)), { recursive: true })
    copyFileSync(picture.file, join(folder, address))
    return address
  }
  return { before: kind === 'same' ? undefined : put('before', before), after: put('after', after) }
}
