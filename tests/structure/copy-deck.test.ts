import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { type DeckCells, deckText, readDeck, refusedText } from '#tests/copy-deck/deck-file.ts'
import { deckGates } from '#tests/copy-deck/deck-gates.ts'
import { deckRows } from '#tests/copy-deck/deck-rows.ts'
import { heldTexts } from '#tests/copy-deck/held-texts.ts'
import { type Catalogs, judgeDeck, readCatalogs } from '#tests/copy-deck/judge-deck.ts'
import { shownWhere } from '#tests/copy-deck/shown-where.ts'
import { withTexts } from '#tests/copy-deck/write-catalogs.ts'

const catalogs: Catalogs = {
  en: new Map([
    [
      'plans',
      new Map([
        ['card.title', 'Your plan'],
        ['card.bill', '+ {{amount}} <b>more</b>'],
        ['count_one', 'One plan'],
        ['count_other', '{{count}} plans'],
      ]),
    ],
  ]),
  es: new Map([
    [
      'plans',
      new Map([
        ['card.title', 'Su plan'],
        ['card.bill', '+ {{amount}} <b>más</b>'],
        ['count_one', 'Un plan'],
        ['count_many', '{{count}} de planes'],
        ['count_other', '{{count}} planes'],
      ]),
    ],
  ]),
}
const rows = deckRows(catalogs, () => 'Widgets/Plans/Plan card')
const bytes = (text: string) => new TextEncoder().encode(text)
const twoBytes = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)
const proposing = (key: string, cells: DeckCells) =>
  deckText(rows.map((row) => (row.key === key ? { ...row, ...cells } : row)))
const judge = (text: string) => judgeDeck(catalogs, readDeck(bytes(text)))
/** A file with the columns that it leaves out, as they are in a deck that proposes nothing. */
const whole = (text: string) => {
  const [header = '', ...others] = text.split('\n')
  const needed = ['english', 'spanish', 'new english', 'new spanish'] as const
  const more = needed.filter((name) => !header.split(',').includes(name))
  const cells = (line: string) => more.map((name) => rows.find(({ key }) => key === line.split(',')[1])?.[name] ?? '')
  return [[header, ...more].join(','), ...others.map((line) => [line, ...cells(line)].join(','))].join('\n')
}
const reasons = (text: string) => judge(text).refused.flatMap((row) => row.reasons)

