import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

import { npm } from '#build/install.mjs'

/**
 * The foreign tools that read the contract: two linters and a generator. They are 100 MB that nothing else needs, so they
 * are installed from a lock file of their own into the cache, on their first use.
 */
const folder = resolve('node_modules/.cache/puente/service-tools')
const files = ['package.json', 'package-lock.json']

const isCurrent = (list, folder) => {
  try {
    return files.every(
      (file) => readFileSync(`${list}/${file}`, 'utf8') === readFileSync(join(folder, `.installed-${file}`), 'utf8'),
    )
  } catch {
    return false
  }
}

/** Returns the folder of the installed contract tools; null after a plain sentence where they can't be installed. */
export const foreignTools = () => installTools('tests/service/tools', folder)

/** Installs the tools of a lock file into a folder of the cache, and returns it; null after a sentence where it can't. */
export function installTools(list, folder) {
  if (isCurrent(list, folder)) return folder
  mkdirSync(folder, { recursive: true })
  for (const file of files) copyFileSync(`${list}/${file}`, join(folder, file))
  const { status, stderr } = npm('--prefix', folder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  if (status !== 0) {
    console.log(`Not run: the tools of ${list}/package.json are not installed, and could not be fetched.`)
    console.log(stderr.trim().split('\n').slice(-3).join('\n'))
    return null
  }
  for (const file of files) copyFileSync(join(folder, file), join(folder, `.installed-${file}`))
  return folder
}

/** Runs a script of a tool in the folder of the tools. */
export function runTool(script, ...args) {
  // The tools neither report their use nor ask for a newer version.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return spawnSync(process.execPath, [join('node_modules', script), ...args], { cwd: folder, env, encoding: 'utf8' })
}

/** An empty variable means the default, and wins over an agency's `.env.production`. */
const defaultHosts = {
  VITE_API_HOST: '',
  VITE_CRM_HOST: '',
  VITE_APPLICATIONS_ENDPOINT: '',
  VITE_NOTIFICATION_ENDPOINT: '',
  VITE_MAPS_KEY: '',
}

/** Writes the contract beside the tools, with the default paths. */
export function writeContract() {
  const command = ['node_modules/tsx/dist/cli.mjs', 'mocks/server.ts', '--print-contract']
  const env = { ...process.env, ...defaultHosts }
  const options = { env, encoding: 'utf8', maxBuffer: 50_000_000 }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options)
  if (status !== 0) throw new Error(stderr)
  writeFileSync(join(folder, 'contract.json'), stdout)
}

/** Writes the results for the runner, if it asks for them. */
export function report(passed, failed) {
  if (process.env.REPORT_FILE) writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed, failed }))
  process.exitCode = failed === 0 ? 0 : 1
}
