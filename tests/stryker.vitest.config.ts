import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { settingsPlugin } from '#build/settings-plugin.ts'

/** The tests for mutants of the rules: those of the domain and of the application's body, which need no page. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [settingsPlugin()],
  test: {
    environment: 'node',
    // Instrumented, with another process on the second core, a property test takes many times as long.
    testTimeout: 60_000,
    // Ten thousand households for each mutant would take days. The first hundreds find what the others find.
    env: { HOUSEHOLDS: '300' },
    include: ['tests/unit/domain/**/*.test.ts', 'tests/unit/api/{application-request*,sent-values}.test.ts'],
    // A thousand texts for each rule, to find exceptions: the rules' tables kill the same mutants in a hundredth of the
    // time.
    exclude: ['tests/unit/domain/application/validate-fuzz.test.ts'],
    setupFiles: ['./tests/setup/console-guard.ts'],
  },
})
