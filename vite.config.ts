import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { agencyTextsPlugin } from './src/build/agency-texts.ts'
import { carrierNamesPlugin } from './src/build/carrier-names-plugin.ts'
import { brandFilesPlugin } from './src/build/brand-files-plugin.ts'
import { earlyScriptPlugin } from './src/build/early-script-plugin.ts'
import { hostsPlugin } from './src/build/hosts-plugin.ts'
import { importPartPlugin } from './src/build/import-part-plugin.ts'
import { i18nextPlugin } from './src/build/i18next-plugin.ts'
import { licensesPlugin } from './src/build/licenses-plugin.ts'
import { logoPlugin } from './src/build/logo-plugin.ts'
import { mswWorkerPlugin } from './src/build/msw-worker-plugin.ts'
import { pagesPlugin } from './src/build/pages-plugin.ts'
import { prerenderPlugin } from './src/build/prerender-plugin.ts'
import { releaseFilesPlugin } from './src/build/release-files-plugin.ts'
import { settingsPlugin } from './src/build/settings-plugin.ts'
import oldestBrowsers from './src/config/oldest-browsers.json' with { type: 'json' }

const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests that share neither modules nor a page with other tests. A file that replaces no module says why: "Runs apart: …". */
const testsApart = readdirSync(inRepository('./tests'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\bvi\.(mock|doMock|resetModules)\(|\/\/ Runs apart:/.test(readFileSync(inRepository(`./tests/${file}`), 'utf8')),
  )
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)

/** A pattern of module paths with `/` that a path of Windows matches too. */
const ofPath = (pattern: RegExp) => new RegExp(pattern.source.replaceAll('\\/', '[\\\\/]'))

/**
 * What the first view shares with everything else, in two scripts: what every page begins with, and what asks questions.
 * Left to itself the bundler makes two dozen of it, which compress worse.
 */
const firstChunks = [
  {
    name: 'base',
    test: ofPath(
      /node_modules\/(react|react-dom|scheduler|i18next|class-variance-authority|clsx|wouter|regexparam)\/|\/src\/(lib\/(jsx-runtime|clock|use-page-history|page-history|browser-history|history-entry|open-dialogs|import-part|early-record|missing-script|cn|assert-never|page-head)|config\/pages|i18n\/(i18n|on-demand|language|use-translation|public-address)|state\/storage|components\/chrome\/(page-meta|site-header|language-toggle|logo|crash-panel|loading-page)|components\/primitives\/(button|error-boundary|skip-link|steady-press|spinner|visually-hidden|drawn-mark|notice|icon-button|focus-heading))\.tsx?$/,
    ),
  },
  {
    name: 'questions',
    test: ofPath(
      /\/src\/(components\/(chrome\/slow-notice|fields\/(field|select-field|control-look|error-summary)|primitives\/(live-region|card|step-indicator)|wizard\/(step-errors|step-problems))|domain\/(quote\/(validate-quote|quote-issue)|income\/money-text|calendar\/(calendar-day|wizard-year))|lib\/(digits|call-failure|use-one-at-a-time|use-long-wait|retry-wait)|forms\/use-issue-errors|i18n\/state-name)\.tsx?$/,
    ),
  },
]

/** `--mode demo` is the site with its mocks inside; every other build holds no mock code. */
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo'
  return {
    plugins: [
      settingsPlugin(),
      agencyTextsPlugin(),
      i18nextPlugin(),
      earlyScriptPlugin(),
      logoPlugin(),
      brandFilesPlugin(),
      react(),
      tailwindcss(),
      importPartPlugin(),
      prerenderPlugin(),
      // After the documents, whose texts its policy allows by their hashes.
      hostsPlugin(demo ? 'demo' : 'production', mode),
      pagesPlugin(),
      carrierNamesPlugin(),
      licensesPlugin(),
      releaseFilesPlugin(mode),
      demo && mswWorkerPlugin(),
    ],
    define: { __DEMO__: JSON.stringify(demo) },
    resolve: {
      alias: {
        'react-remove-scroll': inRepository('./src/build/remove-scroll-stub.ts'),
        'use-sync-external-store/shim/index.js': inRepository('./src/build/store-hook.ts'),
      },
    },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      // A page's document asks early for all it needs (src/build/prerender-plugin.ts); a list of every import's imports would
      // be downloaded by every visitor.
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: firstChunks } } },
      // Words of the language that these browsers lack are written in older ones.
      target: oldestBrowsers.map(({ engine, from }) => engine + from),
    },
    test: {
      // A thousand cases of a property take seconds where the machine is busy.
      testTimeout: 30_000,
      sequence: process.env['ORDER'] ? { shuffle: true, seed: Number(process.env['ORDER']) } : {},
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/{unit,contract,structure}/**/*.test.ts'],
            exclude: testsApart,
            setupFiles: ['./tests/setup/node.ts'],
            // Files share their worker's modules, which takes a third of the processor time that a worker for each file takes.
            // A test that changes the language, a global or the clock puts it back.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'node apart',
            environment: 'node',
            // A promise watches what is global, such as the calls and the log.
            include: ['tests/promises/**/*.test.ts', ...testsApart.filter((file) => file.endsWith('.ts'))],
            setupFiles: ['./tests/setup/node.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            include: ['tests/{unit,contract}/**/*.test.tsx'],
            exclude: testsApart,
            setupFiles: ['./tests/setup/jsdom.ts'],
            // As above. A file's storage, language and stored answers end with it.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'jsdom apart',
            environment: 'jsdom',
            include: ['tests/promises/**/*.test.tsx', ...testsApart.filter((file) => file.endsWith('.tsx'))],
            setupFiles: ['./tests/setup/jsdom.ts'],
          },
        },
      ],
    },
  }
})
