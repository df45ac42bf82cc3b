import './node-settings.ts'

import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'

import { isSafe } from '#config/settings.ts'
import { site } from '#config/site.ts'
import { planYears } from '#domain/years/plan-years.ts'
import { mockYear } from '#mocks/mock-year.ts'

import { optionProblem } from './command-options.ts'
import { type FiledStart, startFiled } from './filed/start-filed.ts'
import { createHttpService } from './http-service.ts'
import { listenProblem } from './listen-problem.ts'
import { liveHandlers } from './live/live-handlers.ts'
import { LiveProblem, keyProblem } from './live/live-problem.ts'
import { liveSettings } from './live/live-settings.ts'
import { officialHost, officialService } from './live/official-service.ts'
import { noteStart } from './mode-in-use.ts'
import type { Description } from './openapi/contract-parts.ts'
import { resetMocks } from './state/store.ts'

const usage = `npm run api -- [--port 4010] [--scenario slow:planSearch] [--seed 1] [--host 0.0.0.0] [--origin https://www.example.org]
npm run api -- --plans <folder> [--port 4010] [--host 0.0.0.0] [--origin https://www.example.org]
npm run api -- --live [--port 4010] [--host 0.0.0.0] [--origin https://www.example.org]
npm run api -- --print-contract
npm run api -- --print-html
npm run api -- --check https://api.example.org [--origin https://www.example.org] [--maps]`

/** Milliseconds that open requests have to end before the service closes their connections. */
const patienceMs = 1_000

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env['PORT'] ?? '4010' },
        scenario: { type: 'string', default: 'happy' },
        seed: { type: 'string', default: '1' },
        // Only this device, unless the option opens it to others.
        host: { type: 'string', default: '127.0.0.1' },
        origin: { type: 'string', multiple: true, default: [] },
        'print-contract': { type: 'boolean', default: false },
        'print-html': { type: 'boolean', default: false },
        // The folder of the files of plans, in the place of invented plans.
        plans: { type: 'string' },
        // Plans and prices of the Marketplace API, with the owner's key, in the place of invented ones.
        live: { type: 'boolean', default: false },
        // The host of a service to check.
        check: { type: 'string' },
        maps: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`The port is ${values.port}: expected 0 to 65535.`)
    return { ...values, port, seed: Number(values.seed) }
  } catch (error) {
    return fail(optionProblem(error) ?? String(error))
  }
}

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly origin: readonly string[]
  readonly scenario: string
  readonly seed: number
  readonly plans?: string
  readonly live: boolean
}

/** What the service says of its plans when it starts. */
function plansLine(filed: FiledStart | undefined, isLive: boolean): string {
  if (isLive) return 'Asks the Marketplace API for every plan and price, with the key of CMS_MARKETPLACE_API_KEY.'
  return (
    filed?.line ??
    `Sells ${planYears.join(' and ')}; its calls without a year are for ${mockYear()}, by the settings of the production build.`
  )
}

/** Returns the plans of the folder that was asked for. */
async function filedPlans({ plans, scenario }: ServeOptions): Promise<FiledStart | undefined> {
  if (plans === undefined) return undefined
  if (plans === '') fail('--plans needs a folder after it: --help shows how it is written.')
  if (scenario !== 'happy') fail('--scenario plays faults of invented plans: leave out --plans or --scenario.')
  const filed = await startFiled(plans)
  if (filed.problem !== null) console.error(filed.problem)
  return filed
}

/** How long a sentence of the log is not repeated, in milliseconds. */
const quietMs = 60_000

/** Writes each sentence to the log at most once a minute: an outage fails every call. */
function ownersLog(): (sentence: string) => void {
  const written = new Map<string, number>()
  return (sentence) => {
    if (Date.now() - (written.get(sentence) ?? -quietMs) < quietMs) return
    written.set(sentence, Date.now())
    console.error(sentence)
  }
}

