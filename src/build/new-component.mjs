import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { camel, inWords, kebab, pascal, placeholders } from './part-names.mjs'

/** The parts of the workbench by group. Every other group is one of widgets. */
const workbenchParts = { primitives: 'Primitives', fields: 'Fields' }

/** Returns the file of `src` that already has a name, because two files of one name are not allowed. */
function taken(root, name) {
  if (!existsSync(join(root, 'src'))) return undefined
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .find((path) => [`${name}.ts`, `${name}.tsx`].includes(path.split('/').at(-1)))
}

/** Writes a component and its stories. */
export function newComponent(files, root, place) {
  const [group, name, ...rest] = (place ?? '').split('/')
  if (!kebab.test(group) || !kebab.test(name ?? '') || rest.length > 0)
    throw new Error('Name it <group>/<name> in lower case with hyphens, such as plans/price-note')
  const other = taken(root, name)
  if (other && other !== `components/${place}.tsx`) throw new Error(`src/${other} has this name: choose another`)
  const Name = pascal(name)
  files.write(
    `src/components/${place}.tsx`,
    `import type { ReactNode } from 'react'

export interface ${Name}Props {
  /** The content. */
  readonly children: ReactNode
}

/** ${placeholders.component} */
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

const meta = {
  title: '${workbenchParts[group] ?? `Widgets/${inWords(group)}`}/${inWords(name)}',
  id: '${group}-${name}',
  tags: ['draft', '!ready'],
  component: ${Name},
  render: Sample,
} satisfies Meta<typeof ${Name}>
export default meta
type Story = StoryObj<typeof Sample>

export const Default: Story = {}

export const Gallery: Story = gallery({ component: Sample }, { Default })
`,
  )
  return [
    'Describe the component and its props in their docstrings, and put what people call it in brackets behind its title.',
    'Use it in the site, and then take the tags out of its stories: a part that nothing uses stays a draft.',
    `Put its texts under "${camel(name)}" in src/i18n/locales/en and es; primitives and fields take texts as props.`,
    'Show every state, and a play by keyboard that finds things by their translated names.',
  ]
}
