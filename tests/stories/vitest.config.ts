import process from 'node:process'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { loadConfigFromFile } from 'vite'
import { defineConfig } from 'vitest/config'

import { launchOptions } from '#tests/browser.mjs'

import { takeConsole } from './take-console.ts'

/** The viewports of the toolbar (.storybook/modes.mjs) by their widths. */
const viewports = { 320: 'narrow', 768: 'tablet', 1280: 'desktop' }

/** Every state in which stories are tested. `--project` selects one by its name, such as `es-320`. */
const states = [
  ...(['en', 'es'] as const).flatMap((locale) => ([320, 768, 1280] as const).map((width) => ({ locale, width }))),
  // The pseudo-language tests length, which matters most on a narrow screen.
  { locale: 'en-XA', width: 320 } as const,
]

/**
 * Plays search texts by patterns, which the brackets of the pseudo-language break: it runs with
 * STORIES_WITHOUT_PLAYS=1.
 */
const exclude = process.env['STORIES_WITHOUT_PLAYS'] ? ['play-fn'] : []

/**
 * Axe takes half of a story's time, and finds the same in nearly every state. With STORIES_TAKE_TURNS=1 it checks each
 * story in English or in Spanish.
 */
const turns: Partial<Record<(typeof states)[number]['locale'], 0 | 1>> = process.env['STORIES_TAKE_TURNS']
  ? { en: 0, es: 1 }
  : {}

/**
 * Lets stories run from a folder whose name has other letters than ASCII: each story file compares its address with the
 * path of the tested file, and Storybook decodes nothing but blanks.
 */
const decodedAddresses = {
  name: 'decoded-addresses',
  transform: (code: string, id: string) =>
    id.includes('.stories.')
      ? code.replace('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURI(import.meta.url))')
      : undefined,
}

/**
 * `npm run test:stories`: every story is rendered and played in a browser, then checked by axe, the console and the
 * layout rules (.storybook/vitest.setup.ts). No Storybook is built. The states share one server, and each has a
 * browser.
 */
export default defineConfig(async (environment) => {
  const site = await loadConfigFromFile(environment, 'vite.config.ts')
  const { plugins = [], define = {}, resolve = {} } = site?.config ?? {}
  return {
    root: process.cwd(),
    // A missing file is an error, as on a static host, and not a page.
    appType: 'mpa' as const,
    define,
    resolve,
    plugins: [...plugins, storybookTest({ configDir: '.storybook', tags: { exclude } }), decodedAddresses],
    test: {
      // Stories clear their stored values (.storybook/preview.tsx), so one page shows them all.
      isolate: false,
      testTimeout: 20_000,
      sequence: process.env['ORDER'] ? { shuffle: true, seed: Number(process.env['ORDER']) } : {},
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
        commands: { takeConsole },
        instances: states.map(({ locale, width }) => ({
          browser: 'chromium' as const,
          name: `${locale}-${width}`,
          // Values that the plugin's `initialGlobals` sets for all states.
          provide: {
            'storybook/test-initial-globals': {
              locale,
              viewport: { value: viewports[width] },
              a11y: { turn: turns[locale] },
            },
          },
        })),
      },
    },
  }
})
