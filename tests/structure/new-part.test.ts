import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { newPart } from '#build/new-part.mjs'
import { placeholders } from '#build/part-names.mjs'
import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'
import { states } from '#domain/geo/states.ts'
import { registeredYears } from '#domain/years/plan-years.ts'

/** Where `new call` inserts. */
const inserted = [
  'src/api/endpoints.ts',
  'src/lib/call-failure.ts',
  'src/i18n/locales/en/call-failures.json',
  'src/i18n/locales/es/call-failures.json',
  'mocks/openapi/quote-calls.ts',
  'mocks/handlers/quote-handlers.ts',
  'mocks/fixtures/sample-requests.ts',
  'tests/contract/support/fetchers.ts',
]

/** Where `new page` inserts. */
const pageLists = ['src/config/pages.ts', 'src/app/screens.tsx', 'src/i18n/namespaces.ts']

/** Where `new year`, `new marketplace` and `new income-source` write. */
const dataLists = [
  'src/domain/years',
  'src/domain/geo',
  'src/domain/income/estimator.ts',
  'src/domain/application/answer-choices.ts',
  'src/domain/application/told-income.ts',
  'src/i18n/locales',
  'tests/unit/domain/income/income-sources.test.ts',
  'tests/unit/domain/application/told-income.test.ts',
]

const newYear = Math.max(...registeredYears) + 1

