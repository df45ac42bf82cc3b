import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'

import { freePort } from './free-port.mjs'
import { npm, prepare, stop } from './install.mjs'
import { portError, portProblem } from './port-problem.mjs'

/**
 * `npm run preview` serves the production build like a host, with the mocks (`npm run api`) as its service behind the
 * same address. A missing build is made as a trial. `--port` is the site's; the mocks get all other options.
 */

const options = process.argv.slice(2)
const at = options.indexOf('--port')
const [, givenPort] = at === -1 ? [] : options.splice(at, 2)
if (options.includes('--help')) {
  console.log('npm run preview -- [--port 4173] [--plans <folder> | --live] and the options of npm run api')
  process.exit(0)
}
if (at !== -1 && !(/^\d{1,5}$/.test(givenPort ?? '') && Number(givenPort) <= 65_535))
  stop('--port needs a number up to 65535, such as --port 4173.')

const port = givenPort === undefined ? await freePort(4173) : Number(givenPort)
// An unusable port is reported first, because the build and the import of the plans take a minute.
const taken = await portError(port)
if (taken) stop(portProblem(taken, port))

prepare()

if (!existsSync('dist/index.html')) {
  console.log('No built site in dist/: building it with demo values…')
  if (npm('run', 'build', '--', '--demo-values').status !== 0) stop('The site was not built; see the reason above.')
}

/** Starts the mocks and returns their address when they listen. */
function startMocks() {
  const child = spawn(process.execPath, ['src/build/serve-mocks.mjs', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
  return new Promise((resolve) => {
    // The first line is the address, and what follows says whose plans these are.
    const lines = createInterface(child.stdout)
    lines.once('line', (address) => {
      resolve(address)
      lines.on('line', (line) => console.log(line))
    })
    child.once('exit', (code) => process.exit(code ?? 1))
  })
}

process.env.API_ORIGIN = await startMocks()
const { preview } = await import('vite')
const server = await preview({ mode: 'production', logLevel: 'warn', preview: { port, strictPort: true } }).catch(
  (error) => stop(portProblem(error, port)),
)
const built = statSync('dist/index.html').mtime.toLocaleString()
const source = options.includes('--live')
  ? 'the Marketplace API'
  : options.some((option) => option.startsWith('--plans'))
    ? 'imported plans'
    : 'the mocks'
console.log(`The production build of ${built}, on ${source}: http://localhost:${port} (stop it with Ctrl+C)`)
if (Object.keys(server.config.preview.proxy ?? {}).includes('^$'))
  console.log('Its settings name services of other origins, so it asks those instead of the mocks.')
