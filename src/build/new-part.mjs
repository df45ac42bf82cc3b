// npm run new <kind> <name>: writes the files of a new part, and lists the remaining steps.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { newEdition } from './legal-editions.mjs'
import { newComponent } from './new-component.mjs'
import { newCarrier, newQuestion, newTestimonial } from './new-content.mjs'
import { newIncomeSource } from './new-income-source.mjs'
import { newMarketplace } from './new-marketplace.mjs'
import { newYear } from './new-year.mjs'
import { camel, inWords, kebab, pascal, placeholders } from './part-names.mjs'

/** Access to the files of a repository: creates new ones without overwriting, and inserts lines into existing ones. */
function filesOf(root) {
  const changed = []
  return {
    changed,
    write(path, text) {
      const full = join(root, path)
      if (existsSync(full)) throw new Error(`${path} is there already`)
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, text)
      changed.push(path)
    },
    /** Inserts `text` before the last `mark` of a file. */
    insert(path, mark, text) {
      const full = join(root, path)
      const before = readFileSync(full, 'utf8')
      const at = before.lastIndexOf(mark)
      if (at < 0) throw new Error(`${path} has no ${JSON.stringify(mark)}: update src/build/new-part.mjs`)
      writeFileSync(full, before.slice(0, at) + text + before.slice(at))
      if (!changed.includes(path)) changed.push(path)
    },
    addImport(path, line) {
      const full = join(root, path)
      writeFileSync(full, `${line}\n${readFileSync(full, 'utf8')}`)
    },
  }
}

const pageTexts = {
  en: {
    title: 'Title of the page',
    description: 'One sentence about the page for search engines.',
    heading: 'Heading of the page',
    introduction: 'What the page is about.',
  },
  es: {
    title: 'Título de la página',
    description: 'Una oración sobre la página para los buscadores.',
    heading: 'Encabezado de la página',
    introduction: 'De qué trata la página.',
  },
}

/** A public page of content, built ahead in both languages. */
function newPage(files, root, name) {
  if (!kebab.test(name ?? '')) throw new Error('Name its path in kebab-case, such as how-it-works')
  const table = readFileSync(join(root, 'src/config/pages.ts'), 'utf8')
  if (table.includes(`  '/${name}': `)) throw new Error(`src/config/pages.ts has /${name} already`)
  const Screen = `${pascal(name)}Screen`
  const keys = `${camel(name)}Page`
  for (const [language, texts] of Object.entries(pageTexts))
    files.write(`src/i18n/locales/${language}/${name}.json`, `${JSON.stringify({ [keys]: texts }, null, 2)}\n`)
  files.write(
    `src/features/content/${name}-screen.tsx`,
    `import { PageMeta } from '#components/chrome/page-meta.tsx'
import { PageHero } from '#components/content/page-hero.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** ${placeholders.page} */
export function ${Screen}() {
  const { t } = useTranslation('${name}')
  return (
    <>
      <PageMeta title={t('${keys}.title')} description={t('${keys}.description')} />
      <PageHero title={t('${keys}.heading')}>
        <p>{t('${keys}.introduction')}</p>
      </PageHero>
    </>
  )
}
`,
  )
  files.write(
    `stories/features/${name}-page.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ${Screen} } from '#features/content/${name}-screen.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Screens/${inWords(`${name}-page`)}',
  id: 'features-${name}-page',
  tags: ['!autodocs'],
  component: ${Screen},
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${Screen}>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const HasOneHeading: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('${name}', globals)
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: t('${keys}.heading') })).toBeVisible()
  },
}
`,
  )
  const module = `features/content/${name}-screen.tsx`
  files.insert(
    'src/config/pages.ts',
    "  '/carriers/*': {",
    `  '/${name}': { module: 'src/${module}', catalogs: ['${name}'], audience: 'public' },\n`,
  )
  files.insert(
    'src/app/screens.tsx',
    "  '/carriers/*': () =>",
    `  '/${name}': () => import('#${module}').then((module) => module.${Screen}),\n`,
  )
  const namespaces = 'src/i18n/namespaces.ts'
  files.insert(namespaces, '}\n\n/** Name of a catalog. */', `  '${name}': typeof ${camel(name)}\n`)
  files.insert(namespaces, '] as const satisfies readonly Namespace[]', `  '${name}',\n`)
  files.addImport(namespaces, `import type ${camel(name)} from './locales/en/${name}.json'`)
  return [
    'Write the screen and its texts in both languages; give the page a rule in stories/docs/rules and cite it.',
    'For a link in the menus: `links` of its row in src/config/pages.ts; types ask for the place and the text of the link.',
    'For signed-in users only: `audience` of its row.',
    `Name "${name}-screen" and "${name}" in tests/e2e/journey-of-part.ts, and let that journey visit the page.`,
  ]
}