let folder: string
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
/** Runs in this process, since starting the command takes a second. */
function make(...words: readonly string[]): { status: number; says: string } {
  try {
    return { status: 0, says: Object.values(newPart(folder, words)).flat().join('\n') }
  } catch (error) {
    return { status: 1, says: error instanceof Error ? error.message : '' }
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-new-'))
  for (const path of [...inserted, ...pageLists, ...dataLists, 'stories/docs/rules'])
    cpSync(path, join(folder, path), { recursive: true })
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('writes a component and its story', () => {
  expect(make('component', 'plans/price-note')).toMatchObject({
    status: 0,
    says: expect.stringContaining('priceNote') as string,
  })
  expect(read('src/components/plans/price-note.tsx')).toContain('export function PriceNote(')
  const stories = read('stories/plans/price-note.stories.tsx')
  expect(stories).toContain("from '#components/plans/price-note.tsx'")
  expect(stories).toContain("  title: 'Widgets/Plans/Price note',\n  id: 'plans-price-note',\n")
})

it('writes a call into every place that names the calls', () => {
  expect(make('call', 'plan-documents').status).toBe(0)
  expect(read('src/api/plan-documents.ts')).toContain("operation: 'planDocuments'")
  for (const path of inserted) expect(read(path), path).toContain('planDocuments')
  expect(JSON.parse(read('src/i18n/locales/es/call-failures.json'))).toHaveProperty('operations.planDocuments')
})

it('writes a page with its screen, story and texts into every list of pages and catalogs', () => {
  expect(make('page', 'planted-page').status).toBe(0)
  expect(read('src/features/content/planted-page-screen.tsx')).toContain('export function PlantedPageScreen(')
  expect(read('stories/features/planted-page-page.stories.tsx')).toContain('PlantedPageScreen')
  for (const path of pageLists) expect(read(path), path).toContain('planted-page')
  for (const language of ['en', 'es'])
    expect(JSON.parse(read(`src/i18n/locales/${language}/planted-page.json`))).toHaveProperty('plantedPagePage.heading')
})

it('gives a rule the next number of its page', () => {
  const last = Math.max(
    ...[...read('stories/docs/rules/q2-location.mdx').matchAll(/^### Q-(\d+)/gm)].map(([, n]) => Number(n)),
  )
  expect(make('rule', 'q2-location', 'A', 'new', 'rule').status).toBe(0)
  expect(read('stories/docs/rules/q2-location.mdx')).toContain(`### Q-${last + 1} A new rule\n`)
})

it('writes a plan year with every value unread, registers it, and lists what to read', () => {
  const { status, says } = make('year', String(newYear))
  expect(status).toBe(0)
  expect(says).toContain(`HHS poverty guidelines of ${newYear - 1}, https://`)
  expect(read(`src/domain/years/year-${newYear}.ts`).match(/: unread\b/g)?.length).toBeGreaterThan(30)
  expect(read('src/domain/years/plan-years.ts')).toContain(`  ${newYear}: facts${newYear},\n`)
  expect(read('src/domain/years/plan-years.ts')).toContain(`  ${newYear}: sources${newYear},\n`)
})

it('writes a state into the list of own marketplaces, and its marketplace', () => {
  const free = states.find(({ abbr }) => !hasOwnMarketplace(abbr))
  expect(free).toBeDefined()
  expect(make('marketplace', free?.abbr ?? '', "People's Market", 'https://market.example').status).toBe(0)
  expect(read('src/domain/geo/own-marketplace-states.ts')).toContain(`  '${free?.abbr}',\n] as const`)
  expect(read('src/domain/geo/own-marketplaces.ts')).toContain(
    `  ${free?.abbr}: { stateFullName: '${free?.name}', name: 'People\\'s Market', url: 'https://market.example' },\n}\n`,
  )
})

it('writes a source of income into both forms, their texts and rules', () => {
  expect(make('income-source', 'planted-income', 'Planted income', 'Ingreso plantado').status).toBe(0)
  for (const path of dataLists.filter((path) => path.endsWith('.ts')))
    expect(read(path), path).toContain('plantedIncome')
  const texts = JSON.parse(read('src/i18n/locales/es/quote-steps.json')) as {
    estimatorDialog: Record<'sources' | 'amounts', Record<string, string>>
  }
  expect(texts.estimatorDialog.sources['plantedIncome']).toBe('Ingreso plantado')
  const sheet = JSON.parse(read('src/i18n/locales/es/agent-sheet.json')) as {
    income: { source: Record<string, string> }
  }
  expect(sheet.income.source['plantedIncome']).toBe('Ingreso plantado')
  expect(Object.keys(texts.estimatorDialog.amounts).slice(-2)).toEqual(['plantedIncome', 'other'])
  expect(read('stories/docs/rules/q5-income.mdx')).toContain(', Planted income and Other')
  expect(read('stories/docs/rules/f4-finances.mdx')).toContain(', planted income and rentals')
})

it.each([
  ['no kind', ['screen', 'about']],
  ['a component without a group', ['component', 'price-note']],
  ['a page in camelCase', ['page', 'howItWorks']],
  ['a page of the table', ['page', 'faqs']],
  ['a call in camelCase', ['call', 'planDocuments']],
  ['a rule of no page', ['rule', 'z9', 'A rule']],
  ['a year that is registered', ['year', '2026']],
  ['a year after the next one', ['year', String(newYear + 1)]],
  ['a state that has a marketplace', ['marketplace', 'CA', 'Covered', 'https://market.example']],
  ['a state that is none', ['marketplace', 'ZZ', 'Covered', 'https://market.example']],
  ['a marketplace without an address', ['marketplace', 'FL', 'Covered']],
  ['a source of income in one language', ['income-source', 'alimony', 'Alimony']],
  ['a source of income that is listed', ['income-source', 'wages', 'Wages', 'Salario']],
])('refuses %s and writes nothing', (_what, words) => {
  const { status, says } = make(...words)
  expect(status).toBe(1)
  expect(says.trim().split('\n')).toHaveLength(1)
  for (const path of ['src/components', 'src/features', 'stories/features'])
    expect(existsSync(join(folder, path)), path).toBe(false)
})

it('refuses a name that another file has', () => {
  cpSync('src/components/primitives/notice.tsx', join(folder, 'src/components/primitives/notice.tsx'), {
    recursive: true,
  })
  expect(make('component', 'plans/notice')).toEqual({
    status: 1,
    says: 'src/components/primitives/notice.tsx has this name: choose another',
  })
  expect(existsSync(join(folder, 'src/components/plans'))).toBe(false)
})

it.each(['src', 'stories/docs/rules'])('%s has no sentence that its author should have replaced', (root) => {
  const left = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mdx)$/.test(path))
    .filter((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      return Object.values(placeholders).some((sentence) => source.includes(sentence))
    })
  expect(left).toEqual([])
})

it('writes over nothing', () => {
  make('component', 'plans/price-note')
  expect(make('component', 'plans/price-note')).toMatchObject({
    status: 1,
    says: expect.stringContaining('is there already') as string,
  })
})
