import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

import { guardConsole } from './console-guard.ts'
import { serveMocks } from './msw.ts'

guardConsole()
serveMocks()
// What one test rendered must not hear what the next one does, nor stand in its history.
afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})
