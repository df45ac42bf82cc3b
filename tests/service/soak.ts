import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { freePort } from '#build/free-port.mjs'
import { share } from '#mocks/marketplace/random.ts'

/**
 * `npm run soak [-- --journeys 2000 --together 8 --seed 1]`: each journey quotes, registers, applies and signs by the
 * site's own calls against `npm run api`, while random calls fail. After a new log-in its record is compared with what
 * was sent. The memory of the service is printed.
 */

const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '2000' },
    together: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
})
const [journeys, together] = [Number(values.journeys), Number(values.together)]
if (!(journeys >= 1 && together >= 1)) throw new Error('--journeys and --together are numbers from 1 on.')

const port = Number(await freePort(4020))
const service = `http://127.0.0.1:${port}`
// The settings are read once, so they are set before anything of the site is imported.
Object.assign(process.env, {
  VITE_API_HOST: `${service}/api`,
  VITE_CRM_HOST: `${service}/crm`,
  VITE_APPLICATIONS_ENDPOINT: `${service}/crm/applications`,
  VITE_NOTIFICATION_ENDPOINT: `${service}/api/notifications/redirect`,
  VITE_IDEMPOTENCY_KEYS: 'always',
})
await import('#mocks/node-settings.ts')
const { faults } = await import('#mocks/scenarios/scenarios.ts')
const { CallError } = await import('#lib/call-failure.ts')
const { walkAndReadBack } = await import('./soak-journey.ts')

/** One call in so many fails. */
const faultShare = 0.15
/** A call without an answer takes half a minute, and one of ten seconds shows no more than the others. */
const tooSlow: readonly string[] = ['timeout', 'late']
const played = faults.filter((name) => !tooSlow.includes(name))

const api = spawn(process.execPath, ['src/build/serve-mocks.mjs', '--port', String(port), '--seed', values.seed], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
for await (const line of createInterface(api.stdout)) if (line.startsWith('http://')) break

/** The journey whose call is under way, and how many calls it has made. */
const journeyNow = new AsyncLocalStorage<{ readonly id: number; calls: number; faults: number }>()
const plainFetch = globalThis.fetch
globalThis.fetch = (url, init) => {
  const journey = journeyNow.getStore()
  if (!journey) return plainFetch(url, init)
  journey.calls += 1
  const chance = `${values.seed} ${journey.id} ${journey.calls}`
  const fault = share(`fault ${chance}`) < faultShare ? played[Math.floor(share(chance) * played.length)] : undefined
  if (fault !== undefined) journey.faults += 1
  const headers = new Headers(init?.headers)
  headers.set('x-mock-scenario', fault ?? 'happy')
  return plainFetch(url, { ...init, headers })
}

/** A visitor tries a failed call again, so often at most. */
const mostTries = 30
async function untilDone<Result>(act: () => Promise<Result>, leaves: readonly number[] = []): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof CallError) || tries === mostTries) throw error
      if ('status' in error.failure && leaves.includes(error.failure.status)) throw error
    }
}

/** The memory of the service in MB; null where the system does not tell it. */
function megabytes(): number | null {
  const file = `/proc/${api.pid}/status`
  const found = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) : null
  return found ? Math.round(Number(found[1]) / 1024) : null
}

const total = { calls: 0, faults: 0 }
const lost: string[] = []
const memory: (number | null)[] = [megabytes()]
const eighth = Math.max(1, Math.ceil(journeys / 8))
let next = 0
let done = 0
const started = performance.now()
async function worker() {
  for (let id = next++; id < journeys; id = next++) {
    const journey = { id, calls: 0, faults: 0 }
    const differences = await journeyNow
      .run(journey, () => walkAndReadBack({ id, seed: values.seed, untilDone }))
      .catch((error: unknown) => [error instanceof CallError ? JSON.stringify(error.failure) : String(error)])
    if (differences.length > 0) lost.push(`journey ${id}: ${differences.join('; ')}`)
    total.calls += journey.calls
    total.faults += journey.faults
    done += 1
    if (done % eighth === 0) {
      memory.push(megabytes())
      console.log(`${done} of ${journeys} journeys, ${lost.length} with a loss, ${memory.at(-1) ?? '?'} MB`)
    }
  }
}
await Promise.all(Array.from({ length: together }, worker))
api.kill()

for (const line of lost.slice(0, 20)) console.error(`✗ ${line}`)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(
  `${journeys} journeys, ${together} at once, in ${seconds} s: ${total.calls} calls, ${total.faults} with a fault; ` +
    `${journeys - lost.length} records equal what was sent; memory of the service ${memory.map((mb) => mb ?? '?').join(', ')} MB (seed ${values.seed})`,
)
if (process.env['REPORT_FILE'] !== undefined)
  writeFileSync(process.env['REPORT_FILE'], JSON.stringify({ passed: journeys - lost.length, failed: lost.length }))
process.exitCode = lost.length === 0 ? 0 : 1
