import { baseKey, pluralFormOf } from '#tests/structure/catalog-files.ts'
import { placeholders } from '#tests/structure/text-pairs.ts'

import type { DeckCells } from './deck-file.ts'
import type { Catalogs } from './judge-deck.ts'
import { limitOf } from './text-limit.ts'

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
        limit: String(limitOf(en, es) ?? ''),
        'shown in': shownIn(area, key),
      }
    })
  })
}
