import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'

import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'

import { tabIcon } from '#build/brand-icons.ts'
import { escapeHtml } from '#build/escape-html.ts'
import { readLogo } from '#build/logo-drawing.ts'
import { agency } from '#content/agency.ts'
import { light } from '#tokens/palette.ts'

import { readHistory } from './history.ts'
import { readTextUsers } from './text-users.ts'

/** The plugins that make documents, headers and notices for the site. Storybook has its own page. */
const sitePlugins = new Set([
  'puente-early-script',
  'puente-brand-files',
  'puente-hosts',
  'puente-import-part',
  'puente-licenses',
  'puente-pages',
  'puente-prerender',
  'puente-release-files',
])

// Pictures of stories compare two commits, so they must not depend on the day.
process.env['VITE_PLAN_YEAR'] ??= '2026'

/** The components that have stories, as `group/name`. */
const storied = new Set(
  readdirSync('src/components')
    .filter((group) => existsSync(`stories/${group}`))
    .flatMap((group) => readdirSync(`stories/${group}`).map((file) => `${group}/${file.replace('.stories.tsx', '')}`)),
)

const ownFolder = 'node_modules/.cache/puente/storybook'
mkdirSync(ownFolder, { recursive: true })
const mark = tabIcon(readLogo())
writeFileSync(`${ownFolder}/favicon.svg`, mark)
// The brand at the top of the sidebar is one picture: the mark and the name.
writeFileSync(
  `${ownFolder}/workbench.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 40">${mark.replace('<svg ', '<svg width="40" height="40" ')}` +
    `<text x="52" y="28" font-family="system-ui, sans-serif" font-size="22" font-weight="700" fill="${light.ink}">` +
    `${escapeHtml(`${agency.name} workbench`)}</text></svg>`,
)

/**
 * Adds the tag `proof` to a component's plays, which the sidebar leaves out until they are asked for. The plays of screens
 * and journeys show a stage of a visit, so they stay.
 */
const withProofs = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((input) =>
      input.tags?.includes('play-fn') && /^(?:Primitives|Fields|Widgets)\//.test(input.title ?? '')
        ? { ...input, tags: [...input.tags, 'proof'] }
        : input,
    ),
})

/** The site shows a fallback where its font is late. A picture of a story would then differ from one time to another. */
const waitForFonts: Plugin = {
  name: 'wait-for-fonts',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && typeof file.source === 'string' && file.fileName.endsWith('.css'))
        file.source = file.source.replaceAll(/font-display:\s*optional/g, 'font-display:block')
  },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Without the plugin a page shows its tables as text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    ...['favicon.svg', 'workbench.svg'].map((file) => ({ from: `../${ownFolder}/${file}`, to: `/${file}` })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  experimental_indexers: (indexers = []) => indexers.map(withProofs),
  tags: { proof: { defaultFilterSelection: 'exclude' } },
  // Reads the props from the compiler, including inherited ones and those of variants.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, workbenchHistory: JSON.stringify(readHistory(storied, readTextUsers(storied))) },
    plugins: [
      ...(vite.plugins ?? []).filter((plugin) => !(plugin && 'name' in plugin && sitePlugins.has(plugin.name))),
      waitForFonts,
    ],
  }),
}
export default config
