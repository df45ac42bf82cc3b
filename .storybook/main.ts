import { mkdirSync, writeFileSync } from 'node:fs'

import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

import { tabIcon } from '#build/brand-icons.ts'
import { readLogo } from '#build/logo-drawing.ts'

/** The plugins that make documents, headers and notices for the site. Storybook has its own page. */
const sitePlugins = new Set([
  'puente-early-script',
  'puente-brand-files',
  'puente-hosts',
  'puente-licenses',
  'puente-pages',
  'puente-prerender',
  'puente-release-files',
])

// Pictures of stories compare two commits, so they must not depend on the day.
process.env['VITE_PLAN_YEAR'] ??= '2026'

const ownFolder = 'node_modules/.cache/puente/storybook'
mkdirSync(ownFolder, { recursive: true })
writeFileSync(`${ownFolder}/favicon.svg`, tabIcon(readLogo()))

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
    { from: `../${ownFolder}/favicon.svg`, to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads the props from the compiler, including inherited ones and those of variants.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: (vite.plugins ?? []).filter((plugin) => !(plugin && 'name' in plugin && sitePlugins.has(plugin.name))),
  }),
}
export default config
