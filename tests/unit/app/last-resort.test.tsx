import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import { Part } from '#app/part.tsx'
import { watchUncaught } from '#app/report.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

const secret = 'token=5f0c7a52'
let isBroken = true
function Fragile() {
  if (isBroken) throw new Error(secret)
  return <p>whole</p>
}

beforeAll(() => loadNamespaces('common'))

// ASVS 16.5.1 and 16.5.4.
it('a part that breaks says so in general words, the others stay, and it can be tried again', () => {
  // React logs what a boundary has caught.
  vi.mocked(console.error).mockImplementation(() => undefined)
  render(
    <>
      <p>header</p>
      <Part failure="notice">
        <Fragile />
      </Part>
    </>,
  )
  const t = fixedT('en', 'common')
  expect(screen.getByRole('alert').textContent).toContain(t('crash.title'))
  expect(document.body.textContent).toContain('header')
  expect(document.body.textContent).not.toContain(secret)
  isBroken = false
  act(() => {
    screen.getByRole('button', { name: t('crash.retry') }).click()
  })
  expect(document.body.textContent).toContain('whole')
  vi.mocked(console.error).mockClear()
})

it('what nothing else catches is told, and an event without an error is not', () => {
  const tell = vi.fn()
  watchUncaught(tell)
  const error = new TypeError('x')
  dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }))
  expect(tell.mock.calls).toEqual([
    ['error', error],
    ['rejection', 'no'],
  ])
})
