import { spawn } from 'node:child_process'
import process from 'node:process'

/** The time that a command took, including all processes it started. */
export interface ProcessTime {
  readonly cpuMs: number
  readonly wallMs: number
  readonly code: number | null
  readonly output: string
}

/** Reads the last line of the shell's `times`: processor time of the processes it waited for, "1m2.50s 0m3.25s". */
function childrenMs(output: string): number {
  const last = output.trim().split('\n').at(-1) ?? ''
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1_000,
    0,
  )
}

/** Runs a command in a shell, because only a shell counts the time of child processes. */
export async function processTime(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProcessTime> {
  const began = performance.now()
  const child = spawn('sh', ['-c', '"$@"; code=$?; times; exit $code', 'sh', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return { cpuMs: childrenMs(output), wallMs: performance.now() - began, code, output: errors + output }
}

/** The same; throws with the end of the output if the command fails. */
export async function processTimeOrThrow(...[command, env]: Parameters<typeof processTime>): Promise<ProcessTime> {
  const taken = await processTime(command, env)
  if (taken.code !== 0) throw new Error(`${command.join(' ')} failed:\n${taken.output.slice(-2_000)}`)
  return taken
}
