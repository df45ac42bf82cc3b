import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { expect, it } from 'vitest'

/** Does what a browser's translator does: it replaces every text node by elements. */
function translate(page: Element) {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const words = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    words.append(text.data)
    text.replaceWith(words)
  }
}

const Lines = ({ children }: { readonly children: readonly string[] }) =>
  children.map((line) => <p key={line}>{line}</p>)
const Pass = ({ children }: { readonly children: ReactNode }) => <p>{children}</p>

/** What a page shows in turn. React's own JSX throws or shows an old text in each but those that end in “alone”. */
const changes: readonly (readonly [what: string, ...shown: ReactNode[]])[] = [
  ['a text alone', <p>{'one'}</p>, <p>{'two'}</p>, <p>{null}</p>, <p>{'three'}</p>],
  ['a text and an element in turn alone', <p>{'one'}</p>, <p>{<b>two</b>}</p>, <p>{'three'}</p>],
  [
    'an element that comes before a text',
    <p>
      {false}
      {'save'}
    </p>,
    <p>
      {<i />}
      {'saving'}
    </p>,
    <p>
      {false}
      {'saved'}
    </p>,
  ],
  [
    'a text that comes and goes',
    <p>
      <b>a</b>
      {'one'}
    </p>,
    <p>
      <b>a</b>
      {''}
    </p>,
    <p>
      <b>a</b>
      {'two'}
    </p>,
  ],
  [
    'numbers in a text',
    <p>
      {1} of {2}
    </p>,
    <p>
      {10} of {65}
    </p>,
  ],
  [
    'a text that grows',
    <p>
      {'one'}
      {false}
    </p>,
    <p>
      {'one'}
      {' and more'}
    </p>,
    <p>
      {'one'}
      {false}
    </p>,
  ],
  [
    'texts on both sides',
    <p>
      {'a'}
      {false}
      {'b'}
    </p>,
    <p>
      {'a'}
      {<i>, </i>}
      {'b'}
    </p>,
    <p>
      {'a'}
      {false}
      {'b'}
    </p>,
  ],
  [
    'a fragment of a text',
    <p>
      <>{'one'}</>
    </p>,
    <p>
      <>{'two'}</>
    </p>,
    <p>
      <>{<b>c</b>}</>
    </p>,
  ],
  [
    'a boundary of a text',
    <p>
      <Suspense>{'one'}</Suspense>
    </p>,
    <p>
      <Suspense>{'two'}</Suspense>
    </p>,
  ],
  ['a list with marks', <p>{['a ', <b key="b">b</b>, ' c']}</p>, <p>{['A ', <b key="b">b</b>]}</p>],
  [
    'a list within a list',
    <p>
      {[['a', <b key="b">b</b>]]}
      {'c'}
    </p>,
    <p>
      {[['A', <b key="b">b</b>]]}
      {'d'}
    </p>,
  ],
  ['a list of texts', <p>{['a', ', ', 'b']}</p>, <p>{['a']}</p>],
  [
    'children of a component',
    <Pass>
      <i />
      one
    </Pass>,
    <Pass>{null}two</Pass>,
  ],
]

// Proves C-83.
it.each(changes)('a translated page shows the change of %s', (_what, first, ...next) => {
  const { container, rerender } = render(first)
  for (const shown of next) {
    translate(container)
    rerender(shown)
    const plain = render(shown)
    expect(container.textContent).toBe(plain.container.textContent)
    plain.unmount()
  }
})

it('adds no element where a text is alone, and one for texts that stand together', () => {
  const { container } = render(
    <ul>
      <li>one</li>
      <li>
        {1} of {2}
      </li>
      <li>
        <b>three</b> of {3}
      </li>
    </ul>,
  )
  expect(container.innerHTML).toBe('<ul><li>one</li><li>1 of 2</li><li><b>three</b><span> of 3</span></li></ul>')
})

it('leaves a list of texts as it is for a component', () => {
  const { container } = render(<Lines>{['one', 'two']}</Lines>)
  expect(container.innerHTML).toBe('<p>one</p><p>two</p>')
})
