import { describe, expect, it } from 'vitest'

import { type HistoryEntry, arrivalAct, nextAct, pageEntry, readEntry } from '#lib/history-entry.ts'

const at = (place: string | null, changed: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...pageEntry(3),
  place,
  ...changed,
})
const shown = (place: string | null, dialogs: readonly string[] = [], isFresh = false) => ({ place, dialogs, isFresh })

describe('what makes the history say what is shown', () => {
  it.each([
    ['nothing where it does', at('b'), shown('b'), null],
    ['the place in the entry of a page that has none', at(null), shown('a'), { kind: 'replace', entry: at('a') }],
    ['an entry for another place', at('a'), shown('b'), { kind: 'push', entry: at('b', { at: 4, below: ['a'] }) }],
    [
      'the entry for an earlier place that has none',
      at('b'),
      { ...shown('a'), isEarlier: true },
      { kind: 'replace', entry: at('a') },
    ],
    [
      'going back to an earlier place that has one',
      at('b', { below: ['a'] }),
      { ...shown('a'), isEarlier: true },
      { kind: 'go', by: -1 },
    ],
    [
      'going back to a place that has an entry below',
      at('c', { below: ['a', 'b'] }),
      shown('a'),
      { kind: 'go', by: -2 },
    ],
    [
      'an entry for a dialog',
      at('a'),
      shown('a', ['x']),
      { kind: 'push', entry: at('a', { at: 4, below: ['a'], dialogs: ['x'] }) },
    ],
    [
      'leaving the entry of a closed dialog',
      at('a', { below: ['a'], dialogs: ['x'] }),
      shown('a'),
      { kind: 'go', by: -1 },
    ],
    [
      'the entry of a dialog for the place that it led to',
      at('a', { below: ['a'], dialogs: ['x'] }),
      shown('b'),
      { kind: 'replace', entry: at('b', { below: ['a'] }) },
    ],
    [
      'the first entry, and one that ends all others, for a page that begins anew',
      at('c', { below: ['a', 'b'] }),
      shown('a', [], true),
      { kind: 'go', by: -2, then: at('a', { at: 2, below: ['a'] }) },
    ],
    [
      'the first entry alone, where it is the first of the tab',
      at('c', { at: 2, below: ['a', 'b'] }),
      shown('a', [], true),
      { kind: 'go', by: -2 },
    ],
  ])('is %s', (_, entry, screen, act) => {
    expect(nextAct(entry, screen)).toEqual(act)
  })
})

describe('what follows an arrival', () => {
  it.each([
    ['a Back that shows its entry', { by: -1, hasChanged: true, isTrue: true }, 'stay'],
    [
      'a Back that changes nothing, even where the entry is true',
      { by: -1, hasChanged: false, isTrue: true },
      'continue',
    ],
    ['such a Back where nothing lies below', { by: -1, at: 0, hasChanged: false, isTrue: true }, 'stay'],
    ['a Forward that is refused', { by: 1, hasChanged: false, isTrue: false }, 'return'],
    ['an entry that cannot be shown as it is', { by: -1, hasChanged: true, isTrue: false }, 'correct'],
  ] as const)('%s', (_, facts, act) => {
    expect(arrivalAct({ at: 3, ...facts })).toBe(act)
  })
})

describe('a history state', () => {
  it.each([null, 'text', {}, { at: '1' }, { flow: 'results' }])('that nobody here wrote is none: %j', (state) => {
    expect(readEntry(state)).toBeNull()
  })

  it('is read without what does not belong in it', () => {
    expect(readEntry({ at: 2, place: 7, below: ['a', 1], dialogs: 'x', wanted: null })).toEqual({
      ...pageEntry(2),
      below: ['a'],
    })
  })
})
