import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'

import { preview } from 'vite'

import { freePort } from '#build/free-port.mjs'

import { ask } from './ask-host.ts'
import { problemsOf } from './check-answer.ts'
import { type Host, ensurePrograms, newFolder, removeFolder } from './host-programs.ts'
import { hostRequests, secret } from './host-requests.ts'
import { type HostStart, containerRefusal, startCaddy, startContainer, startNginx } from './host-starts.ts'
import { type TestService, startService } from './test-service.ts'

/**
 * `tsx tests/hosts/check-hosts.ts preview|nginx|container|caddy`: serves `dist/` with one host, sends it the requests
 * and, of a server, reads its logs for tokens.
 */

const startOf: Readonly<Record<string, (start: HostStart) => Promise<Host>>> = {
  nginx: startNginx,
  container: startContainer,
  caddy: startCaddy,
}

/** The security headers, read from the file for static hosts: they depend on the settings of the build. */
function builtHeaders(): Readonly<Record<string, string>> {
  const [block = ''] = readFileSync('dist/_headers', 'utf8').split('\n\n')
  const lines = block.split('\n').slice(1)
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

function builtAsset(ending: string): string {
  const file = readdirSync('dist/assets').find((name) => name.endsWith(ending))
  if (file === undefined) throw new Error(`dist/assets has no ${ending} file`)
  return `/assets/${file}`
}

let passed = 0
let failed = 0
function count(what: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1
  else {
    failed += 1
    console.log(`✗ ${what}\n${problems.map((problem) => `    ${problem}`).join('\n')}`)
  }
}

async function checkRequests(origin: string, isCompressing: boolean): Promise<void> {
  const headers = builtHeaders()
  for (const request of hostRequests({ script: builtAsset('.js'), font: builtAsset('.woff2') })) {
    const { address, method } = request
    const answer = await ask(origin, address, method)
    count(`${method ?? 'GET'} ${address}`, problemsOf(answer, { request, headers, isCompressing }))
  }
}

async function checkHead(origin: string): Promise<void> {
  for (const [address, status] of [
    ['/about-us', 200],
    ['/es/nope', 404],
  ] as const) {
    const answer = await ask(origin, address, 'HEAD')
    count(`HEAD ${address}`, answer.status === status && answer.body === '' ? [] : [`status ${answer.status}`])
  }
}

/** Without the service its calls fail, which servers note with the whole address unless told otherwise. */
async function checkFailingService({ origin }: Host, service: TestService): Promise<void> {
  await service.stop()
  const { status } = await ask(origin, `/crm/yti/lead-profile/${secret}?api_token=${secret}`)
  count('a call without a service', status === 502 ? [] : [`status ${status}: expected 502`])
}

async function untilLogged(logs: () => string, text: string): Promise<boolean> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    if (logs().includes(text)) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

async function checkLogs({ logs }: Host): Promise<void> {
  for (const kept of ['/about-us', '/login/?...', '/crm/yti/lead-profile/...', '/crm/applications/...', '502'])
    count(`the log has ${kept}`, (await untilLogged(logs, kept)) ? [] : [`not in:\n${logs().slice(-2_000)}`])
  const leak = logs()
    .split('\n')
    .find((line) => line.includes(secret))
  count('no token is in a log', leak === undefined ? [] : [leak])
}

async function checkPreview(): Promise<void> {
  const service = await startService()
  process.env['API_ORIGIN'] = service.origin
  const port = Number(await freePort(7100))
  const server = await preview({
    mode: 'production',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  await checkRequests(`http://127.0.0.1:${port}`, false)
  await checkHead(`http://127.0.0.1:${port}`)
  await server.close()
  await service.stop()
}

async function checkServer(startHost: (start: HostStart) => Promise<Host>): Promise<void> {
  const service = await startService()
  const { folder, site } = newFolder()
  const host = await startHost({ folder, site, service: service.origin })
  try {
    await checkRequests(host.origin, true)
    await checkHead(host.origin)
    if (host.plainOrigin !== undefined) {
      const { status, headers } = await ask(host.plainOrigin, `/login?token=${secret}`)
      count('http leads to https', status === 308 && headers['location']?.startsWith('https://') ? [] : [`${status}`])
    }
    if (startHost === startContainer) {
      const said = containerRefusal(folder)
      for (const name of ['PORT', 'API_UPSTREAM'])
        count(`a bad ${name} stops the container`, said.includes(`${name} is `) ? [] : [said])
    }
    await checkFailingService(host, service)
    await checkLogs(host)
  } finally {
    await host.stop()
    removeFolder(folder)
  }
}

const name = process.argv[2] ?? 'preview'
if (!existsSync('dist/_headers')) throw new Error('dist is empty: run npm run build first')
const startHost = startOf[name]
const program = name === 'caddy' ? 'caddy' : 'nginx'
if (startHost === undefined) await checkPreview()
else if (ensurePrograms(program)) await checkServer(startHost)
if (passed + failed > 0) console.log(`${name}: ${passed} passed, ${failed} failed`)
else
  console.log(
    `NOT RUN: ${program} is not installed, and only root can install it with the packages of the distribution.`,
  )
if (process.env['REPORT_FILE']) writeFileSync(process.env['REPORT_FILE'], JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
