/** Returns where an opening tag ends, after its `>`. Text in quotes and braces is skipped. */
function endOfTag(source: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (/["'`]/.test(sign)) quote = sign
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (sign === '>' && depth === 0 && source.charAt(at - 1) !== '=') return at + 1
  }
  return source.length
}

function elementAt(source: string, start: number, name: string): string {
  const end = endOfTag(source, start + 1)
  if (source.charAt(end - 2) === '/') return source.slice(start, end)
  const close = `</${name}>`
  const closed = source.indexOf(close, end)
  return closed < 0 ? '' : source.slice(start, closed + close.length)
}

function dedented(source: string, start: number, element: string): string {
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start)
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  return element.replaceAll(`\n${indent}`, '\n')
}

function written([name, value]: readonly [string, unknown]): string {
  if (typeof value === 'string' && !/["\n]/.test(value)) return `${name}="${value}"`
  if (value === true) return name
  return typeof value === 'number' || typeof value === 'boolean' ? `${name}={${value}}` : `${name}={${name}}`
}

/**
 * Returns JSX that uses a component, to be copied: the first use in its stories that hands on no props of its own, or an
 * element with the values of a story. What is longer than a literal is left as a name.
 */
export function snippetOf(name: string, stories: string, args: Readonly<Record<string, unknown>>): string {
  const uses = [...stories.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))]
    .map(({ index }) => ({ index, element: elementAt(stories, index, name) }))
    .filter(({ element }) => element !== '' && !element.includes('{...'))
  const [first] = uses
  if (first) return dedented(stories, first.index, first.element)
  const { children, ...others } = args
  const props = Object.entries(others).map(written)
  const open = props.join(' ').length > 60 ? `<${name}\n  ${props.join('\n  ')}\n` : [`<${name}`, ...props].join(' ')
  if (children === undefined) return open.endsWith('\n') ? `${open}/>` : `${open} />`
  return `${open}>${typeof children === 'string' ? children : '{children}'}</${name}>`
}
