import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'

/**
 * `npm run outdated` lists the direct dependencies and overrides that are below their newest version, with the Node that it
 * needs. `npm outdated` leaves out a version that does not run on the Node in use.
 */

const atOnce = 6
const run = promisify(execFile)

/** The newest version of a package, as npm tells it. */
async function newestOf(name) {
  const { stdout } = await run('npm', ['view', `${name}@latest`, 'name', 'version', 'engines', '--json'], {
    shell: process.platform === 'win32',
  })
  const { version, engines } = JSON.parse(stdout)
  return { version, node: engines?.node ?? 'any' }
}

const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'))
const held = Object.entries(overrides).filter(([, version]) => typeof version === 'string')
const left = [...Object.entries({ ...dependencies, ...devDependencies }), ...held]
const rows = []

async function work() {
  for (let entry = left.shift(); entry; entry = left.shift()) {
    const [name, wanted] = entry
    // "npm:typescript@7.0.2" is a package under another name.
    const [, real = name, current] = /^(?:npm:(.+)@)?(.+)$/.exec(wanted)
    const newest = await newestOf(real)
    if (newest.version !== current) rows.push({ package: name, current, newest: newest.version, node: newest.node })
  }
}

await Promise.all(Array.from({ length: atOnce }, work))
console.table(rows.toSorted((a, b) => a.package.localeCompare(b.package, 'en')))
