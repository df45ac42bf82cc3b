import { execFileSync, spawn } from 'node:child_process'
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

import { freePort } from '#build/free-port.mjs'

/**
 * `npm run test:planted [name…]` applies each patch of this folder to a copy of the last commit and runs the check that should
 * fail. A patch begins with its fault, promise, layer, gate (`short` or `full`) and command. Each command must pass without a
 * fault first: one that can't run catches nothing.
 */
const folder = 'tests/planted'
const chosen = process.argv.slice(2)
const fields = ['Fault', 'Promise', 'Layer', 'Gate', 'Command']

function readFault(file) {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const values = fields.map((name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1])
  const missing = fields.filter((_, index) => values[index] === undefined)
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}`)
  const [fault, promise, layer, gate, command] = values
  return { file, text, fault, promise, layer, gate, command }
}

const git = (...args) => execFileSync('git', args, { stdio: 'pipe' })

/**
 * Gives the copy its packages by hard links. A symbolic link is no use: Vite serves no file whose real place is outside of the
 * copy. Caches stay behind, since both would write them.
 */
function linkPackages(from, to, left = ['.cache', '.vite']) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (left.includes(entry.name)) continue
    if (entry.isDirectory()) linkPackages(source, target, [])
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target)
  } catch {
    // The folder for temporary files may be on another disk.
    copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}

/** The environment that the gate gives its checks (tests/run/checks.mjs), on ports that are free now. */
async function environment(gate) {
  const [site, demo, api] = [await freePort(4574), await freePort(4674), await freePort(4774)]
  return {
    ...process.env,
    CI: '1',
    NO_COLOR: '1',
    SITE_PORT: String(site),
    DEMO_PORT: String(demo),
    API_PORT: String(api),
    ...(gate === 'short' && { JOURNEYS: 'gate' }),
  }
}

const isPosix = process.platform !== 'win32'
/** The commands that run now. Each starts programs of its own, which end with its group. */
const running = new Set()

function endCommands() {
  for (const child of running)
    try {
      if (isPosix) process.kill(-child.pid, 'SIGTERM')
      else child.kill()
    } catch {
      // It ended by itself in between.
    }
}

/** Runs a command in the copy; resolves with its exit code and what it wrote. */
async function run({ command, gate }, cwd) {
  const env = await environment(gate)
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached: isPosix })
    running.add(child)
    const keep = (data) => (output += data)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ hasPassed: code === 0, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}

/** What the command wrote about a fault: it shows whether the check failed because of the fault. */
const reports = 'node_modules/.cache/puente/planted'

async function plant(fault, cwd) {
  // A patch is found by the lines that it changes, so a comment that is reworded beside them does not matter.
  try {
    execFileSync('git', ['-C', cwd, 'apply', '-C0', '-'], { input: fault.text, stdio: 'pipe' })
  } catch (error) {
    throw new Error(`${fault.file} no longer applies: write it again for the code of today.`, { cause: error })
  }
  const result = await run(fault, cwd)
  git('-C', cwd, 'checkout', '--quiet', '.')
  writeFileSync(path.join(reports, fault.file.replace('.patch', '.txt')), result.output)
  return result
}

const faults = readdirSync(folder)
  .filter((file) => file.endsWith('.patch') && (chosen.length === 0 || chosen.some((name) => file.includes(name))))
  .map(readFault)

const temporary = mkdtempSync(path.join(tmpdir(), 'planted-'))
const copy = path.join(temporary, 'copy')
mkdirSync(reports, { recursive: true })
git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD')
process.on('exit', () => {
  endCommands()
  git('worktree', 'remove', '--force', copy)
  rmSync(temporary, { recursive: true, force: true })
})
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

linkPackages('node_modules', path.join(copy, 'node_modules'))
const checks = new Map(faults.map((fault) => [`${fault.gate} ${fault.command}`, fault]))
const broken = new Set()
for (const [key, fault] of checks) {
  const { hasPassed, output } = await run(fault, copy)
  if (hasPassed) continue
  broken.add(key)
  console.error(`Fails without a fault: ${fault.command}\n${output.slice(-4_000)}`)
}
const missed = []
for (const fault of faults) {
  if (broken.has(`${fault.gate} ${fault.command}`)) {
    missed.push(fault.file)
    continue
  }
  const { hasPassed, seconds } = await plant(fault, copy)
  if (hasPassed) missed.push(fault.file)
  const cells = [hasPassed ? 'MISSED' : 'caught', fault.fault, fault.layer, fault.promise, fault.gate, fault.command]
  console.log(`| ${[...cells, `${seconds.toFixed(0)} s`].join(' | ')} |`)
}
const short = faults.filter(({ gate }) => gate === 'short').length
console.log(`${faults.length} faults, ${short} of the short gate; what each check wrote is in ${reports}`)
console.log(missed.length === 0 ? 'None was missed.' : `Missed: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
