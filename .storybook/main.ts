import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

/** What makes documents, headers and notices for the site; the workbench has its own page. */
const sitePlugins = new Set(['puente-headers', 'puente-licenses', 'puente-pages', 'puente-prerender'])

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
    { from: '../public/favicon.svg', to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Knows what the compiler knows: inherited props, and those that a look's variants bring.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: (vite.plugins ?? []).filter((plugin) => !(plugin && 'name' in plugin && sitePlugins.has(plugin.name))),
  }),
}
export default config
