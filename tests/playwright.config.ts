import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { type PlaywrightTestConfig, defineConfig, devices } from '@playwright/test'

// The fixtures check bodies with the calls' own schemas, which read the site's settings.
import '#mocks/node-settings.ts'
import { launchOptions } from '#tests/browser.mjs'
import type { Options } from '#tests/e2e/fixtures.ts'
import { isFull } from '#tests/promises/sample.ts'
import { inOrder } from '#tests/run/order.mjs'

/**
 * `npm test` runs the journeys whose titles end in @gate and needs no demo site for them; a run of a file runs all of
 * it.
 */
const isGate = process.env['JOURNEYS'] === 'gate'

/**
 * Journeys that run in one language each, because both take longer; `FULL=1` runs all in both. The most frequent
 * journeys (quote, results, application) always run in both.
 */
const onlyInSpanish = [
  'about-benefits',
  'application-saving',
  'arrival',
  'axe',
  'axe-accounts',
  'canary',
  'canary-accounts',
  'early-input',
  'faults',
  'font-sets',
  'login',
  'public-pages',
  'walks',
]
const onlyInEnglish = [
  'browser-files',
  'contact',
  'content',
  'credit-doubts',
  'draft-survival',
  'effort',
  'eligibility',
  'menus',
  'missing-chunks',
  'history',
  'missing-scripts',
  'plain-http',
  'registration',
  'shared-computer',
  'signature',
]
const others = (names: readonly string[]) => (isFull ? [] : names.map((name) => `**/${name}.spec.ts`))
/** The way from the first question to the signature, which each run also walks in a browser that translates the pages. */
const translated = ['quote', 'results', 'application'].map((name) => `**/${name}.spec.ts`)
/**
 * The tests that a project of a language leaves out. `@only-in-spanish` marks a test of what there is in Spanish alone.
 * `@in-spanish` marks one that takes its texts from the language: `FULL=1` runs it in both.
 */
const withoutThoseOf = (other: 'english' | 'spanish', isAll = isFull) => ({
  grepInvert: new RegExp(isAll ? `@only-in-${other}` : `@(only-)?in-${other}`, 'u'),
})
const otherLanguage = { en: 'spanish', es: 'english' } as const

const files = readdirSync(new URL('e2e', import.meta.url)).filter((file) => file.endsWith('.spec.ts'))
type Projects = NonNullable<PlaywrightTestConfig<Options>['projects']>
/** Files run by name and projects in order: to change the order, each file becomes a project. */
const projectsInOrder = (projects: Projects): Projects =>
  process.env['ORDER']
    ? inOrder(
        projects.flatMap((project) =>
          project.testMatch
            ? [project]
            : files.map((file) => ({ ...project, name: `${project.name ?? ''} ${file}`, testMatch: `**/${file}` })),
        ),
      )
    : projects

const { SITE_PORT = '4174', DEMO_PORT = '4274', API_PORT = '4010', REPORT_FILE, CI, TRACE } = process.env
const site = `http://127.0.0.1:${SITE_PORT}`
const demo = `http://127.0.0.1:${DEMO_PORT}`
const api = `http://127.0.0.1:${API_PORT}`

/** Where the servers start: the build reads the agency's content from there. */
const repository = fileURLToPath(new URL('..', import.meta.url))

const serve = (mode: 'production' | 'demo', port: string) =>
  `node node_modules/vite/bin/vite.js preview --mode ${mode} --host 127.0.0.1 --port ${port} --strictPort`

/** Files of a phone alone. */
const ofPhone = ['phone', 'dialog-back', 'phone-conditions'].map((name) => `**/${name}.spec.ts`)
const ofOtherProjects = ['**/demo.spec.ts', ...ofPhone]
/** What is heard of a translated page, and how it is marked up, is the translator's. */
const ofPlainText = ['**/transcripts.spec.ts', '**/markup.spec.ts', '**/forced-colors.spec.ts']
/** A phone: touch, a small screen, and motion as most visitors have it. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' as const },
}

/**
 * The built site in a real browser, with its own security headers. The `en` and `es` projects run the production site
 * with the mocks behind real HTTP, `phone-en` and `phone-es` the same on a phone; `demo` runs the site of `npm start`,
 * with its mocks in a service worker.
 */
export default defineConfig<Options>({
  testDir: 'e2e',
  ...(isGate && { grep: /@gate/ }),
  outputDir: '../test-results',
  // A transcript is of a language, and the same in every browser of every system.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(CI ?? REPORT_FILE),
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: REPORT_FILE ? [['list'], ['json', { outputFile: `../${REPORT_FILE}` }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    // A trace takes a third of a test's time: `TRACE=1` records it for a failing one.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: projectsInOrder([
    {
      name: 'en',
      // The gate walks the translated ones in English once, in a browser that translates.
      testIgnore: [...ofOtherProjects, ...others(onlyInSpanish), ...(isGate ? translated : [])],
      ...withoutThoseOf(otherLanguage.en),
      use: { baseURL: site, language: 'en', serviceWorkers: 'block' },
    },
    {
      name: 'es',
      testIgnore: [...ofOtherProjects, ...others(onlyInEnglish)],
      ...withoutThoseOf(otherLanguage.es),
      use: { baseURL: site, language: 'es', serviceWorkers: 'block' },
    },
    ...(['en', 'es'] as const).map((language) => ({
      name: `phone-${language}`,
      ...withoutThoseOf(otherLanguage[language]),
      testMatch: language === 'es' ? [...ofPhone, '**/eligibility.spec.ts', '**/credit-doubts.spec.ts'] : ofPhone,
      use: { baseURL: site, language, serviceWorkers: 'block' as const, ...phone },
    })),
    // Visitors who let the browser translate mostly do so from English. The amounts and counts are those of the plain twins.
    ...(isFull ? (['en', 'es'] as const) : (['en'] as const)).map((language) => ({
      name: `translated-${language}`,
      ...(isFull ? { testIgnore: [...ofOtherProjects, ...ofPlainText] } : { testMatch: translated }),
      ...withoutThoseOf(otherLanguage[language], true),
      use: { baseURL: site, language, translated: true, serviceWorkers: 'block' as const },
    })),
    ...(isGate
      ? []
      : [{ name: 'demo', testMatch: '**/demo.spec.ts', use: { baseURL: demo, language: 'en' as const } }]),
  ]),
  webServer: [
    {
      command: `node src/build/serve-mocks.mjs --port ${API_PORT}`,
      cwd: repository,
      port: Number(API_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
    { command: serve('production', SITE_PORT), cwd: repository, url: site, env: { API_ORIGIN: api } },
    ...(isGate ? [] : [{ command: serve('demo', DEMO_PORT), cwd: repository, url: demo }]),
  ],
})
