import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { lineDifferences } from '#tests/review/changed-texts.ts'
import { comparePictures, copyPictures } from '#tests/review/compare.mjs'
import { modesOf } from '#tests/review/pictures.mjs'
import { pictureReach, reachedStories, withoutCatalogs } from '#tests/review/reach.ts'
import { type Verdict, gateProblems, mergeVerdicts, readReview } from '#tests/review/review-file.ts'
import { boardGroups } from '#tests/review/board/board-groups.ts'
import type { BoardChange } from '#tests/review/build-board.ts'
import { allModes, oneMode, sheetModes } from '#storybook/modes.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-review-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A picture of one grey, 8 px wide; `dot` is a pixel of another grey. */
function picture(set: string, name: string, grey: number, { mode = 'en phone', height = 8, dot = grey } = {}) {
  const png = new PNG({ width: 8, height })
  png.data.fill(grey)
  png.data.fill(dot, 4 * (3 * 8 + 2), 4 * (3 * 8 + 2) + 3)
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255
  const file = join(folder, set, mode, `${name}.png`)
  mkdirSync(join(folder, set, mode), { recursive: true })
  writeFileSync(file, PNG.sync.write(png))
  const story = { id: `plans-${name}--gallery`, title: `Plans/${name}`, name: 'Gallery', importPath: './stories/a.tsx' }
  return { story, mode, file, lines: [] }
}