describe('a deck that is written', () => {
  it('has every text of every catalog with its place', { timeout: 120_000 }, () => {
    const real = readCatalogs()
    const all = deckRows(real, shownWhere())
    const count = [...real.es.values()].reduce((sum, texts) => sum + texts.size, 0)
    expect(all).toHaveLength(count)
    expect(all.filter((row) => row['shown in'] === '').map(({ key }) => key)).toEqual(['forgotPassword.link'])
    expect(judgeDeck(real, readDeck(bytes(deckText(all))))).toEqual({ changes: [], refused: [], long: [] })
  })

  it('names placeholders, plural forms and limits', () => {
    expect(rows.map(({ key, placeholders, limit }) => [key, placeholders, limit])).toEqual([
      ['card.title', '', '13'],
      ['card.bill', '{{amount}}', '33'],
      ['count_one', 'count for one', '11'],
      ['count_other', '{{count}}, count for every other number', '21'],
      ['count_many', '{{count}}, count for a million and more', '19'],
    ])
  })

  it('begins no cell like a formula', () => {
    expect(deckText(rows)).toContain(`"'+ {{amount}} <b>more</b>"`)
    expect(deckText(rows)).not.toMatch(/"[=+\-@]/)
  })
})

describe('a deck that is read', () => {
  it('gives the changed texts, and no others', () => {
    const { changes, refused } = judge(proposing('card.title', { 'new spanish': 'Plan de usted', 'new english': '' }))
    expect(refused).toEqual([])
    expect(changes).toEqual([{ language: 'es', area: 'plans', key: 'card.title', text: 'Plan de usted' }])
  })

  it.each([
    ['semicolons', (text: string) => text.replaceAll('","', '";"')],
    ['tabs', (text: string) => text.replaceAll('","', '"\t"')],
    ["Excel's line of the separator", (text: string) => `sep=;\r\n${text.slice(1).replaceAll('","', '";"')}`],
    ['line ends of other systems', (text: string) => text.replaceAll('\r\n', '\n')],
  ])('may have %s', (_, saved) => {
    expect(judge(saved(proposing('card.title', { 'new english': 'A plan, yours' })))).toEqual({
      changes: [{ language: 'en', area: 'plans', key: 'card.title', text: 'A plan, yours' }],
      refused: [],
      long: [],
    })
  })

  it.each([
    ['another encoding', Uint8Array.from(deckText(rows), (letter) => letter.charCodeAt(0) & 255), /not in UTF-8/],
    ['two bytes a letter and no mark', twoBytes('area,key'), /not in UTF-8/],
    ['a torn letter of two bytes', twoBytes(deckText(rows)).slice(0, -1), /not in UTF-8/],
    ['a torn quote', bytes(deckText(rows).slice(0, -30)), /torn/],
    ['a torn row', bytes(whole('area,key,new english\nplans,card.title')), /^Line 2 has 5 cells instead of 6/],
    [
      'no column of keys',
      bytes(whole('area,new english\nplans,Hello')),
      /^It is without the column “key”\. The headings/,
    ],
    [
      'a translated heading',
      bytes(deckText(rows).replace('new spanish', 'nuevo español')),
      /^It is without the column “new spanish”\. It has “nuevo español”, which a deck does not have\./,
    ],
    [
      'nothing proposed',
      bytes('area,key,english,spanish\nplans,card.title,Hello,'),
      /the columns “new english”, “new spanish”/,
    ],
    ['a column twice', bytes(whole('area,key,key,new english\nplans,a,b,Hello')), /“key” twice/],
    ['nothing inside', bytes(''), /the columns “area”/],
  ])('with %s is refused in a sentence', (_, file, sentence) => {
    expect(() => readDeck(file)).toThrow(sentence)
  })

  it.each([
    ['area,key,new english\nplans,,Hello', 'it has no area or no key'],
    ['area,key,new english\nplans,card.lost,Hello', 'no catalog has the key plans:card.lost'],
    ['area,key,new english\nplans,count_many,Hello', 'there is no English text of this key'],
    ['area,key,new english\nplans,card.title,One\nplans,card.title,Two', 'lines 2 and 3 have the same key: keep one'],
    [
      'area,key,english,new english\nplans,card.title,A plan,One plan',
      'English has changed since the file was made; it says “Your plan” now',
    ],
    [
      'area,key,english,new english\nplans,card.title,A plan,',
      'English differs from the catalog and nothing is proposed: write the new words into “new english”',
    ],
    ['area,key,new spanish\nplans,card.title,Tu plan', 'Spanish addresses the reader as tú: the site says usted'],
    ['area,key,new spanish\nplans,card.title, Su plan', 'Spanish has a stray space'],
    ['area,key,new spanish\nplans,card.title,El plan mÃ©dico', 'Spanish has letters that another encoding has broken'],
    [
      'area,key,new english\nplans,card.title,The plan of 2026',
      'English names a year: a value such as {{year}} says it',
    ],
    [
      'area,key,new english\nplans,card.title,Sign in',
      'English says “sign in” for To enter an account, and to leave it: it is “log in, log out”',
    ],
    [
      'area,key,new spanish\nplans,card.bill,{{sum}} <b>más</b>',
      'the text has the placeholders (amount) in English and (sum) in Spanish',
    ],
    [
      'area,key,new spanish\nplans,card.bill,{{amount}} más',
      'the text has other marks in Spanish than the <b></b> of English',
    ],
    [
      'area,key,new spanish\nplans,count_other,{{count}} of {{all}}',
      'the text has the placeholders () in English and (all) in Spanish',
    ],
  ])('%j is refused: %s', (file, reason) => {
    expect(reasons(whole(file))).toContain(reason)
    expect(judge(whole(file)).changes).toEqual([])
  })

  it.each(['#NAME?', '#REF!', '#VALUE!', '#N/A', '#DIV/0!', '#¿NOMBRE?', '#¡REF!', '#¡DIV/0!', '#N/D', '####'])(
    "refuses Excel's error %s by its name",
    (error) => {
      expect(reasons(whole(`area,key,new spanish\nplans,card.title,${error}`))).toEqual([
        `Spanish is Excel's error “${error}” and no text: write the words into “new spanish”`,
      ])
    },
  )

  it.each(['=SUMA(A1)', '=A1', '+SUM(A1)', '-B2()', '@SUM(A1)'])('refuses the formula %s by its name', (formula) => {
    expect(reasons(whole(`area,key,new spanish\nplans,card.title,${formula}`))).toEqual([
      `Spanish is the formula “${formula}” and no text: write the words into “new spanish”`,
    ])
  })

  it('refuses a label over its limit with the characters, and takes it when asked', () => {
    const file = proposing('card.title', { 'new spanish': 'El plan de usted', limit: '99' })
    const reason = 'Spanish has 16 characters, 3 over the limit of 13'
    expect(judge(file).changes).toEqual([])
    expect(reasons(file)).toEqual([reason])
    const taken = judgeDeck(catalogs, readDeck(bytes(file)), true)
    expect(taken.changes).toHaveLength(1)
    expect(taken.refused).toEqual([])
    expect(taken.long.map((row) => row.reasons)).toEqual([[reason]])
  })

  it.each([
    ['one order', (text: string) => twoBytes(text)],
    ['the other order', (text: string) => twoBytes(text).map((_, at, all) => all[at ^ 1] ?? 0)],
  ])("reads Excel's Unicode text in %s of its bytes", (_, saved) => {
    const text = proposing('card.title', { 'new spanish': 'Plan de años' }).replaceAll('","', '"\t"')
    expect(judgeDeck(catalogs, readDeck(saved(text))).changes.map((change) => change.text)).toEqual(['Plan de años'])
  })

  it('gives the refused rows back with their reasons, as a deck', () => {
    const [row] = judge(proposing('card.title', { 'new spanish': 'Tu plan' })).refused
    const text = refusedText([{ cells: row?.cells ?? {}, reason: row?.reasons.join('; ') ?? '' }])
    expect(text).toMatch(
      /^\uFEFF"reason","area".*\r\n"Spanish addresses the reader as tú: the site says usted","plans"/,
    )
    expect(reasons(text)).toEqual(row?.reasons)
  })
})

it('says where a rule, a story or a test quotes a text that changes', () => {
  const changed = [
    { before: 'Lowest bad year of {{count}} plans', after: 'Lowest cost in a year with a lot of care' },
    { before: 'It’s the plan’s <b>{{name}}</b> and its price', after: 'It’s the plan’s name and price' },
    { before: 'Next', after: 'Go on' },
  ]
  const sources = new Map([
    ['stories/docs/rules/p7.mdx', 'One\nsays "Lowest bad\nyear of 7 plans". Next.'],
    ['stories/card.stories.tsx', "'one line'\n\"It's the plan's Gold and its price\""],
  ])
  expect(heldTexts(changed, sources)).toEqual([
    'stories/card.stories.tsx:2: and its price',
    'stories/docs/rules/p7.mdx:2: Lowest bad year of',
  ])
})

it('writes a text at its place and leaves the rest of a catalog as it is', () => {
  const source = '{\n  "card": { "title": "Your \\"plan\\"", "note": "" },\n  "title": "Plans"\n}\n'
  expect(
    withTexts(
      source,
      new Map([
        ['card.title', 'A "new"\nplan'],
        ['title', 'All'],
      ]),
    ),
  ).toBe(source.replace('Your \\"plan\\"', 'A \\"new\\"\\nplan').replace('"Plans"', '"All"'))
})

/** Tests that read a catalog and pass with any words, each with the reason. */
const withAnyWords: Readonly<Record<string, string>> = {
  'tests/promises/r20-consent.test.tsx': 'It expects the words that it reads.',
  'tests/structure/new-part.test.ts': 'It adds words of its own to a copy.',
  'tests/unit/stories/history.test.ts': 'It names a catalog, and reads none.',
  'tests/unit/stories/review-board.test.ts': 'It names a catalog, and reads none.',
}

describe('the gates of a deck', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))

  it('have every test that reads a catalog in them', () => {
    const reading = tests.filter((path) => /i18n\/locales|\bcatalogTexts\b/.test(readFileSync(path, 'utf8')))
    const forgotten = reading.filter((path) => !deckGates.some((gate) => path.startsWith(gate)))
    expect(forgotten.toSorted()).toEqual(Object.keys(withAnyWords))
  })

  it.each(deckGates)('%s is there', (gate) => {
    expect(tests.filter((path) => path.startsWith(gate))).not.toEqual([])
  })
})
