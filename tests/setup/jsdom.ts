import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

import { guardConsole } from './console-guard.ts'
import { serveMocks } from './msw.ts'

guardConsole()
serveMocks()
// Unmounts each test's components, so they neither react to the next test nor stay in its history.
afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})