describe('two sets of pictures', () => {
  it('are told apart, and a shift of one pixel is found with its place', () => {
    const changes = comparePictures(
      [picture('before', 'card', 200), picture('before', 'list', 200), picture('before', 'old', 10)],
      [picture('after', 'card', 200, { dot: 90 }), picture('after', 'list', 200), picture('after', 'new', 10)],
    )
    expect(changes.map(({ story, kind, pixels, boxes }) => [story.title, kind, pixels, boxes])).toEqual([
      ['Plans/card', 'changed', 1, [{ x: 2, y: 3, width: 1, height: 1 }]],
      ['Plans/list', 'same', 0, []],
      ['Plans/new', 'added', 64, []],
      ['Plans/old', 'removed', 64, []],
    ])
    expect(new Set(changes.map(({ pictures }) => pictures)).size).toBe(4)
  })

  it('are told apart by one step of a colour', () => {
    const [changed] = comparePictures([picture('before', 'card', 128)], [picture('after', 'card', 129)])
    expect(changed).toMatchObject({ kind: 'changed', pixels: 64 })
  })

  it('have a box for each of two changes that lie far apart', () => {
    const [before, after] = ['before', 'after'].map((set) => picture(set, 'long', 200, { height: 400 }))
    if (!before || !after) throw new Error('There is no picture.')
    const png = PNG.sync.read(readFileSync(after.file))
    for (const y of [10, 12, 300]) png.data.fill(0, 4 * (y * 8 + 1), 4 * (y * 8 + 1) + 3)
    writeFileSync(after.file, PNG.sync.write(png))
    expect(comparePictures([before], [after])[0]?.boxes).toEqual([
      { x: 1, y: 10, width: 1, height: 3 },
      { x: 1, y: 300, width: 1, height: 1 },
    ])
  })

  it('of two sizes are compared on one sheet', () => {
    const [taller] = comparePictures([picture('before', 'card', 255)], [picture('after', 'card', 0, { height: 12 })])
    expect(taller).toMatchObject({ kind: 'changed', pixels: 96, height: 12 })
  })

  it('are copied beside the board, and of two equal ones one', () => {
    const changes = comparePictures(
      [picture('before', 'card', 1), picture('before', 'list', 1)],
      [picture('after', 'card', 200), picture('after', 'list', 1)],
    )
    expect(changes.map((change) => copyPictures(change, join(folder, 'board')))).toEqual([
      { before: 'before/en-phone/plans-card--gallery.png', after: 'after/en-phone/plans-card--gallery.png' },
      { before: undefined, after: 'after/en-phone/plans-list--gallery.png' },
    ])
    const files = readdirSync(join(folder, 'board'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.png'))).toHaveLength(3)
  })
})

describe('the modes of a story', () => {
  const names = (found: ReturnType<typeof modesOf>) => found.map(({ name }) => name)

  it('are those that Chromatic takes', () => {
    expect(names(modesOf({ modes: allModes }))).toEqual(Object.keys(allModes))
    expect(names(modesOf({ modes: { ...allModes, ...sheetModes } }))).toHaveLength(6)
    expect(names(modesOf({ modes: { ...allModes, ...oneMode } }))).toEqual(['en desktop', 'en dark'])
  })

  it('are only those of its own language and width', () => {
    expect(names(modesOf({ modes: allModes, own: { locale: 'es', viewport: { value: 'phone' } } }))).toEqual([
      'es phone',
    ])
  })
})

describe('what a change can reach', () => {
  const importers = new Map([
    ['src/a.tsx', ['src/b.tsx', 'stories/docs/source.ts']],
    ['src/b.tsx', ['stories/b.stories.tsx']],
    ['stories/docs/source.ts', ['.storybook/preview.tsx']],
    ['mocks/plans.ts', ['.storybook/preview.tsx']],
  ])

  it('is the stories that load it, and not the documentation', () => {
    expect(reachedStories(importers, ['src/a.tsx'])).toEqual(new Set(['stories/b.stories.tsx']))
    expect(reachedStories(importers, ['README.md', 'tests/a.test.ts'])).toEqual(new Set())
  })

  it.each(['mocks/plans.ts', '.storybook/modes.mjs', 'src/styles/base.css', 'package.json'])(
    'is everything for %s',
    (path) => {
      expect(reachedStories(importers, [path])).toBe('everything')
    },
  )

  it('of a word is the sources that name its key, in its language', { timeout: 120_000 }, () => {
    const found = withoutCatalogs(
      ['src/i18n/locales/es/login.json', 'README.md'],
      [{ language: 'es', area: 'login', key: 'logOutDialog.title' }],
    )
    expect(found).toEqual({
      files: ['README.md'],
      naming: { en: [], es: ['src/components/account/log-out-dialog.tsx'] },
      told: [],
    })
  })

  it('of a word on paper is both languages', { timeout: 120_000 }, () => {
    const { told } = withoutCatalogs([], [{ language: 'es', area: 'paper', key: 'year.start' }])
    expect(told).toEqual(['src/components/paper/plan-paper/plan-paper.tsx'])
  })

  it('of a word is the pictures of its language, and of both where both are loaded', () => {
    const graph = new Map([
      ...importers,
      ['src/i18n/both-languages.ts', ['stories/paper.stories.tsx']],
      ['src/term.tsx', ['stories/paper.stories.tsx', 'stories/b.stories.tsx']],
    ])
    const reaches = pictureReach(graph, {
      files: [],
      naming: { en: [], es: ['src/term.tsx'] },
      told: ['src/term.tsx'],
    })
    const reached = ['stories/b.stories.tsx', 'stories/paper.stories.tsx', 'stories/c.stories.tsx'].map((path) => [
      reaches(path, 'en'),
      reaches(path, 'es'),
    ])
    expect(reached).toEqual([
      [false, true],
      [true, true],
      [false, false],
    ])
  })
})

describe('the words of a picture', () => {
  const texts = [
    {
      language: 'es',
      area: 'plans',
      key: 'bill',
      before: 'Cuenta de {{amount}}',
      after: 'Factura de <b>{{amount}}</b>',
    },
  ] as const

  it('are shown before and after with the key of the catalog', () => {
    expect(lineDifferences(['Planes', 'Cuenta de $20'], ['Planes', 'Factura de $20', 'Nuevo'], texts)).toEqual([
      { key: 'plans:bill', before: 'Cuenta de $20', after: 'Factura de $20' },
      { key: undefined, before: undefined, after: 'Nuevo' },
    ])
    expect(lineDifferences(['Planes'], ['Planes'], texts)).toEqual([])
  })
})

describe('the board', () => {
  const change = (id: string, mode: string, cause: string): BoardChange => ({
    ...{ id, title: 'Journeys/Quote', name: id, mode, cause, kind: 'changed', pictures: id, texts: [] },
    ...{ before: undefined, after: undefined, width: 1, height: 1, boxes: [] },
  })

  it('names a cause once, pairs the languages, and sorts 2 before 10', () => {
    const changes = [
      change('10 Confirm', 'es phone', 'badge'),
      change('2 Who', 'es phone', 'badge'),
      change('2 Who', 'en phone', 'badge'),
      change('1 Where', 'en phone', 'card'),
    ]
    const shown = boardGroups(changes, () => false).map(({ cause, rows }) => [
      cause,
      rows.map((row) => [row.name, row.changes.map(({ mode }) => mode)]),
    ])
    expect(shown).toEqual([
      ['card', [['1 Where', ['en phone']]]],
      [
        'badge',
        [
          ['2 Who', ['en phone', 'es phone']],
          ['10 Confirm', ['es phone']],
        ],
      ],
    ])
    expect(boardGroups(changes, ({ id }) => id === '10 Confirm')[0]?.rows[0]?.name).toBe('10 Confirm')
  })
})

describe('verdicts', () => {
  const verdict = (said: Partial<Verdict>): Verdict => ({
    ...{ change: 'card en phone', pictures: 'p1', verdict: 'accepted', comment: '', reviewer: 'Ana', at: '1' },
    ...said,
  })
  const changes = { 'card en phone': 'p1', 'card es phone': 'p2' }

  it('of two people are merged, and the later of one person stands', () => {
    const merged = mergeVerdicts([
      verdict({ at: '2', verdict: 'denied' }),
      verdict({ at: '1' }),
      verdict({ reviewer: 'Luis' }),
    ])
    expect(merged.map(({ reviewer, verdict: said }) => [reviewer, said])).toEqual([
      ['Ana', 'denied'],
      ['Luis', 'accepted'],
    ])
  })

  it('pass when every change is accepted', () => {
    expect(gateProblems(changes, [verdict({}), verdict({ change: 'card es phone', pictures: 'p2' })])).toEqual([])
  })

  it('fail on what is denied, not seen, or different since', () => {
    expect(
      gateProblems(changes, [verdict({}), verdict({ reviewer: 'Luis', verdict: 'denied', comment: 'Cut off' })]),
    ).toEqual(['card en phone: denied by Luis: Cut off', 'card es phone: not seen yet'])
    expect(gateProblems({ 'card en phone': 'p9' }, [verdict({})])).toEqual([
      'card en phone: its pictures have changed since the verdict',
    ])
    expect(gateProblems({ 'card en phone': 'p1' }, [verdict({ verdict: 'open', comment: 'Later' })])).toEqual([
      'card en phone: not seen yet',
    ])
  })

  it.each([
    ['{"against": "a", "chan', /torn/],
    ['[]', /not a file of the review board/],
    ['{"against":"a","changes":{},"verdicts":[{"change":"x"}]}', /verdict that can't be read/],
  ])('of a bad file %s are refused in a sentence', (text, sentence) => {
    expect(() => readReview('review.json', text)).toThrow(sentence)
  })
})
