import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'

const eslint = new ESLint()

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
      'boundaries/dependencies',
    ],
    ['an upper layer in the domain', 'src/domain/planted.ts', "import '#api/client.ts'\n", 'boundaries/dependencies'],
    ['the clock in the domain', 'src/domain/planted.ts', 'console.log(new Date())\n', 'no-restricted-syntax'],
    ['the clock in a feature', 'src/features/a/planted.ts', 'console.log(Date.now())\n', 'no-restricted-syntax'],
    ['the router in a component', text, "import 'wouter'\n", 'boundaries/dependencies'],
    ['Radix outside the primitives', text, "import '@radix-ui/react-dialog'\n", 'boundaries/dependencies'],
    [
      'texts in a primitive',
      'src/components/primitives/planted.tsx',
      "import '#i18n/i18n.ts'\n",
      'boundaries/dependencies',
    ],
    [
      'a widget in a field',
      'src/components/fields/planted.tsx',
      "import '#components/plans/metal-badge.tsx'\n",
      'boundaries/dependencies',
    ],
    [
      'a feature in a feature',
      'src/features/a/planted.ts',
      "import '#features/contact/contact.tsx'\n",
      'boundaries/dependencies',
    ],
    ['tests in the build', 'src/build/planted.mjs', "import '#tests/browser.mjs'\n", 'boundaries/dependencies'],
    [
      'mocks in the site',
      'src/features/a/planted.ts',
      "import '#mocks/handlers/all-handlers.ts'\n",
      'boundaries/dependencies',
    ],
    ['msw in the site', 'src/api/planted.ts', "import 'msw'\n", 'boundaries/dependencies'],
    [
      'a feature in the mocks',
      'mocks/planted.ts',
      "import '#features/contact/contact.tsx'\n",
      'boundaries/dependencies',
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
    ['a component that is a text', text, 'function A() { return t(`a`) }\n', 'puente/no-bare-text'],
    ['a component that may be a text', text, 'const A = () => (b ? <i /> : wordsOf(b))\n', 'puente/no-bare-text'],
    [
      'a component that is what it is given',
      text,
      'function A({ children }) { return children }\n',
      'puente/no-bare-text',
    ],
    [
      'an export without a word',
      'src/domain/planted.ts',
      'export const half = (n: number) => n / 2\n',
      'jsdoc/require-jsdoc',
    ],
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
    ['a text in a fragment', text, 'function A() { return <>{t(`a`)}</> }\n'],
    ['a hook that returns a text', text, 'function useA() { return t(`a`) }\n'],
    ['class names and ids', text, component('<p className="p-4 hover:bg-paper" id="plan-card" />')],
    ['an array index in a class table', text, "export const classOf = { a: 'p-4' }['a']\n"],
    ['sample text in a story', 'stories/plans/planted.tsx', component('<p>Choose a plan</p>')],
    [
      'a feature that uses what lies below',
      'src/features/a/planted.ts',
      "import '#components/plans/metal-badge.tsx'\nimport '#api/client.ts'\nimport 'wouter'\n",
    ],
  ])('%s', async (_what, filePath, code) => {
    const ours = /^no-restricted-|^boundaries\/|^puente\//
    expect((await rulesAgainst(filePath, code)).filter((rule) => ours.test(rule))).toEqual([])
  })
})
