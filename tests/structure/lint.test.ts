import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'

import { afterAll, beforeAll, expect, it } from 'vitest'

/** One fault each: its description, the file it is planted in, and the rule that reports it. */
const faults: readonly (readonly [
  what: string,
  code: string,
  rule: string,
  folder?: string,
  ending?: 'tsx' | 'mjs',
])[] = [
  ['a promise nobody waits for', 'Promise.resolve(1)', 'typescript/no-floating-promises'],
  ['a promise as a condition', 'if (Promise.resolve(1)) console.log()', 'typescript/no-misused-promises'],
  ['an await of no promise', 'export const one = async () => await 1', 'typescript/await-thenable'],
  ['any by name', 'export const value: any = 1', 'typescript/no-explicit-any'],
  ['any by inference', "export const value = JSON.parse('1')", 'typescript/no-unsafe-assignment'],
  ['a member of any', "console.log(JSON.parse('{}').name)", 'typescript/no-unsafe-member-access'],
  ['an assertion against null', 'export const f = (a: string | null) => a!.length', 'typescript/no-non-null-assertion'],
  [
    'a condition that always holds',
    "const a: string[] = []; if (a) console.log('')",
    'typescript/no-unnecessary-condition',
  ],
  [
    'an assertion that changes nothing',
    "const a = 'b'; console.log(a as 'b')",
    'typescript/no-unnecessary-type-assertion',
  ],
  ['an object in a text', 'export const f = (a: object) => `${a}`', 'typescript/restrict-template-expressions'],
  [
    'a case left out',
    "export const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1 } return 2 }",
    'typescript/switch-exhaustiveness-check',
  ],
  ['|| where ?? is meant', 'export const f = (a: number | null) => a || 1', 'typescript/prefer-nullish-coalescing'],
  [
    'a type imported as a value',
    "import { Node } from './types.ts'\nexport type A = Node",
    'typescript/consistent-type-imports',
  ],
  ['a thrown text', "throw 'no'", 'typescript/only-throw-error'],
  [
    'a method torn from its object',
    'const { getTime } = new Date(0); console.log(getTime)',
    'typescript/unbound-method',
  ],
  ['a variable nobody reads', 'const unread = 1', 'no-unused-vars'],
  ['an empty block', 'if (Math.random() > 1) {}', 'no-empty'],
  ['a name that is nowhere', 'console.log(nowhere)', 'no-undef', 'src/build', 'mjs'],
  ['a default export', 'export default 1', 'no-restricted-exports'],
  ['a climbing import', "import '../b.ts'", 'no-restricted-imports'],
  ['a climbing import in a story', "import '../../b.ts'", 'no-restricted-imports', 'stories/plans'],
  ['the whole of zod', "import * as z from 'zod'\nz.string()", 'no-restricted-imports', 'src/api'],
  ['another build of zod', "import * as z from 'zod/v4'\nz.string()", 'no-restricted-imports', 'mocks'],
  ['a file too long', 'console.log()\n'.repeat(201), 'max-lines', 'src/features/a'],
  ['a picture without its text', 'export const a = <img src="/a.png" />', 'jsx-a11y/alt-text', 'src/components', 'tsx'],
  [
    'a click that no key makes',
    'export const a = <p onClick={() => {}}>a</p>',
    'jsx-a11y/click-events-have-key-events',
    'src/components',
    'tsx',
  ],
  [
    'a hook on a condition',
    "import { useId } from 'react'\nexport function A() { return Math.random() > 1 ? useId() : null }",
    'react-hooks/rules-of-hooks',
    'src/components',
    'tsx',
  ],
  [
    'an effect that forgets what it reads',
    "import { useEffect } from 'react'\nexport function A({ a }: { a: string }) { useEffect(() => { console.log(a) }, []); return null }",
    'react-hooks/exhaustive-deps',
    'src/components',
    'tsx',
  ],
  [
    'a state set while drawing',
    "import { useState } from 'react'\nexport function A() { const [a, set] = useState(0); set(a + 1); return a }",
    'react/set-state-in-render',
    'src/features/a',
    'tsx',
  ],
]

let folder: string
let found: readonly string[]
const fileOf = (index: number) => {
  const [, , , inFolder = 'src/domain', ending = 'ts'] = faults[index] ?? []
  return `${inFolder}/planted-${index}.${ending}`
}

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-lint-'))
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  const options = { strict: true, jsx: 'react-jsx', target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler' }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...options, noEmit: true } }))
  faults.forEach(([, code], index) => {
    const path = join(folder, fileOf(index))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${code}\n`)
  })
  writeFileSync(join(folder, 'src/domain/types.ts'), 'export interface Node { readonly a: 1 }\n')
  const run = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--type-aware', '-f', 'json', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const { diagnostics } = JSON.parse(run.stdout) as Report
  found = diagnostics.map(({ filename, code }) => `${filename.replaceAll('\\', '/')} ${code}`)
}, 60_000)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

it.each(faults.map(([what, , rule], index) => ({ what, rule, index })))('reports $what', ({ rule, index }) => {
  const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule]
  expect(found).toContain(`${fileOf(index)} ${plugin}(${name})`)
})
