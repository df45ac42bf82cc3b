import { spawn } from 'node:child_process'
import process from 'node:process'

import { freePort } from './free-port.mjs'
import { prepare, stop } from './install.mjs'

/**
 * `npm start` opens the site on its mocks; `npm run storybook` opens the workbench. Both install missing packages
 * first.
 */

prepare()

async function checkSettings() {
  const { resolveConfig } = await import('vite')
  try {
    await resolveConfig({ logLevel: 'silent' }, 'serve', 'demo')
  } catch (error) {
    stop(error.message)
  }
}

async function portFrom(wanted) {
  const port = await freePort(wanted)
  if (port !== wanted) console.log(`Port ${wanted} is taken, so this uses ${port}.`)
  return port
}

/** Whether to open a browser: only on a machine with a screen. BROWSER=none prevents it. */
function hasScreen() {
  if (process.env.CI || process.env.BROWSER === 'none') return false
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
}

async function startSite() {
  const port = await portFrom(5173)
  const { createServer } = await import('vite')
  const server = await createServer({ mode: 'demo', logLevel: 'warn', server: { port, strictPort: true } })
  await server.listen()
  if (hasScreen()) server.openBrowser()
  console.log(`The site, on its own mocks: http://localhost:${port} (stop it with Ctrl+C)`)
}

async function startStorybook() {
  const port = await portFrom(6006)
  console.log(`The workbench, in a moment: http://localhost:${port} (stop it with Ctrl+C)`)
  const cli = [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    '--port',
    String(port),
    '--exact-port',
    '--quiet',
  ]
  const child = spawn(process.execPath, hasScreen() ? cli : [...cli, '--ci'], { stdio: 'inherit' })
  child.on('exit', (code) => process.exit(code ?? 0))
  // Ctrl+C also reaches the child; this process only waits for it.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill())
}

await checkSettings()
if (process.argv[2] === 'storybook') await startStorybook()
else await startSite()
