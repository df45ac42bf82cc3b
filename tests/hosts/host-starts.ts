import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { freePort } from '#build/free-port.mjs'

import { type Host, setWritable, start } from './host-programs.ts'

/** What a host is started with. */
export interface HostStart {
  /** A copy of the built site that other users may read. */
  readonly site: string
  readonly service: string
  /** A folder for its files. */
  readonly folder: string
}

const portFrom = async (wanted: number) => Number(await freePort(wanted))

/** Replaces each text, which must be there, in one pass: a replacement may contain another text. */
function replaced(text: string, replacements: Readonly<Record<string, string>>): string {
  const missing = Object.keys(replacements).filter((from) => !text.includes(from))
  if (missing.length > 0) throw new Error(`Expected ${missing.join(', ')} in the file for the host`)
  const any = Object.keys(replacements).map((from) => from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return text.replaceAll(new RegExp(any.join('|'), 'g'), (from) => replacements[from] ?? from)
}

function makeFolders(folder: string, ...names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o777)
    return path
  })
}

/** Starts nginx with the whole example server: https, the redirect from http, the files that it includes. */
export async function startNginx({ site, service, folder }: HostStart): Promise<Host> {
  const [logs = '', temporary = ''] = makeFolders(folder, 'logs', 'temporary')
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  spawnSync('openssl', [...asked, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const plain = await portFrom(7110 + (process.pid % 20))
  const secure = await portFrom(plain + 1)
  const server = replaced(readFileSync(join(folder, 'hosts/nginx/server.conf.example'), 'utf8'), {
    '/etc/nginx/puente': join(folder, 'hosts/nginx'),
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${secure} ssl`,
    '/etc/ssl/puente/fullchain.pem': certificate,
    '/etc/ssl/puente/privkey.pem': key,
    '/var/www/puente': site,
    '/var/log/nginx': logs,
    'http://127.0.0.1:4010': service,
  })
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `pid ${temporary}/nginx.pid; error_log stderr; worker_processes 1; events { } http {
${kinds.map((kind) => `${kind}_temp_path ${temporary}/${kind};`).join('\n')}
include /etc/nginx/mime.types;
${server}
}`,
  )
  const host = await start({
    command: ['nginx', '-e', 'stderr', '-c', main, '-g', 'daemon off;'],
    origin: `https://127.0.0.1:${secure}`,
    logFolder: logs,
  })
  return { ...host, plainOrigin: `http://127.0.0.1:${plain}` }
}

/**
 * Starts what the container runs: its nginx as a user without rights, on files that nobody can write. The image itself
 * needs a container engine.
 */
export async function startContainer({ site, service, folder }: HostStart): Promise<Host> {
  const [logs = '', temporary = ''] = makeFolders(folder, 'logs', 'temporary')
  const places = {
    '/etc/nginx/puente': join(folder, 'puente'),
    '/tmp/puente': join(temporary, 'puente'),
  }
  cpSync(join(folder, 'hosts/nginx'), places['/etc/nginx/puente'], { recursive: true })
  const move = (name: string, more: Readonly<Record<string, string>>) => {
    const text = readFileSync(join(folder, 'hosts/container', name), 'utf8')
    writeFileSync(join(places['/etc/nginx/puente'], name), replaced(text, { ...places, ...more }))
  }
  move('nginx.conf', { '/usr/share/nginx/html': site, '/dev/stdout': join(logs, 'access.log') })
  move('start.sh', {})
  for (const path of [site, places['/etc/nginx/puente']]) setWritable(path, false)
  const port = await portFrom(7140 + (process.pid % 20))
  return start({
    command: ['sh', join(places['/etc/nginx/puente'], 'start.sh')],
    env: { PORT: String(port), API_UPSTREAM: service },
    origin: `http://127.0.0.1:${port}`,
    logFolder: logs,
    asNobody: true,
  })
}

/** Returns what the container's start says about a bad environment; empty when it starts all the same. */
export function containerRefusal(folder: string): string {
  const { status, stderr } = spawnSync('sh', [join(folder, 'puente/start.sh')], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '80a', API_UPSTREAM: 'service.example.org' },
  })
  return status === 1 ? stderr : ''
}

/** Starts Caddy with the Caddyfile, at an address without https. */
export async function startCaddy({ site, service, folder }: HostStart): Promise<Host> {
  const [logs = '', home = ''] = makeFolders(folder, 'logs', 'home')
  const port = await portFrom(7160 + (process.pid % 20))
  const file = join(folder, 'Caddyfile')
  // Its fixed port for commands may belong to another Caddy.
  const text = readFileSync(join(folder, 'hosts/Caddyfile'), 'utf8')
  writeFileSync(file, replaced(text, { '\n{\n': '\n{\n\tadmin off\n' }))
  return start({
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    env: {
      ...{ HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      ...{ PUENTE_SITE: `http://127.0.0.1:${port}`, PUENTE_ROOT: site, PUENTE_SERVICE: service },
      PUENTE_LOG: join(logs, 'puente.log'),
    },
    origin: `http://127.0.0.1:${port}`,
    logFolder: logs,
  })
}