/** Returns the handlers of live mode, after a first call that tells the owner of a key that is refused. */
function livePlans({ live, plans, scenario }: ServeOptions): ReturnType<typeof liveHandlers> | undefined {
  if (!live) return undefined
  if (plans !== undefined) fail('--live and --plans are two sources of plans: leave out one.')
  if (scenario !== 'happy') fail('--scenario plays faults of invented plans: leave out --live or --scenario.')
  const settings = liveSettings()
  const problem = keyProblem(settings.key)
  if (problem !== null) fail(problem)
  const official = officialService(settings)
  const report = ownersLog()
  official.ask({ method: 'GET', path: '/market-years' }).catch((error: unknown) => {
    if (error instanceof LiveProblem) report(error.message)
  })
  return liveHandlers(official, report)
}

async function serve(options: ServeOptions): Promise<void> {
  const { port, host, origin, scenario, seed } = options
  const live = livePlans(options)
  // A wrong origin is told before an import of a minute.
  const origins = origin.map((text) => originOf(text, true))
  const filed = await filedPlans(options)
  resetMocks({ seed })
  const service = createHttpService({ scenario, origins, market: filed?.market, live })
  service.on('error', (error: NodeJS.ErrnoException) => fail(listenProblem(error, { host, port })))
  service.listen(port, host, () => {
    // A service that listens on a port has an address with that port.
    console.log(`http://localhost:${(service.address() as AddressInfo).port}`)
    console.log(plansLine(filed, options.live))
    // A stand-in is a trial of live mode.
    if (filed || (options.live && liveSettings().host === officialHost)) noteStart(options.live ? 'live' : 'files')
    filed?.warmUp().catch((error: unknown) => {
      console.error(error)
    })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      service.close(() => process.exit(0))
      service.closeIdleConnections()
      setTimeout(() => {
        service.closeAllConnections()
      }, patienceMs).unref()
    })
}

/** Returns an address without trailing slashes; ends the process when it is invalid, or not safe to call. */
function addressOf(text: string, option: string, isServed = false): string {
  if (!/^https?:\/\/[^\s?#]+$/.test(text) || !URL.canParse(text))
    fail(`${option} is ${text}: expected an address such as https://api.example.org`)
  if (!isServed && !isSafe(text))
    fail(`${option} is ${text}: expected https, for the data would be readable in transit`)
  return text.replace(/\/+$/, '')
}

/**
 * Returns an origin in the form that browsers send; ends the process when the text has more than an origin or is not
 * safe.
 */
function originOf(text: string, isServed = false): string {
  const address = addressOf(text, '--origin', isServed)
  const { origin } = new URL(address)
  if (origin !== address) fail(`--origin is ${text}: expected an origin, such as ${origin}.`)
  return origin
}

/** Whether the site calls another origin than its own. */
const isServiceElsewhere = [site.apiHost, site.crmHost, site.applicationsEndpoint].some((path) => !path.startsWith('/'))

async function check(host: string, origins: readonly string[], withMaps: boolean): Promise<void> {
  const { CHECK_TOKEN: token } = process.env
  const { checkService } = await import('./check/check-service.ts')
  const fits = await checkService({
    host: addressOf(host, '--check'),
    origin: origins[0] !== undefined || isServiceElsewhere ? originOf(origins[0] ?? site.siteUrl) : undefined,
    // An empty variable counts as missing.
    token: token === '' ? undefined : token,
    withMaps,
    print: (line) => {
      console.log(line)
    },
  })
  process.exitCode = fits ? 0 : 1
}

/** Loads the description of the service, which a start doesn't wait for. */
async function description() {
  const { openApiDocument } = await import('./openapi/document.ts')
  return openApiDocument()
}

const options = readOptions()
if (options['print-contract']) console.log(JSON.stringify(await description(), null, 2))
else if (options['print-html']) {
  const { contractPage } = await import('./openapi/contract-page.tsx')
  // The document is plain JSON; a page needs some of its parts by name.
  console.log(contractPage((await description()) as unknown as Description))
} else if (options.check !== undefined) await check(options.check, options.origin, options.maps)
else
  try {
    await serve(options)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
