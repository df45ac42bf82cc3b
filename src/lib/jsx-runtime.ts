import type { ReactNode } from 'react'
import { Fragment, jsx as draw, jsxs as drawAll } from 'react/jsx-runtime'

export { Fragment }
export type { JSX } from 'react/jsx-runtime'

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number'

/** Returns children with each run of adjacent texts wrapped in one element. */
function withOwnElements(children: readonly ReactNode[], tag: 'span' | 'tspan'): ReactNode[] {
  const drawn = [...children]
  let start = -1
  let run = ''
  children.forEach((child, at) => {
    if (isText(child)) {
      if (start < 0) [start, run] = [at, '']
      run += String(child)
      drawn[at] = null
      drawn[start] = run && draw(tag, { children: run }, `text ${start}`)
    } else if (child && typeof child === 'object') {
      start = -1
      if (Array.isArray(child)) drawn[at] = withOwnElements(child as readonly ReactNode[], tag)
    }
  })
  return drawn
}

/**
 * Returns an element's props, with an element around each text that has a neighbour.
 *
 * A browser's translator replaces text nodes. React keeps references to text nodes that have siblings. It then updates
 * a node that is no longer on the page, and throws when it removes that node or inserts before it. React keeps no
 * reference to the only text of an element, so that text is safe (C-83). A list passed to a component as its only child
 * stays a list, because the component may iterate over it.
 */
export function withOwnTexts(type: unknown, props: unknown, isStatic: boolean): { readonly children?: ReactNode } {
  const given = props as { readonly children?: ReactNode }
  const { children } = given
  // Fragments and other types that React identifies by a symbol are not elements.
  const isElement = typeof type !== 'symbol'
  if (!Array.isArray(children))
    return isElement || !isText(children) ? given : { ...given, children: draw('span', { children }) }
  if (!isStatic && isElement && typeof type !== 'string') return given
  const own =
    isElement && children.every(isText)
      ? children.join('')
      : withOwnElements(children, type === 'text' ? 'tspan' : 'span')
  return { ...given, children: own }
}

/** The JSX of all files (`jsxImportSource`): React's, with an element around each text that has a neighbour. */
export const jsx: typeof draw = (type, props, key) => draw(type, withOwnTexts(type, props, false), key)

/** The same for several children, which may have become one text. */
export const jsxs: typeof drawAll = (type, props, key) => {
  const own = withOwnTexts(type, props, true)
  return (Array.isArray(own.children) ? drawAll : draw)(type, own, key)
}
