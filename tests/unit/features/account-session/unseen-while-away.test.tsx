import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useUnseenWhileAway } from '#features/account-session/use-unseen-while-away.ts'

const leave = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
async function comeBack() {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await nextFrame()
}
const visibility = () => document.body.style.visibility

it('hides the page of a session while the browser keeps it, until the frame after it is back', async () => {
  renderHook(() => {
    useUnseenWhileAway(true)
  })
  leave(true)
  expect(visibility()).toBe('hidden')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(visibility()).toBe('hidden')
  await nextFrame()
  expect(visibility()).toBe('')
})

it('shows a page again whose session ends when it is back', async () => {
  const { rerender } = renderHook(
    ({ isPersonal }) => {
      useUnseenWhileAway(isPersonal)
    },
    { initialProps: { isPersonal: true } },
  )
  leave(true)
  rerender({ isPersonal: false })
  await comeBack()
  expect(visibility()).toBe('')
})

it('hides neither a page without a session nor one that the browser does not keep', () => {
  const { rerender } = renderHook(
    ({ isPersonal }) => {
      useUnseenWhileAway(isPersonal)
    },
    { initialProps: { isPersonal: false } },
  )
  leave(true)
  expect(visibility()).toBe('')
  rerender({ isPersonal: true })
  leave(false)
  expect(visibility()).toBe('')
})
