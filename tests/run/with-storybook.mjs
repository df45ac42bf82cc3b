import { spawn } from 'node:child_process'
import process from 'node:process'

import { preview } from 'vite'

import { freePort } from '#build/free-port.mjs'

/**
 * `node tests/run/with-storybook.mjs COMMAND ARGS…` serves the built Storybook ($STORYBOOK_DIR) while the command runs,
 * and passes its address as TARGET_URL.
 */

const [command, ...args] = process.argv.slice(2)
const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: process.env.STORYBOOK_DIR ?? 'storybook-static' },
  preview: { host: '127.0.0.1', port: await freePort(7806 + (process.pid % 500)), strictPort: true },
})
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TARGET_URL: server.resolvedUrls?.local[0] ?? '' },
})
child.on('exit', async (code) => {
  await server.close()
  process.exit(code ?? 1)
})
