import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

/** The tests that mutants of the rules meet: those of the domain, which need neither mocks nor a page. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/unit/domain/**/*.test.ts'],
    setupFiles: ['./tests/setup/console-guard.ts'],
  },
})
