import process from 'node:process'

import { freePort } from '#build/free-port.mjs'

import { bin } from './runner.mjs'

const cache = 'node_modules/.cache/puente'
const node = (script, ...args) => [process.execPath, script, ...args]
const ownCounts = ({ passed, failed }) => ({ passed, failed })
const vitestCounts = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  // A file that cannot be loaded has no failed test, but is a failed suite.
  failed: numFailedTests === 0 && numFailedTestSuites > 0 ? 1 : numFailedTests,
})
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** What needs no browser: the checks of `npm run check`, in under a minute. */
export function fastChecks() {
  return [
    {
      name: 'unit, contract and structure tests',
      command: [...bin('vitest'), 'run', '--reporter=default', '--reporter=json', '--outputFile.json=REPORT_FILE'],
      env: { CI: '1' },
      counts: vitestCounts,
    },
    {
      name: 'lint',
      command: [...bin('eslint'), '.', '--max-warnings', '0', '--cache', '--cache-location', `${cache}/eslint`],
    },
    { name: 'types', command: [...bin('typescript', 'tsc'), '--noEmit'] },
    {
      name: 'types of the domain',
      command: [...bin('typescript', 'tsc'), '--noEmit', '-p', 'src/domain/tsconfig.json'],
    },
    {
      name: 'format',
      command: [
        ...bin('prettier'),
        '--check',
        '--cache',
        '--cache-location',
        `${cache}/prettier`,
        '--log-level',
        'warn',
        '.',
      ],
    },
  ]
}

function storyChecks() {
  return ['en', 'es'].map((language) => ({
    name: `stories in ${language === 'en' ? 'English' : 'Spanish'}`,
    command: node(
      'tests/run/with-storybook.mjs',
      ...bin('@storybook/test-runner', 'test-storybook'),
      '--maxWorkers=2',
      '--failOnConsole',
    ),
    env: { STORY_LOCALE: language },
    counts: ownCounts,
    after: ['build Storybook'],
    cores: 2,
  }))
}

/** Everything, for `npm test`. */
export async function allChecks() {
  return [
    ...fastChecks(),
    { name: 'lock file', command: node('tests/run/lock-file.mjs') },
    { name: 'build Storybook', command: [...bin('storybook'), 'build', '-o', 'storybook-static', '--quiet'] },
    { name: 'build', command: [...bin('vite'), 'build'] },
    { name: 'build demo', command: [...bin('vite'), 'build', '--mode', 'demo'] },
    { name: 'no mocks in the build', command: node('tests/run/production-only.mjs'), after: ['build'] },
    { name: 'sizes', command: node('tests/run/sizes.mjs'), after: ['build'], counts: ownCounts, show: true },
    {
      name: 'journeys in a browser',
      command: [...bin('@playwright/test', 'playwright'), 'test', '-c', 'tests/playwright.config.ts'],
      env: {
        SITE_PORT: String(await freePort(4174)),
        DEMO_PORT: String(await freePort(4274)),
        API_PORT: String(await freePort(4010)),
      },
      counts: playwrightCounts,
      after: ['build', 'build demo'],
      cores: 2,
    },
    ...storyChecks(),
  ]
}
