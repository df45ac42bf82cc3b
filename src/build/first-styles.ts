import { type ChildNode, type Container, parse } from 'postcss'

/** The parts of documents that a selector can name: `p`, `#root`, `.flex`, `[hidden]` and `[type=text]`. */
type Parts = ReadonlySet<string>

/** The parts that the first script adds to a document (src/app/early.ts). */
const scripted = ['.arriving', '.offers-spanish', '[aria-disabled=true]', '[aria-disabled=false]']

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

const elements = /<([a-z][a-z\d]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi

/** Returns the parts of documents. Their attributes are in double quotes, as React and this build write them. */
function partsOf(documents: readonly string[]): Parts {
  const parts = new Set(scripted)
  for (const [, element = '', attributes = ''] of documents.join('').matchAll(elements)) {
    parts.add(element.toLowerCase())
    for (const [, name = '', escaped = ''] of attributes.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g)) {
      const value = unescaped(escaped)
      parts.add(`[${name}]`).add(`[${name}=${value}]`)
      if (name === 'id') parts.add(`#${value}`)
      if (name === 'class') for (const word of value.split(/\s+/)) parts.add(`.${word}`)
    }
  }
  return parts
}

/** An escaped character of a selector stands in this private range while the selector is read. */
const escapeOffset = 0xe0_00
const shielded = (selector: string) =>
  selector.replaceAll(/\\(.)/g, (_, mark: string) => String.fromCodePoint(mark.charCodeAt(0) + escapeOffset))
const unshielded = (name: string) =>
  name.replaceAll(/[\ue000-\ue0ff]/g, (mark) => String.fromCodePoint(mark.charCodeAt(0) - escapeOffset))

/** The innermost function of a selector, such as `:where(…)`, with its name and what it holds. */
const innerFunction = /::?([\w-]+)\(([^()]*)\)/
const impossible = '.()'

/**
 * Whether some document may have what a selector asks for. States such as hover, and what `:not()` excludes, count as
 * possible.
 */
function mayMatch(selector: string, parts: Parts): boolean {
  let rest = shielded(selector)
  for (let found = innerFunction.exec(rest); found; found = innerFunction.exec(rest)) {
    const [whole, name = '', list = ''] = found
    const isOpen = !/^(?:is|where|has)$/.test(name) || list.split(',').some((one) => mayMatch(one, parts))
    rest = rest.replace(whole, () => (isOpen ? '' : impossible))
  }
  if (rest.includes(impossible)) return false
  const asked = rest.replaceAll(/::?[\w-]+/g, '').match(/\[[^\]]*\]|[.#]?[\w\u0080-\uffff-]+/g) ?? []
  return asked.every((one) => {
    const attribute = /^\[([\w-]+)(?:([~|^$*]?)=["']?([^"'\]]*)["']?)?/.exec(one)
    if (!attribute) return parts.has(unshielded(/^[a-z]/i.test(one) ? one.toLowerCase() : one))
    const [, name = '', operator, value] = attribute
    return parts.has(operator === '' ? `[${name}=${unshielded(value ?? '')}]` : `[${name}]`)
  })
}

/** Removes nodes, and then the rules and blocks that this leaves empty. */
function remove(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) remove(parent as ChildNode)
}

const namesOf = (root: Container, pattern: RegExp) =>
  new Set([...root.toString().matchAll(pattern)].map(([, name = '']) => name))

/** Removes custom properties that nothing reads and animations that nothing runs. Returns whether there were any. */
function leaveOutUnused(root: Container): boolean {
  const read = namesOf(root, /var\((--[\w-]+)/g)
  const words = namesOf(root, /animation(?:-name)?:([^;}]*)/g)
  const unused: ChildNode[] = []
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unused.push(declaration)
  })
  root.walkAtRules((rule) => {
    const isUnread = rule.name === 'property' && !read.has(rule.params)
    const isStill = rule.name === 'keyframes' && ![...words].some((value) => value.split(/\s/).includes(rule.params))
    if (isUnread || isStill) unused.push(rule)
  })
  for (const node of unused) remove(node)
  return unused.length > 0
}

/**
 * Returns a stylesheet without its fonts, because the first styles have them. A font that is declared again could
 * appear after the first paint and move the page.
 */
export function laterStyles(stylesheet: string): string {
  const root = parse(stylesheet)
  root.walkAtRules('font-face', remove)
  return root.toString()
}

/**
 * Returns the rules of a built stylesheet that may apply to these documents before scripts run, including states such
 * as hover. Their order and text do not change. Rules for paper are left out.
 */
export function firstStyles(stylesheet: string, documents: readonly string[]): string {
  const parts = partsOf(documents)
  const root = parse(stylesheet)
  root.walkComments(remove)
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') remove(rule)
  })
  root.walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
    if (isStep) return
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, parts))
    if (selectors.length === 0) remove(rule)
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  while (leaveOutUnused(root));
  return root.toString()
}
