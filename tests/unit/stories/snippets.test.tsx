import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'

const examples = import.meta.glob<Record<string, ComponentType<{ onDelete: () => void; onRemove: () => void }>>>(
  '../../../stories/docs/snippets/*/*.tsx',
)

it.each(Object.entries(examples))('%s shows something as it is', async (_, load) => {
  // jsdom has no sizes.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn()
      readonly disconnect = vi.fn()
    },
  )
  const [Example] = Object.values(await load())
  if (!Example) throw new Error('it exports nothing')
  const { container } = render(<Example onDelete={() => undefined} onRemove={() => undefined} />)
  expect(container.querySelectorAll('*').length).toBeGreaterThan(0)
})
