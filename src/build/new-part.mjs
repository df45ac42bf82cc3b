// npm run new component|call|rule: writes the files of a new part, and lists the remaining steps.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const pascal = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

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

function newComponent(files, place) {
  const [group, name, ...rest] = (place ?? '').split('/')
  if (!kebab.test(group) || !kebab.test(name ?? '') || rest.length > 0)
    throw new Error('Name it <group>/<name>, such as plans/price-note')
  const Name = pascal(name)
  files.write(
    `src/components/${place}.tsx`,
    `import type { ReactNode } from 'react'

export interface ${Name}Props {
  /** The content. */
  readonly children: ReactNode
}

/** Describe its purpose, and how a screen reader announces it. */
export function ${Name}({ children }: ${Name}Props) {
  return <div className="grid gap-2">{children}</div>
}
`,
  )
  files.write(
    `stories/${place}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'

import { ${Name} } from '#components/${place}.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ content: string }> = {
  en: { content: 'Sample' },
  es: { content: 'Ejemplo' },
}

function Sample() {
  return <${Name}>{useSample(text).content}</${Name}>
}

const meta = { component: ${Name}, render: Sample } satisfies Meta<typeof ${Name}>
export default meta
type Story = StoryObj<typeof Sample>

export const Default: Story = {}

export const Gallery: Story = gallery({ component: Sample }, { Default })
`,
  )
  return [
    'Describe the component and its props in their docstrings.',
    `Put its texts under "${camel(name)}" in src/i18n/locales/en and es; primitives and fields take texts as props.`,
    'Show every state, and a play by keyboard that finds things by their translated names.',
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

/** Describe what it returns, in the domain's terms, and cite its rule. */
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
    `${text.trimEnd()}\n\n### ${area}-${number} ${title}\n\nState the rule, its numbers and an example.\n\n- **Source:** product.\n- **Shows in:** name the page or step.\n`,
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
export function newPart(root, [kind, name, ...words]) {
  const files = filesOf(root)
  const makers = {
    component: () => newComponent(files, name),
    call: () => newCall(files, name),
    rule: () => newRule(files, root, name, words.join(' ')),
  }
  if (!Object.hasOwn(makers, kind ?? '')) throw new Error('npm run new component|call|rule <name>')
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
