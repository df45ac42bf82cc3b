import { type Language, languages } from '#i18n/language.ts'
import { areas, baseKey, catalogTexts } from '#tests/structure/catalog-files.ts'
import { gatesOf } from '#tests/structure/text-gates.ts'
import { pairProblems } from '#tests/structure/text-pairs.ts'

import type { DeckCells, DeckRow } from './deck-file.ts'
import { notAText } from './spreadsheet-cells.ts'
import { limitOf } from './text-limit.ts'

/** The texts of all catalogs, by language and area. */
export type Catalogs = Readonly<Record<Language, ReadonlyMap<string, ReadonlyMap<string, string>>>>

/** Reads the catalogs of this folder. */
export const readCatalogs = (): Catalogs => {
  const of = (language: Language) => new Map(areas(language).map((area) => [area, catalogTexts(language, area)]))
  return { en: of('en'), es: of('es') }
}

/** A text that a deck changes. */
export interface TextChange {
  readonly language: Language
  readonly area: string
  readonly key: string
  readonly text: string
}

/** A row that can't be taken as it is, or only when it is asked for, with the sentences that say why. */
export interface RefusedRow extends DeckRow {
  readonly reasons: readonly string[]
}

/** What a deck comes to. */
export interface Judgement {
  readonly changes: readonly TextChange[]
  readonly refused: readonly RefusedRow[]
  /** The rows that are taken although a text of them is longer than its limit. */
  readonly long: readonly RefusedRow[]
}

const nameOf = { en: 'english', es: 'spanish' } as const
const newNameOf = { en: 'new english', es: 'new spanish' } as const
const titleOf = { en: 'English', es: 'Spanish' } as const

const idOf = ({ area = '', key = '' }: DeckCells) => `${area}:${key}`

/** What is wrong with a row in one language before its text is read; a change if nothing is. */
function proposal(catalogs: Catalogs, { cells }: DeckRow, language: Language): TextChange | string | undefined {
  const { area = '', key = '' } = cells
  const now = catalogs[language].get(area)?.get(key)
  const text = cells[newNameOf[language]] ?? ''
  const was = cells[nameOf[language]]
  if (text === '' || text === now)
    return was === undefined || was === '' || was === now || text === now
      ? undefined
      : `${titleOf[language]} differs from the catalog and nothing is proposed: write the new words into “${newNameOf[language]}”`
  const shown = notAText(text)
  if (shown !== undefined) return `${titleOf[language]} ${shown}: write the words into “${newNameOf[language]}”`
  if (now === undefined) return `there is no ${titleOf[language]} text of this key`
  if (was !== undefined && was !== now)
    return `${titleOf[language]} has changed since the file was made; it says “${now}” now`
  return { language, area, key, text }
}

/**
 * How many characters the changed texts of a row are over their limit. What the catalogs say decides, and not the cell,
 * which a spreadsheet may have changed.
 */
function longReasons(catalogs: Catalogs, { cells }: DeckRow, changes: readonly TextChange[]): readonly string[] {
  const { area = '', key = '' } = cells
  const [en = '', es = ''] = languages.map((language) => catalogs[language].get(area)?.get(key))
  const limit = limitOf(en, es)
  if (limit === undefined) return []
  return changes
    .filter(({ text }) => text.length > limit)
    .map(
      ({ language, text }) =>
        `${titleOf[language]} has ${text.length} characters, ${text.length - limit} over the limit of ${limit}`,
    )
}

/** What the gates find in the changed texts of a row. */
function gateReasons(after: Catalogs, { cells }: DeckRow, changes: readonly TextChange[]): readonly string[] {
  const { area = '', key = '' } = cells
  const broken = changes.flatMap(({ language, text }) =>
    gatesOf(language)
      .filter(({ isBroken, unless = [] }) => isBroken(text) && !unless.includes(idOf(cells)))
      .map(({ says }) => `${titleOf[language]} ${says}`),
  )
  const [english, spanish] = languages.map((language) => after[language].get(area) ?? new Map<string, string>())
  if (!english || !spanish) return broken
  return [...broken, ...pairProblems(area, baseKey(key), english, spanish).map((problem) => `the text ${problem}`)]
}

/** The catalogs with changed texts. */
function changed(catalogs: Catalogs, changes: readonly TextChange[]): Catalogs {
  const of = (language: Language) => {
    const texts = new Map([...catalogs[language]].map(([area, inArea]) => [area, new Map(inArea)]))
    for (const change of changes) if (change.language === language) texts.get(change.area)?.set(change.key, change.text)
    return texts
  }
  return { en: of('en'), es: of('es') }
}

/** Judges the rows of a deck by the catalogs, by the gates of every text, and by the limits unless long texts are taken. */
export function judgeDeck(catalogs: Catalogs, rows: readonly DeckRow[], takesLong = false): Judgement {
  const linesOf = new Map<string, readonly number[]>()
  for (const { line, cells } of rows) linesOf.set(idOf(cells), [...(linesOf.get(idOf(cells)) ?? []), line])
  const read = rows.map((row) => {
    const { area = '', key = '' } = row.cells
    const same = linesOf.get(idOf(row.cells)) ?? []
    if (area === '' || key === '') return { row, found: ['it has no area or no key'] }
    if (!languages.some((language) => catalogs[language].get(area)?.has(key)))
      return { row, found: [`no catalog has the key ${idOf(row.cells)}`] }
    if (same.length > 1) return { row, found: [`lines ${same.join(' and ')} have the same key: keep one`] }
    return { row, found: languages.flatMap((language) => proposal(catalogs, row, language) ?? []) }
  })
  const changesOf = (found: readonly (TextChange | string)[]) => found.filter((one) => typeof one !== 'string')
  const after = changed(
    catalogs,
    read.flatMap(({ found }) => changesOf(found)),
  )
  const judged = read.map(({ row, found }) => {
    const changes = changesOf(found)
    const reasons = found.filter((one) => typeof one === 'string')
    const overLimit = longReasons(catalogs, row, changes)
    const broken = [...reasons, ...(changes.length > 0 ? gateReasons(after, row, changes) : [])]
    return { row, changes, overLimit, reasons: [...broken, ...(takesLong ? [] : overLimit)] }
  })
  return {
    changes: judged.filter(({ reasons }) => reasons.length === 0).flatMap(({ changes }) => changes),
    refused: judged
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ row, reasons }) => ({ ...row, reasons: [...new Set(reasons)] })),
    long: judged
      .filter(({ reasons, overLimit }) => reasons.length === 0 && overLimit.length > 0)
      .map(({ row, overLimit }) => ({ ...row, reasons: overLimit })),
  }
}
