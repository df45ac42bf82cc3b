import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

// Runs before anything is installed, so it uses only Node.

const root = fileURLToPath(new URL('../..', import.meta.url))
const minimum = [20, 19, 0]

/** Ends the command with an error message of one sentence. */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function requireNode() {
  const parts = process.versions.node.split('.').map(Number)
  const first = minimum.findIndex((part, index) => part !== parts[index])
  if (first !== -1 && parts[first] < minimum[first])
    stop(
      `Puente needs Node ${minimum.join('.')} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
    )
}

function readLock(path) {
  const whole = `${root}/${path}`
  return existsSync(whole) ? JSON.parse(readFileSync(whole, 'utf8')).packages : undefined
}

/**
 * Whether node_modules has every package of the lock file at its version; npm leaves out packages of other platforms.
 */
function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json')
  if (!installed) return false
  return Object.entries(readLock('package-lock.json') ?? {}).every(
    ([path, entry]) =>
      path === '' || (installed[path] ? installed[path].version === entry.version : entry.optional === true),
  )
}

/** Runs npm with the npm that started this command, otherwise the one on the path. */
export function npm(...args) {
  const own = process.env.npm_execpath
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] }
  return own?.endsWith('.js')
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Checks Node's version and installs the packages of the lock file when any is missing or of another version. */
export function prepare() {
  requireNode()
  process.chdir(root)
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json (a minute or two, once)…')
  const { status, stderr } = npm(
    'ci',
    '--no-audit',
    '--no-fund',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  )
  if (status === 0) return
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/.test(stderr))
    stop(
      'The packages could not be downloaded because the npm registry cannot be reached: check the connection and run the command again.',
    )
  console.error(stderr)
  stop('npm could not install the packages; see the reason above.')
}