function newCall(files, name) {
  if (!kebab.test(name ?? '')) throw new Error('Name it in kebab-case, such as plan-documents')
  const operation = camel(name)
  const fetcher = `fetch${pascal(name)}`
  files.write(
    `src/api/${name}.ts`,
    `import * as z from 'zod/mini'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

/** The answer in the service's format. */
export const ${operation}Response = z.object({ data: z.array(z.string()) })

/** ${placeholders.call} */
export async function ${fetcher}(signal?: AbortSignal): Promise<readonly string[]> {
  const answer = await request({
    operation: '${operation}',
    url: endpoints.${operation}(),
    schema: ${operation}Response,
    signal,
  })
  return answer.data
}
`,
  )
  files.insert(
    'src/api/endpoints.ts',
    '} as const',
    `  /** Assumed. */\n  ${operation}: () => \`\${site.apiHost}/${name}\`,\n`,
  )
  files.insert('src/lib/call-failure.ts', "  | 'pagePart'", `  | '${operation}'\n`)
  for (const language of ['en', 'es'])
    files.insert(
      `src/i18n/locales/${language}/call-failures.json`,
      '    "pagePart":',
      `    "${operation}": "${name.replaceAll('-', ' ')}",\n`,
    )
  files.insert(
    'mocks/openapi/quote-calls.ts',
    '} as const satisfies',
    `  ${operation}: {
    method: 'GET',
    address: endpoints.${operation}(),
    family: 'agency',
    summary: 'One sentence for the person who builds the service.',
    source: 'assumed',
    answer: ${operation}Response,
    successStatus: 200,
    refusals: {},
  },
`,
  )
  files.addImport('mocks/openapi/quote-calls.ts', `import { ${operation}Response } from '#api/${name}.ts'`)
  files.insert(
    'mocks/handlers/quote-handlers.ts',
    '  ]\n}',
    `    handle('${operation}', () => ({ status: 200, body: { data: ['sample'] } })),\n`,
  )
  files.insert('mocks/fixtures/sample-requests.ts', '}', `  ${operation}: {},\n`)
  files.insert('tests/contract/support/fetchers.ts', '}', `  ${operation}: () => ${fetcher}(),\n`)
  files.addImport('tests/contract/support/fetchers.ts', `import { ${fetcher} } from '#api/${name}.ts'`)
  return [
    'Write the schema, the address and the mapping to the domain; state the rule in the docstring and in `source`.',
    'Name the call in both languages (`operations` of call-failures.json).',
    'Let the mock answer from its own state, and refuse what the service refuses.',
    'tests/contract/calls.test.ts checks the call already; add a row for each refusal.',
    'Say what its fields mean in mocks/openapi/fields, and show its refusals in mocks/fixtures/refused-requests.ts.',
    'Raise the contract’s version (src/config/contract-version.ts); tests/contract/openapi.test.ts names what is missing.',
  ]
}

function newRule(files, root, page, title) {
  const folder = 'stories/docs/rules'
  const pages = readdirSync(join(root, folder))
  if (!pages.includes(`${page}.mdx`) || !title)
    throw new Error(`Name one of the pages ${pages.map((name) => name.replace('.mdx', '')).join(', ')}, then a title`)
  const area = page.slice(0, 1).toUpperCase()
  const numbersOf = (name) =>
    [...readFileSync(join(root, folder, name), 'utf8').matchAll(/^### [QPAFC]-(\d+) /gm)].map(([, number]) =>
      Number(number),
    )
  const number = Math.max(...numbersOf(`${page}.mdx`)) + 1
  const other = pages.find((name) => name.startsWith(page.slice(0, 1)) && numbersOf(name).includes(number))
  if (other) throw new Error(`${area}-${number} is a rule of ${other}: give the rule its number by hand`)
  const path = `${folder}/${page}.mdx`
  const text = readFileSync(join(root, path), 'utf8')
  writeFileSync(
    join(root, path),
    `${text.trimEnd()}\n\n### ${area}-${number} ${title}\n\n${placeholders.rule}\n\n- **Source:** product.\n- **Shows in:** name the page or step.\n`,
  )
  files.changed.push(path)
  return [
    `Cite ${area}-${number} in the docstring of the code that keeps the rule, and in the test that proves it.`,
    'tests/structure/rules.test.ts says what is still missing.',
  ]
}

/**
 * Writes the files of a new part. Returns the changed files and the remaining steps; throws one sentence on an invalid
 * name.
 */
export function newPart(root, parts) {
  const [kind, name, ...words] = parts
  const files = filesOf(root)
  const makers = {
    component: () => newComponent(files, root, name),
    page: () => newPage(files, root, name),
    call: () => newCall(files, name),
    rule: () => newRule(files, root, name, words.join(' ')),
    year: () => newYear(files, root, name),
    'income-source': () => newIncomeSource(files, root, name, ...words),
    carrier: () => newCarrier(files, root, name, words.join(' ')),
    question: () => newQuestion(files, root, name),
    testimonial: () => newTestimonial(files, root, name),
    edition: () => newEdition(files, root, name, ...words),
    marketplace: () => newMarketplace(files, root, name, ...words),
  }
  if (!Object.hasOwn(makers, kind ?? '')) throw new Error(`npm run new ${Object.keys(makers).join('|')} <name>`)
  const next = makers[kind]()
  return { changed: files.changed, next }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { changed, next } = newPart('.', process.argv.slice(2))
    console.log(
      [
        'Written:',
        ...changed,
        '',
        'Next:',
        ...next.map((step) => `- ${step}`),
        '- npm run format, then npm run check',
      ].join('\n'),
    )
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
