import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import { ask } from './ask-host.ts'

/** A host that serves the built site. */
export interface Host {
  readonly origin: string
  /** Where plain http leads on to https. */
  readonly plainOrigin?: string
  /** All that it has written to its logs. */
  readonly logs: () => string
  readonly stop: () => Promise<void>
}

const isRoot = process.getuid?.() === 0
/** The user without rights of Debian. */
const nobody = 65_534

const has = (program: string) => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined

/** Makes sure of programs: root installs them from the distribution, with the server's own service left off. */
export function ensurePrograms(server: 'nginx' | 'caddy'): boolean {
  const programs = [server, 'openssl']
  if (programs.every(has)) return true
  if (!isRoot || !has('apt-get')) return false
  const options = {
    stdio: 'ignore',
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...programs], options)
  spawnSync('service', [server, 'stop'], options)
  return programs.every(has)
}

/** Copies the built site and the files for its hosts to a new folder. */
export function newFolder(): { readonly folder: string; readonly site: string } {
  const folder = mkdtempSync(join(tmpdir(), 'puente-host-'))
  chmodSync(folder, 0o755)
  const site = join(folder, 'site')
  cpSync('dist', site, { recursive: true })
  cpSync('dist-hosts', join(folder, 'hosts'), { recursive: true })
  return { folder, site }
}

async function untilItAnswers(origin: string, child: ChildProcess, logs: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${logs()}`)
    const answered = await ask(origin, '/').then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at ${origin}:\n${logs()}`)
}

/** How a host is started. */
interface Started {
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  readonly origin: string
  /** The files of its logs, besides its output. */
  readonly logFolder: string
  readonly asNobody?: boolean
}

/** Starts a host and waits until it answers. */
export async function start({
  command: [program, ...args],
  env,
  origin,
  logFolder,
  asNobody = false,
}: Started): Promise<Host> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(asNobody && isRoot && { uid: nobody, gid: nobody }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const logs = () =>
    [output, ...readdirSync(logFolder).map((file) => readFileSync(join(logFolder, file), 'utf8'))].join('\n')
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      resolve()
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  await untilItAnswers(origin, child, logs).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { origin, logs, stop }
}

/** Lets everybody read a folder with all below it, and its owner write it or nobody. */
export function setWritable(folder: string, isWritable: boolean): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const execute = entry.isDirectory() ? 0o111 : 0
    chmodSync(join(entry.parentPath, entry.name), 0o444 + execute + (isWritable ? 0o200 : 0))
  }
  chmodSync(folder, isWritable ? 0o755 : 0o555)
}

/** Removes a folder of `newFolder`. */
export function removeFolder(folder: string): void {
  setWritable(folder, true)
  rmSync(folder, { recursive: true, force: true })
}
