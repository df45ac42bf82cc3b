import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { headersPlugin } from './src/build/headers-plugin.ts'
import { mswWorkerPlugin } from './src/build/msw-worker-plugin.ts'
import { settingsPlugin } from './src/build/settings-plugin.ts'

const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4010'

/** `--mode demo` is the site with its mocks inside; every other build holds no mock code. */
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo'
  return {
    plugins: [
      settingsPlugin(),
      react(),
      tailwindcss(),
      headersPlugin(demo ? 'demo' : 'production', mode),
      demo && mswWorkerPlugin(),
    ],
    define: { __DEMO__: JSON.stringify(demo) },
    resolve: { alias: { 'react-remove-scroll': inRepository('./src/build/remove-scroll-stub.ts') } },
    // The built site asks its own origin for the API; `npm run preview` finds one behind API_ORIGIN (`npm run api`).
    preview: { proxy: demo ? {} : { '/api': apiOrigin, '/crm': apiOrigin } },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/{unit,contract,structure}/**/*.test.ts'],
            setupFiles: ['./tests/setup/node.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            include: ['tests/{unit,contract}/**/*.test.tsx'],
            setupFiles: ['./tests/setup/jsdom.ts'],
          },
        },
      ],
    },
  }
})
