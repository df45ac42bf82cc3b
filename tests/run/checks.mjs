import process from 'node:process'

import { freePort } from '#build/free-port.mjs'
import { systemBrowsers } from '#tests/browser.mjs'

import { ownResults, playwrightResults, vitestResults } from './reports.mjs'
import { bin } from './runner.mjs'

const cache = 'node_modules/.cache/puente'
const node = (script, ...args) => [process.execPath, script, ...args]

function vitestCheck(name, ...options) {
  return {
    name,
    command: [
      ...bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=REPORT_FILE',
      ...options,
    ],
    env: { CI: '1' },
    results: vitestResults(options),
  }
}

/**
 * Files for which `npm run check` takes under a minute. Tests that render a page, contracts and promises run in `npm
 * test`.
 */
export function fastChecks() {
  return [
    {
      name: 'lint',
      command: [...bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    },
    {
      // Checks without a rule in oxlint: layers, texts, docstrings, the conventions of stories. No test is under such a
      // rule.
      name: 'lint of layers and texts',
      command: [
        ...bin('eslint'),
        ...['src', 'mocks', 'stories', '--max-warnings', '0'],
        ...['--cache', '--cache-location', `${cache}/eslint`],
      ],
    },
    vitestCheck(
      'unit and structure tests',
      'tests/unit',
      'tests/structure',
      '--project',
      'node',
      '--project',
      'node apart',
    ),
    { name: 'types', command: node('tests/run/types.mjs') },
    {
      name: 'types of the domain',
      command: [...bin('typescript-7', 'tsc'), '--noEmit', '-p', 'src/domain/tsconfig.json'],
    },
    { name: 'dead code and dependencies', command: bin('knip') },
    { name: 'format', command: [...bin('oxfmt'), '--check', '.'] },
  ]
}

/** A gallery shows stories that run alone once more, on one page for a picture: `npm run test:full` runs it too. */
const withoutGalleries = (check) => ({ ...check, command: [...check.command, '-t', '^(?!Gallery$)'] })

/**
 * Every story in a browser: in English on a wide screen and in Spanish on a narrow one, where axe takes turns, or in
 * each state. The
 * test-runner visits the built Storybook: one folder's plays, or all stories in both languages.
 */
function storyChecks(isFull) {
  const inStates = (name, ...states) => ({
    ...vitestCheck(
      name,
      '--config',
      'tests/stories/vitest.config.ts',
      ...states.flatMap((state) => ['--project', state]),
    ),
    cores: 2,
  })
  const stories = isFull
    ? [
        inStates('stories in English', 'en-320', 'en-768', 'en-1280'),
        inStates('stories in Spanish', 'es-320', 'es-768', 'es-1280'),
        {
          ...inStates('stories in the longer pseudo-language', 'en-XA-320'),
          env: { CI: '1', STORIES_WITHOUT_PLAYS: '1' },
        },
      ]
    : [withoutGalleries({ ...inStates('stories', 'en-1280', 'es-320'), env: { CI: '1', STORIES_TAKE_TURNS: '1' } })]
  const built = (isFull ? ['en', 'es'] : ['en']).map((language) => ({
    name: `stories of the built Storybook (${language})`,
    command: node(
      'tests/run/with-storybook.mjs',
      ...bin('@storybook/test-runner', 'test-storybook'),
      ...['--maxWorkers=2', '--failOnConsole'],
    ),
    env: { STORY_LOCALE: language, ...(!isFull && { STORY_FOLDER: 'stories/household' }) },
    cores: 2,
    after: ['build Storybook'],
  }))
  const frontDoor = {
    name: 'front door of the workbench',
    command: [...bin('tsx'), 'tests/stories/front-door.mjs'],
    results: ownResults,
    after: ['build Storybook'],
  }
  const workbench = [
    { name: 'stories side by side', command: node('tests/stories/side-by-side.mjs') },
    { name: 'review of two commits', command: node('tests/review/review-test.mjs') },
    { name: 'Storybook from a sub-path', command: node('tests/stories/sub-path.mjs') },
  ].map((check) => ({ ...check, results: ownResults, after: ['build Storybook'] }))
  return [
    ...stories,
    ...built,
    frontDoor,
    { name: 'Chromatic configuration', command: node('tests/stories/chromatic-config.mjs') },
    ...(isFull ? workbench : []),
  ]
}

/**
 * The built site in the browser of this run: the journeys of the gate, or all of them in every browser of the system.
 */
async function journeyChecks(isFull) {
  const check = {
    command: [...bin('@playwright/test', 'playwright'), 'test', '-c', 'tests/playwright.config.ts'],
    results: playwrightResults,
    after: isFull ? ['build', 'build demo'] : ['build'],
    cores: 2,
  }
  const env = {
    SITE_PORT: String(await freePort(4174)),
    DEMO_PORT: String(await freePort(4274)),
    API_PORT: String(await freePort(4010)),
  }
  if (!isFull) return [{ ...check, name: 'journeys of the gate', env: { ...env, JOURNEYS: 'gate' } }]
  const [first] = systemBrowsers()
  const used = process.env.CHROMIUM_PATH ?? first
  const others = systemBrowsers().filter((path) => path !== used)
  return [
    { ...check, name: 'journeys in a browser', env },
    ...others.map((path) => ({
      ...check,
      name: `journeys in ${path.split(/[\\/]/).at(-1)}`,
      env: { ...env, CHROMIUM_PATH: path },
    })),
  ]
}

const withPage = ['--project', 'jsdom', '--project', 'jsdom apart']

/** The tests that render a page and read a file that differs from the last commit, for `npm run check`. */
export const changedPageTests = {
  ...vitestCheck('changed tests with a page', 'tests/unit', ...withPage, '--changed', '--passWithNoTests'),
  mayBeEmpty: true,
}

/** Promises that take at most about three seconds each; the others render or run whole matrices. */
const quickPromises = ['r02', 'r03', 'r04', 'r05', 'r10', 'r12', 'r16', 'r17', 'r18', 'r20', 'r21', 'asvs-static']

/** A table of requests to a host that serves the production build. */
const hostCheck = (host) => ({
  name: `requests to ${host}`,
  command: [...bin('tsx'), 'tests/hosts/check-hosts.ts', host],
  after: ['build'],
  results: ownResults,
})

/** Checks that need the production build. */
const buildChecks = [
  { name: 'build', command: node('src/build/build.mjs', '--demo-values') },
  { name: 'no mocks in the build', command: node('tests/run/production-only.mjs'), after: ['build'] },
  hostCheck('preview'),
  { name: 'links', command: [...bin('tsx'), 'tests/run/links.mjs'], after: ['build'], results: ownResults },
  {
    name: 'years in sentences',
    command: [...bin('tsx'), 'tests/run/years.mjs'],
    after: ['build'],
    results: ownResults,
  },
  { name: 'sizes', command: node('tests/run/sizes.mjs'), after: ['build'], results: ownResults, show: true },
  {
    name: 'pictures of the documentation',
    command: [...bin('tsx'), 'tests/stories/docs-pictures.ts', '--check'],
    after: ['build'],
    results: ownResults,
  },
  {
    // Whether each bench still has a figure, which no other check sees. No figure is compared.
    name: 'benches measure',
    command: [...bin('tsx'), 'tests/perf/bench.ts', '--quick'],
    after: ['build'],
    results: ownResults,
    cores: 2,
    show: true,
  },
]

/** Checks that take too long to run for every change, for `npm run test:full` only. */
const slowChecks = [
  // A server that is not installed and can't be is not counted as passed: the output says that it was not run.
  ...['nginx', 'container', 'caddy'].map((host) => ({ ...hostCheck(host), mayBeEmpty: true, show: true })),
  // Foreign tools that can't be fetched are not counted as passed either.
  ...[
    { name: 'contract by foreign linters', command: node('tests/service/contract-lint.mjs') },
    { name: 'contract by a foreign generator', command: node('tests/service/generated-server.mjs') },
  ].map((check, at, checks) => ({
    ...check,
    results: ownResults,
    mayBeEmpty: true,
    show: true,
    // Both install the tools.
    after: checks.slice(0, at).map(({ name }) => name),
  })),
  {
    // axe with all its rules, IBM's checker, HTML_CodeSniffer and the Nu Html Checker; noise.mjs has what is no fault.
    name: 'built pages by second engines',
    command: [...bin('tsx'), 'tests/engines/second-engines.mjs'],
    results: ownResults,
    mayBeEmpty: true,
    show: true,
    after: ['build'],
    cores: 2,
  },
  {
    name: 'journeys with random faults, read back',
    command: [...bin('tsx'), 'tests/service/soak.ts'],
    results: ownResults,
    show: true,
  },
  {
    name: 'the way to the receipt in every engine',
    command: [...bin('tsx'), 'tests/browsers/browsers.ts'],
    results: ownResults,
    show: true,
    after: ['build'],
    cores: 2,
  },
  {
    name: 'stories in a bare page under the content policy',
    command: node('tests/stories/bare-host.mjs'),
    results: ownResults,
    cores: 2,
  },
  {
    name: 'pictures three times',
    command: node('tests/stories/steady.mjs'),
    results: ownResults,
    after: ['build Storybook'],
    cores: 2,
    show: true,
  },
  {
    name: 'mutants of the rules',
    command: [...bin('@stryker-mutator/core', 'stryker'), 'run', 'tests/stryker.config.mjs'],
    cores: 2,
  },
]

/** The gate, for `npm test`; `isFull` runs complete checks where the gate runs a part, for `npm run test:full`. */
export async function allChecks({ isFull = false } = {}) {
  const promises = isFull ? ['tests/promises'] : quickPromises.map((name) => `tests/promises/${name}`)
  return [
    // The longest checks on one core come first, so that neither core waits for the other at the end.
    vitestCheck('contracts and promises', 'tests/contract', ...promises),
    vitestCheck('unit tests with a page', 'tests/unit', ...withPage),
    ...fastChecks(),
    { name: 'lock file', command: node('tests/run/lock-file.mjs') },
    { name: 'build Storybook', command: [...bin('storybook'), 'build', '-o', 'storybook-static', '--quiet'] },
    ...buildChecks,
    ...(isFull ? [{ name: 'build demo', command: [...bin('vite'), 'build', '--mode', 'demo'] }] : []),
    ...(await journeyChecks(isFull)),
    ...storyChecks(isFull),
    ...(isFull ? slowChecks : []),
  ]
}
