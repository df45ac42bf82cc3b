/**
 * Mutation tests of the rules (R15): `npm run test:mutation`, or one file with `-- --mutate
 * src/domain/subsidy/contribution.ts`.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/stryker.vitest.config.ts', related: false },
  checkers: ['typescript'],
  tsconfigFile: 'tests/stryker.tsconfig.json',
  // And the application's body, which decides which parts of the form are sent.
  mutate: ['src/domain/**/*.ts', 'src/api/{application-request,application-request-member,sent-values}.ts'],
  ignorePatterns: ['dist', 'dist-demo', 'storybook-static', 'test-results', 'playwright-report'],
  // Stryker's comment in a legal text would be a change of its words, with which nothing is built.
  disableTypeChecks: 'src/{domain,api}/**/*.ts',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: 'node_modules/.cache/puente/stryker',
  incremental: true,
  incrementalFile: 'node_modules/.cache/puente/stryker-incremental.json',
  coverageAnalysis: 'perTest',
  // Tables created when a file is loaded: each such mutant would run every test, nine tenths of the whole time. The
  // tables' own tests compare each row with the rules' figures.
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
}
