import { readFileSync, readdirSync } from 'node:fs'

import ts from 'typescript'
import { expect, it } from 'vitest'

/** How strongly each look of a button stands out. */
const strengths: Readonly<Record<string, number>> = {
  primary: 2,
  accent: 2,
  danger: 2,
  outline: 1,
  inverse: 1,
  quiet: 0,
}
const filled = 2

interface Group {
  /** The file, and the line of the first button. */
  readonly place: string
  /** The strengths of the buttons, in order. */
  readonly strengths: readonly number[]
  /** How many are filled. Those behind a condition are alternatives, and count as one. */
  readonly filled: number
  /** In a bar at the end of a dialog or a form, whose last button leads on. */
  readonly isBar: boolean
}

const isElement = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
const openingOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  ts.isJsxElement(node) ? node.openingElement : node

/** Returns the strength of a button; null for another element, or where its look is decided while it runs. */
function strengthOf(node: ts.JsxElement | ts.JsxSelfClosingElement): number | null {
  const { tagName, attributes } = openingOf(node)
  if (!['Button', 'LinkButton'].includes(tagName.getText())) return null
  const tone = attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === 'tone',
  )?.initializer
  if (!tone) return filled
  return ts.isStringLiteral(tone) ? (strengths[tone.text] ?? null) : null
}

/** The buttons that an element's child shows: itself, or the one after a condition. */
function buttonsIn(child: ts.Node): readonly number[] {
  if (isElement(child)) {
    const strength = strengthOf(child)
    return strength === null ? [] : [strength]
  }
  if (ts.isJsxExpression(child) && child.expression) {
    const { expression } = child
    const shown = ts.isBinaryExpression(expression) ? expression.right : expression
    return buttonsIn(ts.isParenthesizedExpression(shown) ? shown.expression : shown)
  }
  return []
}

function groupsOf(path: string): readonly Group[] {
  const text = readFileSync(path, 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  const groups: Group[] = []
  const visit = (node: ts.Node, isFooter: boolean): void => {
    const inFooter = isFooter || (ts.isJsxAttribute(node) && node.name.getText() === 'footer')
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const found = node.children.flatMap(buttonsIn)
      const always = node.children
        .filter(isElement)
        .flatMap(buttonsIn)
        .filter((one) => one === filled).length
      const all = found.filter((one) => one === filled).length
      const classes = ts.isJsxElement(node) ? node.openingElement.attributes.getText() : ''
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (found.length > 1)
        groups.push({
          place: `${path}:${line + 1}`,
          strengths: found,
          filled: always + Math.min(all - always, 1),
          isBar: inFooter || /justify-between|ms-auto/.test(classes),
        })
    }
    ts.forEachChild(node, (child) => {
      visit(child, inFooter)
    })
  }
  visit(source, false)
  return groups
}

const groups = ['src/components', 'src/features'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => groupsOf(`${folder}/${path.replaceAll('\\', '/')}`)),
)

// Proves C-97.
it('buttons beside each other are found, in rows and in bars', () => {
  expect(groups.filter(({ isBar }) => isBar).length).toBeGreaterThan(8)
  expect(groups.filter(({ isBar }) => !isBar).length).toBeGreaterThan(8)
})

it('buttons beside each other have at most one that is filled', () => {
  expect(groups.filter((group) => group.filled > 1)).toEqual([])
})

it('a row begins with its strongest button, and a bar ends with it', () => {
  const wrong = groups.filter(({ strengths: all, isBar }) => {
    const ordered = all.toSorted((one, other) => (isBar ? one - other : other - one))
    return ordered.join() !== all.join()
  })
  expect(wrong).toEqual([])
})
