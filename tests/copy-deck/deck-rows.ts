import { baseKey, pluralFormOf } from '#tests/structure/catalog-files.ts'
import { placeholders } from '#tests/structure/text-pairs.ts'

import type { DeckCells } from './deck-file.ts'
import type { Catalogs } from './judge-deck.ts'

/** Texts of more characters are read as paragraphs, which wrap. */
const longestLabel = 60

/**
 * The characters that a label may have: the workbench shows every screen in texts longer by 35 percent, and what stands
 * there today fits. A paragraph has no limit.
 */
function limitOf(english: string, spanish: string): string {
  const longest = Math.max(english.length, spanish.length)
  return longest > longestLabel ? '' : String(Math.max(longest, Math.ceil(english.length * 1.35)))
}

/** What a plural form is for. */
const formNames: Readonly<Record<string, string>> = {
  zero: 'for none',
  one: 'for one',
  many: 'for a million and more',
  other: 'for every other number',
}

/** Returns every text of the catalogs as a row: the areas in their order, each as its English catalog, then what only Spanish has. */
export function deckRows(catalogs: Catalogs, shownIn: (area: string, key: string) => string): readonly DeckCells[] {
  return [...catalogs.en].flatMap(([area, english]) => {
    const spanish = catalogs.es.get(area) ?? new Map<string, string>()
    return [...new Set([...english.keys(), ...spanish.keys()])].map((key) => {
      const [en = '', es = ''] = [english.get(key), spanish.get(key)]
      const form = pluralFormOf(key)
      return {
        area,
        key,
        english: en,
        spanish: es,
        placeholders: [
          ...new Set([...placeholders(en), ...placeholders(es)].map((name) => `{{${name}}}`)),
          ...(form === undefined ? [] : [`${baseKey(key)} ${formNames[form] ?? form}`]),
        ].join(', '),
        limit: limitOf(en, es),
        'shown in': shownIn(area, key),
      }
    })
  })
}
