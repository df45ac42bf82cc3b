import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { Arrival } from '#app/arrival.ts'
import { goTo } from '#app/site-location.ts'

it.each([
  ['#100%', '100%'],
  ['#caf%C3%A9', 'café'],
  ['#%E0%A4%A', 'top'],
  ['#no-such-place', 'top'],
])('an address that ends in %s leads to the place of that name, else to the heading', async (hash, id) => {
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  goTo('/about-us')
  const page = () => (
    <main id="main">
      <h1 id="top">FAQ</h1>
      <p id="100%">100 %</p>
      <p id="café">Café</p>
      <Arrival />
    </main>
  )
  render(page())
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  goTo(`/faqs${hash}`)
  await expect.poll(() => document.activeElement?.id).toBe(id)
})

it('a page that loads first gives the focus to its heading once that is there', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const page = (isThere: boolean) => (
    <main id="main" tabIndex={-1}>
      {isThere && <h1 id="late">Your application</h1>}
      <Arrival />
    </main>
  )
  goTo('/contact')
  const { rerender } = render(page(false))
  goTo('/lead')
  await expect.poll(() => document.activeElement?.id).toBe('main')
  rerender(page(true))
  await expect.poll(() => document.activeElement?.id).toBe('late')
})
