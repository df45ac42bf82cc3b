import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { beforeAll, describe, expect, it } from 'vitest'

// Planted snippets have no file, so the rules that need types are left out; those of this project need none.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })

async function rulesAgainst(filePath: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message)
}

// The first file pays for loading every rule.
beforeAll(() => rulesAgainst('src/domain/planted.ts', ''), 60_000)

const text = 'src/components/plans/planted.tsx'
const component = (jsx: string) => `/** A planted component. */\nexport function Planted() {\n  return ${jsx}\n}\n`

describe('reports', () => {
  it.each([
    [
      'React in the domain',
      'src/domain/planted.ts',
      "import { useState } from 'react'\nuseState(0)\n",
      'no-restricted-imports',
    ],
    ['an upper layer in the domain', 'src/domain/planted.ts', "import '#api/client.ts'\n", 'no-restricted-imports'],
    [
      'the whole of zod in the domain',
      'src/domain/planted.ts',
      "import * as z from 'zod'\nz.string()\n",
      'no-restricted-imports',
    ],
    [
      'the whole of zod elsewhere',
      'src/api/planted.ts',
      "import * as z from 'zod'\nz.string()\n",
      'no-restricted-imports',
    ],
    ['the clock in the domain', 'src/domain/planted.ts', 'console.log(new Date())\n', 'no-restricted-syntax'],
    ['the clock in a feature', 'src/features/a/planted.ts', 'console.log(Date.now())\n', 'no-restricted-syntax'],
    ['the router in a component', text, "import 'wouter'\n", 'no-restricted-imports'],
    ['Radix outside the primitives', text, "import '@radix-ui/react-dialog'\n", 'no-restricted-imports'],
    [
      'texts in a primitive',
      'src/components/primitives/planted.tsx',
      "import '#i18n/i18n.ts'\n",
      'no-restricted-imports',
    ],
    [
      'a widget in a field',
      'src/components/fields/planted.tsx',
      "import '#components/plans/plan-card.tsx'\n",
      'no-restricted-imports',
    ],
    ['a feature in a feature', 'src/features/a/planted.ts', "import '#features/b/page.tsx'\n", 'no-restricted-imports'],
    [
      'mocks in the site',
      'src/features/a/planted.ts',
      "import '#mocks/handlers/all-handlers.ts'\n",
      'no-restricted-imports',
    ],
    ['msw in the site', 'src/api/planted.ts', "import 'msw'\n", 'no-restricted-imports'],
    ['a feature in the mocks', 'mocks/planted.ts', "import '#features/a/page.tsx'\n", 'no-restricted-imports'],
    ['a climbing import', 'src/features/a/planted.ts', "import '../b/page.tsx'\n", 'no-restricted-imports'],
    [
      'a climbing import in a story',
      'stories/plans/planted.tsx',
      "import '../support/gallery.tsx'\n",
      'no-restricted-imports',
    ],
    ['a call in a component', text, component('<button onClick={() => fetch("/api")} />'), 'no-restricted-syntax'],
    ['a call through the window', 'src/features/a/planted.ts', "void window.fetch('/api')\n", 'no-restricted-syntax'],
    ['storage in a feature', 'src/features/a/planted.ts', 'localStorage.clear()\n', 'no-restricted-syntax'],
    ['an arbitrary size', text, component('<p className="p-[13px]" />'), 'no-restricted-syntax'],
    [
      'an arbitrary colour behind a state',
      text,
      component('<p className="hover:bg-[#fff]" />'),
      'no-restricted-syntax',
    ],
    ['an arbitrary size in a template', text, component('<p className={`flex w-[${3}px]`} />'), 'no-restricted-syntax'],
    ['a style attribute', text, component('<p style={{ color: "red" }} />'), 'no-restricted-syntax'],
    ['markup set as text', text, component('<p dangerouslySetInnerHTML={{ __html: "" }} />'), 'no-restricted-syntax'],
    ['text', text, component('<p>Choose a plan</p>'), 'puente/no-literal-text'],
    ['text in braces', text, component("<p>{'Choose'}</p>"), 'puente/no-literal-text'],
    ['text on a condition', text, component("<p>{Math.random() > 1 ? 'Yes' : 'No'}</p>"), 'puente/no-literal-text'],
    ['text in a template', text, component('<p>{`Plan ${1}`}</p>'), 'puente/no-literal-text'],
    ['text that is heard', text, component('<nav aria-label="Main" />'), 'puente/no-literal-text'],
    ['text for a part', text, component("<Dialog closeLabel={'Close'} />"), 'puente/no-literal-text'],
    [
      'an export without a word',
      'src/domain/planted.ts',
      'export const half = (n: number) => n / 2\n',
      'puente/exported-docstring',
    ],
    ['a name in another case', 'src/domain/plantedHere.ts', 'export {}\n', 'puente/filename-case'],
    ['a picture without its text', text, component('<img src="/a.png" />'), 'jsx-a11y/alt-text'],
    ['a conditional hook', text, component('<p>{Math.random() > 1 && useId()}</p>'), 'react-hooks/rules-of-hooks'],
  ])('%s', async (_what, filePath, code, rule) => {
    expect(await rulesAgainst(filePath, code)).toContain(rule)
  })
})

describe('accepts', () => {
  it.each([
    ['zod/mini in the domain', 'src/domain/planted.ts', "import * as z from 'zod/mini'\nz.string()\n"],
    ['a date that is given', 'src/domain/planted.ts', 'console.log(new Date(0))\n'],
    ['texts of the catalogs', text, component("<p aria-label={t('plans.label')}>{t('plans.choose')}</p>")],
    ['marks and numbers', text, component("<p>{'·'} 1 {'/'} 2</p>")],
    ['class names and ids', text, component('<p className="p-4 hover:bg-paper" id="plan-card" />')],
    ['an array index in a class table', text, "export const classOf = { a: 'p-4' }['a']\n"],
    ['sample text in a story', 'stories/plans/planted.tsx', component('<p>Choose a plan</p>')],
    [
      'a feature that uses what lies below',
      'src/features/a/planted.ts',
      "import '#components/a.tsx'\nimport '#api/b.ts'\nimport 'wouter'\n",
    ],
  ])('%s', async (_what, filePath, code) => {
    const ours = /^no-restricted-|^puente\//
    expect((await rulesAgainst(filePath, code)).filter((rule) => ours.test(rule))).toEqual([])
  })
})
