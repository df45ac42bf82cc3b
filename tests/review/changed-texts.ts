import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

import { type Language, languages } from '#i18n/language.ts'

import type { ChangedKey } from './reach.ts'

/** The texts of a language by `area:key`. */
type Texts = ReadonlyMap<string, string>

function flat(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (value !== null && typeof value === 'object')
    for (const [key, child] of Object.entries(value))
      flat(child, path.endsWith(':') ? `${path}${key}` : `${path}.${key}`, into)
  else into.set(path, String(value))
  return into
}

/** Reads the catalogs of a language, at a commit or as they are. */
function textsAt(language: Language, sha: string | undefined): Texts {
  const folder = `src/i18n/locales/${language}`
  const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout
  const names =
    sha === undefined
      ? readdirSync(folder)
      : git('ls-tree', '--name-only', `${sha}:${folder}`).split('\n').filter(Boolean)
  const texts = new Map<string, string>()
  for (const name of names) {
    const source =
      sha === undefined ? readFileSync(`${folder}/${name}`, 'utf8') : git('show', `${sha}:${folder}/${name}`)
    flat(JSON.parse(source), `${name.replace('.json', '')}:`, texts)
  }
  return texts
}

/** A text that differs between two catalogs. */
export interface ChangedText extends ChangedKey {
  readonly language: Language
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Returns the texts that differ between two commits, or a commit and the working tree. */
export function changedTexts(from: string, to: string | undefined): readonly ChangedText[] {
  return languages.flatMap((language) => {
    const [before, after] = [textsAt(language, from), textsAt(language, to)]
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((id) => before.get(id) !== after.get(id))
      .map((id) => {
        const [area = '', ...key] = id.split(':')
        return { language, area, key: key.join(':'), before: before.get(id), after: after.get(id) }
      })
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a line of a page that a text of the catalog can be, whatever its placeholders hold. */
const lineOf = (text: string) =>
  new RegExp(
    `^${text
      .replaceAll(/<[^>]*>/g, '')
      .split(/\{\{[^}]*\}\}/)
      .map(escaped)
      .join('.*')}$`,
  )

/** A difference of the visible words of a picture; the key is undefined where no catalog has them. */
export interface TextDifference {
  readonly key: string | undefined
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Returns how the lines of a picture differ, each changed text of a catalog as one row of before and after. */
export function lineDifferences(
  before: readonly string[],
  after: readonly string[],
  texts: readonly ChangedText[],
): readonly TextDifference[] {
  const gone = new Set(before.filter((line) => !after.includes(line)))
  const come = new Set(after.filter((line) => !before.includes(line)))
  const take = (lines: Set<string>, text: string | undefined) => {
    if (text === undefined) return undefined
    const pattern = lineOf(text)
    const found = [...lines].find((line) => pattern.test(line))
    if (found !== undefined) lines.delete(found)
    return found
  }
  const keyed = texts.flatMap(({ area, key, before: old, after: now }) => {
    const difference = { key: `${area}:${key}`, before: take(gone, old), after: take(come, now) }
    return difference.before === undefined && difference.after === undefined ? [] : [difference]
  })
  return [
    ...keyed,
    ...[...gone].map((line) => ({ key: undefined, before: line, after: undefined })),
    ...[...come].map((line) => ({ key: undefined, before: undefined, after: line })),
  ]
}
