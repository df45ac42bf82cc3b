import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'

import { asTyped } from './reports.mjs'

/**
 * One check of the project.
 * @typedef {object} Check
 * @property {string} name the name in the table and the progress lines
 * @property {string[]} command program and arguments; a program of node_modules by `bin`; REPORT_FILE in an argument becomes the report's path
 * @property {Record<string, string>} [env] added to the environment
 * @property {(report: any) => import('./reports.mjs').Results} [results] reads the file of $REPORT_FILE; a check without it counts as one
 * @property {string[]} [after] names of checks that must have passed before
 * @property {1 | 2} [cores] how many of the two cores it keeps busy; 1 unless told
 * @property {boolean} [mayBeEmpty] passes also where it has nothing to run
 * @property {boolean} [show] print its output even when it passes
 */

const reports = 'node_modules/.cache/puente/reports'
const longest = (process.env.FULL ? 120 : 15) * 60_000
const children = new Set()
/** A larger nursery (megabytes) than Node's default: compilers and linters spend less time on garbage collection. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

/** Program and first argument that run a package's own command without a shell, on every system. */
export function bin(packageName, command = packageName) {
  const directory = `node_modules/${packageName}`
  const { bin: entry } = JSON.parse(readFileSync(`${directory}/package.json`, 'utf8'))
  return [process.execPath, `${directory}/${typeof entry === 'string' ? entry : entry[command]}`]
}

function end(child) {
  // A check starts processes (browsers, servers): its whole process group ends with it.
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has ended in the meantime.
  }
}

function run(command, env) {
  return new Promise((resolve) => {
    const [program, ...args] = command
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: nodeOptions, NO_COLOR: '1', ...env },
      detached: process.platform !== 'win32',
    })
    children.add(child)
    let output = ''
    const keep = (data) => (output += data)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer = setTimeout(() => {
      output += `\nEnded: it ran for more than ${longest / 60_000} minutes.\n`
      end(child)
    }, longest)
    const finish = (code) => {
      clearTimeout(timer)
      children.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += String(error)
      finish(1)
    })
    child.on('close', finish)
  })
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function perform(check) {
  const report = `${reports}/${check.name.replaceAll(/\W+/g, '-')}.json`
  rmSync(report, { force: true })
  const started = performance.now()
  const command = check.command.map((part) => part.replace('REPORT_FILE', report))
  const { code, output } = await run(command, { ...check.env, REPORT_FILE: report })
  const written = check.results ? readReport(report) : undefined
  const counted = written ? check.results(written) : { passed: code === 0 && !check.results ? 1 : 0, failed: 0 }
  // A command that exits with an error has failed, whatever the report says, and so has one that ran nothing.
  const failed =
    counted.failed === 0 && (code !== 0 || (counted.passed === 0 && !check.mayBeEmpty)) ? 1 : counted.failed
  return {
    check,
    passed: counted.passed,
    failed,
    failures: counted.failures ?? [],
    output: stripVTControlCharacters(output).trim(),
    seconds: (performance.now() - started) / 1000,
  }
}

function announce({ check, passed, failed, seconds }) {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
  console.log(`${mark} ${check.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`)
}

/** The figures that the promises printed (`R5: …`), each once, sorted by number. */
function figures(results) {
  const lines = results.flatMap(({ output }) => output.match(/^(?:R\d+|ASVS)\b[^:\n]*: .+$/gm) ?? [])
  return [...new Set(lines)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).join('\n')
}

function table(results) {
  const width = Math.max(...results.map(({ check }) => check.name.length))
  const row = (name, ...cells) => `${name.padEnd(width)} ${cells.map((cell) => String(cell).padStart(8)).join(' ')}`
  return [
    row('', 'passed', 'failed', 'seconds'),
    ...results.map(({ check, passed, failed, seconds }) => row(check.name, passed, failed, seconds.toFixed(1))),
  ].join('\n')
}

const linesAtMost = 24

/** The failed tests and the commands that run only them, short enough for the last lines of a run. */
function failureLines(results) {
  const failures = results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ check, failures }) => {
      if (failures?.length) return failures.map(({ what, command }) => ({ what: `${check.name}: ${what}`, command }))
      return [{ what: check.name, command: asTyped(check.command, check.env) }]
    })
  const shown = failures.slice(0, linesAtMost / 2)
  const lines = shown.flatMap(({ what, command }) => [`✗ ${what.slice(0, 160)}`, `  ${command}`])
  return failures.length > shown.length ? [...lines, `and ${failures.length - shown.length} more, above`] : lines
}

/**
 * Runs the checks on two cores in their order, as far as they must wait for one another; prints a line for each, a table,
 * the full output of those that failed, how to run each failure alone, and last the line `N passed, N failed`. Sets the exit code.
 * @param {Check[]} checks
 */
export async function runChecks(checks) {
  mkdirSync(reports, { recursive: true })
  process.on('exit', () => {
    for (const child of children) end(child)
  })
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGTERM', () => process.exit(143))

  const waiting = [...checks]
  const done = new Map()
  const running = new Map()
  const began = performance.now()
  let freeCores = 2
  const settle = (result) => {
    done.set(result.check.name, result)
    announce(result)
    if (result.check.show && result.failed === 0) console.log(result.output)
  }
  while (done.size < checks.length) {
    for (const check of [...waiting]) {
      const needed = (check.after ?? []).filter((name) => checks.some((other) => other.name === name))
      const broken = needed.find((name) => done.get(name)?.failed)
      if (broken) {
        waiting.splice(waiting.indexOf(check), 1)
        settle({ check, passed: 0, failed: 1, seconds: 0, output: `Not run, because "${broken}" failed.` })
      } else if (needed.every((name) => done.has(name))) {
        // A check of one core that comes later takes the core that a check of two can't use alone.
        if ((check.cores ?? 1) > freeCores) continue
        waiting.splice(waiting.indexOf(check), 1)
        freeCores -= check.cores ?? 1
        console.log(`▸ ${check.name}`)
        running.set(check, perform(check))
      }
    }
    if (running.size === 0) continue
    const result = await Promise.race(running.values())
    running.delete(result.check)
    freeCores += result.check.cores ?? 1
    settle(result)
  }

  const results = checks.map((check) => done.get(check.name))
  for (const { check, failed, output } of results) if (failed > 0) console.log(`\n──── ${check.name} ────\n${output}`)
  const total = (of) => results.reduce((sum, result) => sum + result[of], 0)
  const promised = figures(results)
  if (promised !== '') console.log(`\nPromises\n${promised}`)
  console.log(`\n${table(results)}\n${((performance.now() - began) / 60_000).toFixed(1)} minutes in all\n`)
  process.exitCode = total('failed') === 0 ? 0 : 1
  for (const { check, passed, failed } of results)
    if (passed + failed === 0) console.log(`– ${check.name}: nothing was run`)
  for (const line of failureLines(results)) console.log(line)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
}
