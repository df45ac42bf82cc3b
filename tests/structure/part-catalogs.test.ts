import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'
import { expect, it } from 'vitest'

import { pages } from '#config/pages.ts'

import { areas } from './catalog-files.ts'

/** A module of the site: what it imports at once, what it loads later, and the areas whose texts it shows. */
interface Module {
  readonly imports: string[]
  readonly parts: Part[]
  readonly shows: Set<string>
}

/** Modules that are loaded later together with the texts of some areas. */
interface Part {
  readonly modules: readonly string[]
  readonly areas: readonly string[]
}

const known = new Set(areas('en'))

/** Texts that this check finds too early although they never are, by `area in module`, each with the reason. */
const shownLater: Readonly<Record<string, string>> = {
  'call-failures in src/components/chrome/slow-notice.tsx':
    'The service has answered a call, whose part has the texts.',
  'call-failures in src/features/quote-wizard/location-step.tsx':
    'A failure comes from a call, whose part has the texts.',
  'glossary in src/components/words/term-line.tsx': 'It shows nothing before the meanings are there.',
  'paper in src/components/paper/paper-button.tsx': 'It stands in the comparison and in the page of a plan alone.',
  'privacy in src/components/content/legal-dialog.tsx': 'Each document comes with its own texts.',
  'privacy in src/components/content/legal-text.tsx': 'Each document comes with its own texts.',
  'privacy in src/features/content/legal-screen.tsx': 'Each document comes with its own texts.',
  'quote-steps in src/components/household/member-answer-fields.tsx': 'The sheet takes the answers, not their labels.',
  'terms in src/components/content/legal-dialog.tsx': 'Each document comes with its own texts.',
  'terms in src/components/content/legal-text.tsx': 'Each document comes with its own texts.',
  'terms in src/features/content/legal-screen.tsx': 'Each document comes with its own texts.',
}

function resolved(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : specifier.startsWith('.')
      ? join(from, '..', specifier)
      : undefined
  return path !== undefined && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}

/** The modules that a call loads, and the areas it names. */
function partOf(path: string, call: ts.Node): Part {
  const modules: string[] = []
  const named: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments
      const target = specifier && ts.isStringLiteralLike(specifier) ? resolved(path, specifier.text) : undefined
      if (target !== undefined) modules.push(target)
      return
    }
    if (ts.isStringLiteralLike(node) && known.has(node.text)) named.push(node.text)
    if (ts.isSpreadElement(node) && node.getText() === "...pages['/'].catalogs") named.push(...pages['/'].catalogs)
    ts.forEachChild(node, visit)
  }
  visit(call)
  return { modules, areas: named }
}

function moduleAt(path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const module: Module = { imports: [], parts: [], shows: new Set() }
  const visit = (node: ts.Node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const isOfTypes = ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      const target = ts.isStringLiteral(node.moduleSpecifier) && resolved(path, node.moduleSpecifier.text)
      if (target && !isOfTypes) module.imports.push(target)
    }
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText()
      if (name === 'onDemand' || node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        module.parts.push(partOf(path, node))
        return
      }
      if (name === 'useTranslation' || name === 'fixedT')
        for (const argument of node.arguments)
          if (ts.isStringLiteralLike(argument) && known.has(argument.text)) module.shows.add(argument.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return module
}

const modules = new Map<string, Module>()
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
  if (/\.tsx?$/.test(file)) modules.set(`src/${file}`, moduleAt(`src/${file}`))
// The router's calls take the areas from the table of pages.
const router = modules.get('src/app/screens.tsx')
for (const { module, catalogs } of Object.values(pages)) {
  const part = router?.parts.findIndex((one) => one.modules.includes(module)) ?? -1
  if (part !== -1) router?.parts.splice(part, 1)
  router?.parts.push({ modules: [module], areas: catalogs })
}

/** The modules that come with some modules at once. */
function together(starts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...(modules.get(path)?.imports ?? []))
  }
  return found
}

/** Every area whose texts a module can show before they are loaded, as `area in module`. */
function early(): readonly string[] {
  // The areas that are loaded with these modules on each way to them.
  const loadedWith = new Map<string, ReadonlySet<string>>()
  const enter = ({ modules: starts, areas: own }: Part, loaded: ReadonlySet<string>) => {
    const key = starts.join(' ')
    const before = loadedWith.get(key)
    const now = [...loaded, ...own].filter((area) => before?.has(area) ?? true)
    const least = new Set(now)
    if (least.size === before?.size) return
    loadedWith.set(key, least)
    for (const path of together(starts)) for (const part of modules.get(path)?.parts ?? []) enter(part, least)
  }
  enter({ modules: ['src/app/main.tsx'], areas: ['common'] }, new Set())
  const found = [...loadedWith].flatMap(([starts, loaded]) =>
    [...together(starts.split(' '))].flatMap((path) =>
      [...(modules.get(path)?.shows ?? [])].filter((area) => !loaded.has(area)).map((area) => `${area} in ${path}`),
    ),
  )
  return [...new Set(found)].sort()
}

it('no part shows the texts of an area before they are loaded', () => {
  expect(early()).toEqual(Object.keys(shownLater))
})
