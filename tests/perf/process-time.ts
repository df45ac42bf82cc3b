import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** The time that a command took, including all Node processes it started. */
export interface ProcessTime {
  readonly cpuMs: number
  readonly wallMs: number
  readonly code: number | null
  readonly output: string
}

const noteProcessorTime = new URL('note-processor-time.mjs', import.meta.url).href

/** Runs a command without a shell, which not every system has. Each process notes its own processor time. */
export async function processTime(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProcessTime> {
  const times = mkdtempSync(join(tmpdir(), 'puente-times-'))
  const began = performance.now()
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${noteProcessorTime}`.trim(),
      PROCESSOR_TIMES: times,
      ...env,
    },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const wallMs = performance.now() - began
  const cpuMs = readdirSync(times).reduce((sum, pid) => sum + Number(readFileSync(join(times, pid), 'utf8')), 0)
  rmSync(times, { recursive: true, force: true })
  return { cpuMs, wallMs, code, output: errors + output }
}

/** The same; throws with the end of the output if the command fails. */
export async function processTimeOrThrow(...[command, env]: Parameters<typeof processTime>): Promise<ProcessTime> {
  const taken = await processTime(command, env)
  if (taken.code !== 0) throw new Error(`${command.join(' ')} failed:\n${taken.output.slice(-2_000)}`)
  return taken
}
