import { readFileSync } from 'node:fs'

import { type CustomPlugin, optimize } from 'svgo'

import { type ColorRole, type Scheme } from '#tokens/color-roles.ts'
import { light } from '#tokens/palette.ts'

import { escapeHtml } from './escape-html.ts'

/** An element of the mark. */
interface DrawnElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly DrawnElement[]
}

/** The agency's mark, reduced to what it draws. */
export interface LogoDrawing {
  readonly root: DrawnElement
  /** Its width divided by its height. */
  readonly aspect: number
}

/** The mark's file, from the root of the repository. */
export const logoFile = 'src/content/logo.svg'

/** A mark of this aspect takes half the width of a small phone. */
const widestAspect = 4

/** Elements that run scripts, load resources, or need their own font or style. */
const refusedElements = new Set([
  'a',
  'animate',
  'animateMotion',
  'animateTransform',
  'foreignObject',
  'image',
  'script',
  'set',
  'style',
  'text',
])

const roleInUse = /var\(--color-([\w-]*)\)/g

function isOutside([name, value]: readonly [string, string]): boolean {
  return name === 'style' || name.startsWith('on') || (name.endsWith('href') && !value.startsWith('#'))
}

function problemsOf({ name, attributes, children }: DrawnElement): readonly string[] {
  const roles = Object.values(attributes).flatMap((value) =>
    [...value.matchAll(roleInUse)].map(([, role = '']) => role),
  )
  return [
    ...(refusedElements.has(name) ? [`<${name}> is not allowed: draw it with shapes and paths`] : []),
    ...Object.entries(attributes)
      .filter(isOutside)
      .map(([attribute]) => `${attribute} of <${name}> is not allowed: use attributes such as fill and stroke`),
    ...roles
      .filter((role) => !Object.hasOwn(light, role))
      .map((role) => `var(--color-${role}) is no color of src/tokens/color-roles.ts`),
    ...children.flatMap(problemsOf),
  ]
}

interface ParsedNode {
  readonly type: string
  readonly name?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly ParsedNode[]
}

const elementsOf = (nodes: readonly ParsedNode[] = []): readonly DrawnElement[] =>
  nodes
    .filter(({ type }) => type === 'element')
    .map(({ name = '', attributes = {}, children }) => ({ name, attributes, children: elementsOf(children) }))

/** Returns the mark that a file draws. Throws with everything that the file must not contain. */
export function readLogo(svg: string = readFileSync(logoFile, 'utf8')): LogoDrawing {
  let drawn: readonly DrawnElement[] = []
  const capture: CustomPlugin = {
    name: 'puente-capture',
    fn: (root) => {
      drawn = elementsOf(root.children)
      return null
    },
  }
  try {
    optimize(svg, {
      plugins: [
        { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
        'convertStyleToAttrs',
        'removeDimensions',
        { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
        capture,
      ],
    })
  } catch (error) {
    throw new Error(`${logoFile} is no SVG: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  const root = drawn.find(({ name }) => name === 'svg')
  if (!root) throw new Error(`${logoFile} has no <svg>`)
  const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number)
  const aspect = width / height
  const problems = [
    ...(width > 0 && height > 0 ? [] : ['<svg> needs a viewBox, such as viewBox="0 0 38 30"']),
    ...(aspect > widestAspect
      ? [`the mark is wider than ${widestAspect} times its height: leave the name out of it`]
      : []),
    ...problemsOf(root),
  ]
  if (problems.length > 0) throw new Error(problems.map((problem) => `${logoFile}: ${problem}`).join('\n'))
  return { root, aspect }
}

const propOf = (attribute: string) =>
  attribute === 'class' ? 'className' : attribute.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())

function call({ name, attributes, children }: DrawnElement, added = ''): string {
  const props = Object.entries(attributes)
    .filter(([attribute]) => !attribute.startsWith('xmlns'))
    .map(([attribute, value]) => `${propOf(attribute)}: ${JSON.stringify(value)}`)
  const inside = children.map((child) => call(child))
  if (inside.length > 0) props.push(`children: ${inside.length === 1 ? inside[0] : `[${inside.join(', ')}]`}`)
  return `${inside.length > 1 ? 'jsxs' : 'jsx'}(${JSON.stringify(name)}, { ${[...props, added].filter(Boolean).join(', ')} })`
}

/** Returns a module with the mark as a component. Its colors are those of the page's scheme. */
export function logoModule({ root }: LogoDrawing): string {
  return `import { jsx, jsxs } from 'react/jsx-runtime'
export const LogoDrawing = ({ className }) => ${call(root, `'aria-hidden': true, className`)}
`
}

function markupOf({ name, attributes, children }: DrawnElement, colors: Scheme): string {
  const pairs = Object.entries(attributes).map(
    ([attribute, value]) =>
      ` ${attribute}="${escapeHtml(value.replaceAll(roleInUse, (_, role: ColorRole) => colors[role]))}"`,
  )
  return `<${name}${pairs.join('')}>${children.map((child) => markupOf(child, colors)).join('')}</${name}>`
}

/** Returns the mark for a picture: centered in a square, as large as fits, in a scheme's colors. */
export function logoInSquare(
  { root }: LogoDrawing,
  square: { readonly x: number; readonly y: number; readonly side: number },
  colors: Scheme,
): string {
  const { x, y, side } = square
  const attributes = {
    ...root.attributes,
    color: colors['primary-strong'],
    x: String(x),
    y: String(y),
    width: String(side),
    height: String(side),
  }
  return markupOf({ ...root, attributes }, colors)
}

/** Returns the mark without the space around it, so that it is centered in a picture. */
export function trimmedLogo(logo: LogoDrawing, drawnPart: (svg: string) => string): LogoDrawing {
  const { root } = logo
  const viewBox = drawnPart(markupOf(root, light))
  return { ...logo, root: { ...root, attributes: { ...root.attributes, viewBox } } }
}
