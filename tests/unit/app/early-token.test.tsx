import { afterEach, describe, expect, it, vi } from 'vitest'

import { writeStored } from '#state/storage.ts'

/** The token that the sign-in page receives when the browser opens an address. */
async function openAt(address: string) {
  history.replaceState(null, '', address)
  vi.resetModules()
  await import('#app/early.ts')
  const { handedOverToken, takeTokenFromAddress } = await import('#app/handed-over-token.ts')
  takeTokenFromAddress()
  return handedOverToken()
}

afterEach(() => {
  ;(globalThis as { early?: { end: () => unknown } }).early?.end()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  localStorage.clear()
})

describe('the token of an address', () => {
  it.each([
    ['/login?token=abc', 'abc', '/login'],
    ['/login?a=1&token=a%20b', null, '/login?a=1'],
    ['/login?token=a%2Bb&forgot=1', 'a+b', '/login?forgot=1'],
    ['/login?token=%', null, '/login'],
    ['/login#&token=abc', null, '/login#&token=abc'],
    ['/login#?token=abc', null, '/login#?token=abc'],
    ['/login?a=1#&token=abc', null, '/login?a=1#&token=abc'],
    ['/lead?token=abc', null, '/lead?token=abc'],
  ])('%s', async (address, token, left) => {
    expect((await openAt(address))?.token ?? null).toBe(token)
    expect(location.pathname + location.search + location.hash).toBe(left)
  })

  it('is a return only once after this tab has left with it', async () => {
    expect(await openAt('/login?token=abc')).toEqual({ token: 'abc', isReturn: false })
    writeStored('session', 'returnsFromSubmit', '1')
    expect(await openAt('/login?token=abc')).toEqual({ token: 'abc', isReturn: true })
    expect(await openAt('/login?token=abc')).toEqual({ token: 'abc', isReturn: false })
  })

  // Proves F-65.
  it('is the one of this tab after a submit, once, though the address has none', async () => {
    localStorage.setItem('authToken', 'own')
    expect(await openAt('/login')).toBeNull()
    writeStored('session', 'returnsFromSubmit', '1')
    expect(await openAt('/faqs')).toBeNull()
    expect(await openAt('/login')).toEqual({ token: 'own', isReturn: true })
    expect(await openAt('/login')).toBeNull()
    writeStored('session', 'returnsFromSubmit', '1')
    localStorage.removeItem('authToken')
    expect(await openAt('/login')).toBeNull()
  })
})
