import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { describe, expect, it } from 'vitest'

import { inWords } from '#build/part-names.mjs'

/** Components whose states can't share one sheet: a page has one of each landmark of its frame, and one open modal. */
const withoutGallery = /^chrome\/|\bdialog$|\bfilter-sheet$/

/**
 * Parts that several components share and that mean nothing alone, each with a component that uses it and whose story
 * shows it.
 */
const shownBy: Readonly<Record<string, string>> = {
  'fields/choice-mark': 'fields/checkbox',
  'fields/reveal': 'fields/password-field',
  'fields/select-arrow': 'fields/select-field',
  'household/dependent-answer': 'household/applicant-fields',
  'household/member-answer-fields': 'household/applicant-fields',
  'plans/chosen-plan-facts': 'plans/chosen-plan',
  'plans/year-why': 'plans/chosen-plan',
}

/** Folders of stories that don't show one component. */
const otherStories = ['docs', 'features', 'journeys', 'review', 'support', 'tokens']

const filesOf = (root: string, ending: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))

/**
 * A component too large for one file is a folder of its name; the other files there are its parts, shown by its story.
 */
function publicName(path: string): string | undefined {
  const name = basename(path, '.tsx')
  const folder = dirname(path)
  if (name === basename(folder)) return folder
  return name.startsWith(`${basename(folder)}-`) && existsSync(`src/components/${folder}/${basename(folder)}.tsx`)
    ? undefined
    : `${folder}/${name}`
}

const components = filesOf('src/components', '.tsx').flatMap((path) => publicName(path) ?? [])

describe('every component', () => {
  it.each(components)('%s has its story', (component) => {
    expect(existsSync(`stories/${shownBy[component] ?? component}.stories.tsx`)).toBe(true)
  })

  it.each(Object.entries(shownBy))('%s is a part of %s', (part, whole) => {
    expect(components).toContain(part)
    expect(readFileSync(`src/components/${whole}.tsx`, 'utf8')).toContain(`${basename(part)}.tsx'`)
  })
})

describe('every story of a component', () => {
  const stories = filesOf('stories', '.stories.tsx').filter((path) => !otherStories.includes(path.split('/')[0] ?? ''))

  it.each(stories)('%s stands where its component does', (path) => {
    expect(components).toContain(path.replace('.stories.tsx', ''))
  })

  it.each(stories)('%s names the component, whose props its page lists', (path) => {
    const source = readFileSync(`stories/${path}`, 'utf8')
    const component = path.replace('.stories.tsx', '')
    const places = [`${component}.tsx`, `${component}/${basename(component)}.tsx`]
    const imported = places.flatMap((place) => {
      const [, names = ''] = new RegExp(`import \\{([^}]*)\\} from '#components/${place}'`).exec(source) ?? []
      return names.split(',').map((name) => name.trim())
    })
    const [, meta = ''] = /const meta\b([\s\S]*?)\nexport default/.exec(source) ?? []
    const named = [...meta.matchAll(/\b(?:component|describes): (\w+)/g)].map(([, name]) => name)
    expect(named.filter((name) => imported.includes(name ?? ''))).not.toEqual([])
  })

  it.each(stories)('%s has a gallery', (path) => {
    const source = readFileSync(`stories/${path}`, 'utf8')
    const isExempt = withoutGallery.test(path.replace('.stories.tsx', ''))
    expect(isExempt || /export const Gallery\b/.test(source)).toBe(true)
  })
})

/** Components that show nothing of their own, each with the reason. */
const nothingToPicture: Readonly<Record<string, string>> = {
  'chrome/page-meta.stories.tsx': 'It writes the head of the page.',
  'chrome/rich-text.stories.tsx': 'It draws the marks of texts that other components show.',
}

describe('what is pictured', () => {
  const isPictured = (path: string) =>
    /\bgallery\(|disableSnapshot: false/.test(readFileSync(`stories/${path}`, 'utf8'))

  it('has every component and screen in it, for Chromatic and the review board', () => {
    const unpictured = filesOf('stories', '.stories.tsx').filter((path) => !isPictured(path))
    expect(unpictured.toSorted()).toEqual(Object.keys(nothingToPicture))
  })
})

/** The parts of the sidebar, by folder. Every other folder is a group of widgets. */
const roots: Readonly<Record<string, string>> = {
  primitives: 'Primitives',
  fields: 'Fields',
  features: 'Screens',
  journeys: 'Journeys',
  review: 'Review board',
  tokens: 'Foundations',
}

describe('every file of stories', () => {
  const all = filesOf('stories', '.stories.tsx')

  it.each(all)('%s has an address that its title does not change', (path) => {
    const [, id] = /^const meta = \{[\s\S]*?^ {2}id: '([^']+)',$/m.exec(readFileSync(`stories/${path}`, 'utf8')) ?? []
    expect(id).toBe(path.replace('.stories.tsx', '').replaceAll('/', '-'))
  })

  it.each(all.filter((path) => !path.startsWith('tokens/')))('%s has its path in words as its title', (path) => {
    const [, title = ''] = /^ {2}title: '([^']+)',$/m.exec(readFileSync(`stories/${path}`, 'utf8')) ?? []
    const [group = '', name = ''] = path.replace('.stories.tsx', '').split('/')
    // The other words that people use for it stand in brackets.
    expect(title.replace(/ \(.+\)$/, '')).toBe(`${roots[group] ?? `Widgets/${inWords(group)}`}/${inWords(name)}`)
  })
})

describe('the page of icons', () => {
  const iconsOf = (source: string) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/ as .*/, ''))
        .filter((name) => name !== '' && !name.startsWith('type ')),
    )

  it('shows the icons that the site imports, and no others', () => {
    const used = filesOf('src', '.tsx').flatMap((path) => iconsOf(readFileSync(`src/${path}`, 'utf8')))
    expect(iconsOf(readFileSync('stories/tokens/icons.stories.tsx', 'utf8')).toSorted()).toEqual(
      [...new Set(used)].toSorted(),
    )
  })
})
