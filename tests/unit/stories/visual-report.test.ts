import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { bilingualPage } from '#tests/stories/previews/bilingual-page.mjs'
import { comparePictures } from '#tests/stories/previews/compare.mjs'
import { isPictured, isScreen, modes } from '#tests/stories/previews/pictures.mjs'
import { visualPage } from '#tests/stories/previews/visual-page.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-report-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A picture of one grey, 8 px wide. */
function picture(set: string, mode: string, name: string, grey: number, height = 8) {
  const png = new PNG({ width: 8, height })
  png.data.fill(grey)
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255
  const file = join(folder, set, mode, `${name}.png`)
  mkdirSync(join(folder, set, mode), { recursive: true })
  writeFileSync(file, PNG.sync.write(png))
  return { story: { id: `plans-${name}--gallery`, title: `plans/${name}`, name: 'Gallery' }, mode, file }
}

const bothLanguages = (set: string, name: string, [en, es]: readonly [number, number]) => [
  picture(set, 'en phone', name, en),
  picture(set, 'es phone', name, es),
]

function report() {
  const before = [
    ...bothLanguages('before', 'card', [200, 200]),
    ...bothLanguages('before', 'list', [200, 200]),
    ...bothLanguages('before', 'old', [10, 10]),
  ]
  const after = [
    ...bothLanguages('after', 'card', [200, 90]),
    ...bothLanguages('after', 'list', [200, 200]),
    ...bothLanguages('after', 'new', [10, 10]),
  ]
  return comparePictures(before, after, join(folder, 'report'))
}

describe('two sets of pictures', () => {
  it('are told apart story by story', () => {
    expect(report().map(({ title, verdict }) => [title, verdict])).toEqual([
      ['plans/card', 'changed'],
      ['plans/new', 'added'],
      ['plans/old', 'removed'],
      ['plans/list', 'same'],
    ])
  })

  it('name the language that changed, and keep the other beside it', () => {
    const [card] = report()
    expect(card?.views).toEqual([
      { mode: 'en phone', verdict: 'same', pixels: 0, files: { after: 'after/en phone/plans-card--gallery.png' } },
      {
        mode: 'es phone',
        verdict: 'changed',
        pixels: 64,
        files: {
          before: 'before/es phone/plans-card--gallery.png',
          after: 'after/es phone/plans-card--gallery.png',
          difference: 'difference/es phone/plans-card--gallery.png',
        },
      },
    ])
    const files = readdirSync(join(folder, 'report'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.png'))).toHaveLength(4 + 2 + 2)
  })

  it('of two sizes are compared on one sheet', () => {
    const [taller] = comparePictures(
      [picture('before', 'en phone', 'card', 255)],
      [picture('after', 'en phone', 'card', 0, 12)],
      join(folder, 'report'),
    )
    expect(taller?.views[0]).toMatchObject({ verdict: 'changed', pixels: 96 })
  })
})

describe('the report', () => {
  const page = () =>
    visualPage({ changes: report(), before: 'abc <old>', after: 'working tree', notices: ['Packages differ.'] })

  it('shows both languages, the counts and what it was told', () => {
    const html = page()
    for (const text of [
      'English',
      'Español',
      '1 changed, 1 added, 1 removed, 1 the same',
      'Packages differ.',
      'abc &lt;old&gt;',
    ])
      expect(html).toContain(text)
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html).toContain('src="difference/es%20phone/plans-card--gallery.png"')
  })

  it('needs nothing from elsewhere', () => {
    expect(page()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  })

  it('says so when there is nothing to review', () => {
    const empty = visualPage({ changes: [], before: 'a', after: 'b', notices: [] })
    expect(empty).toContain('Every picture is the same.')
  })
})

describe('what is pictured', () => {
  it.each([
    [{ id: 'plans-plan-card--gallery', name: 'Gallery' }, true],
    [{ id: 'plans-plan-card--long-spanish', name: 'Long Spanish' }, false],
    [{ id: 'features-contact--empty', name: 'Empty', tags: ['dev'] }, true],
    [{ id: 'features-contact--sends', name: 'Sends', tags: ['play-fn'] }, false],
    [{ id: 'journeys-log-in--password', name: '2 The password', tags: ['play-fn'] }, true],
  ])('%o: %s', (story, expected) => {
    expect(isPictured(story)).toBe(expected)
  })

  it('is pictured in both languages at two widths', () => {
    expect(modes.map(({ name, width }) => [name, width])).toEqual([
      ['en phone', 390],
      ['es phone', 390],
      ['en desktop', 1280],
      ['es desktop', 1280],
    ])
    expect(isScreen({ id: 'plans-plan-card--gallery' })).toBe(false)
  })
})

it('the bilingual gallery puts both languages of a screen beside each other', () => {
  const views = ['es desktop', 'en desktop'].map((mode) => ({ mode, address: `pictures/${mode}/a.png` }))
  const html = bilingualPage([{ id: 'a', title: 'journeys/log-in', name: '1 Who you are', views }], 'a test')
  expect(html.indexOf('English</figcaption>')).toBeLessThan(html.indexOf('Español</figcaption>'))
  expect(html).toContain('src="pictures/es%20desktop/a.png"')
})
