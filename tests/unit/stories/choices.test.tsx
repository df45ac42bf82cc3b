import { readFileSync, readdirSync } from 'node:fs'

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Choice, Choices } from '#stories/docs/choices.tsx'

const folder = 'stories/docs'
const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

it('every choice that a page names is one of the toolbar, by the name that it has there', () => {
  const used = pages.flatMap((page) => [...page.matchAll(/<Choice of="([\w-]+)" value="([\w-]+)" \/>/g)])
  expect(used.length).toBeGreaterThan(0)
  for (const [, of = '', value = ''] of used) {
    const { container } = render(<Choice of={of} value={value} />)
    expect(container.textContent).not.toBe('')
  }
})

it('every switch whose choices a page lists is one of the toolbar', () => {
  const used = pages.flatMap((page) => [...page.matchAll(/<Choices of="([\w-]+)" \/>/g)])
  expect(used.length).toBeGreaterThan(0)
  for (const [, of = ''] of used) expect(render(<Choices of={of} />).container.textContent).toContain(', ')
})
