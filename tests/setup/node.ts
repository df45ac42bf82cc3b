import { expect } from 'vitest'

import { guardConsole } from './console-guard.ts'

guardConsole()

// Rules need no service, and loading the mocks takes longer than running them.
if (expect.getState().testPath?.includes('/tests/contract/')) {
  const { serveMocks } = await import('./msw.ts')
  serveMocks()
}
