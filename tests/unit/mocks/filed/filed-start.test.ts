import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { afterAll, describe, expect, it } from 'vitest'

import { optionProblem } from '#mocks/command-options.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { sampleSize } from '#mocks/filed/invented/invented-plans.ts'
import { systemReason } from '#mocks/filed/plans-problem.ts'
import { startFiled } from '#mocks/filed/start-filed.ts'
import type { Market } from '#mocks/marketplace/market.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { listenProblem } from '#mocks/listen-problem.ts'

const root = mkdtempSync(join(tmpdir(), 'filed-start-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

const good = join(root, 'good')
const stores = join(root, 'stores')
await inventFiles(good, { ...sampleSize, states: ['FL'], plans: 4, benefits: 4 })
await importPlans(good, { root: stores })

const torn = join(root, 'torn')
cpSync(good, torn, { recursive: true })
truncateSync(join(torn, 'Rate_PUF.zip'), 5_000)

const last = 'The last good import stays in use: 14 invented plans of 2026 from files filed until 2025-08-13.'

/** The sources that the plans of an answer name. */
function sourcesIn(market: Market): readonly unknown[] {
  const { plans } = searchPlans(
    {
      household: { income: 40_000, people: [{ age: 40, aptc_eligible: true }] },
      place: { zipcode: '33139', countyfips: '12086', state: 'FL' },
      year: market.onlyYear ?? 0,
    },
    market,
  )
  return [...new Set(plans.map(({ source }) => source))]
}

// Proves Q-165.
describe('a start on a folder', () => {
  it('says what it sells, and that the sample is none of it', async () => {
    const { line, problem } = await startFiled(good, stores)
    expect([line, problem]).toEqual([
      'Sells 14 invented plans of 2026 from files filed until 2025-08-13, and no other year; nothing of them is really sold.',
      null,
    ])
  })

  // Proves P-108.
  it('searches once before a visitor does', async () => {
    const { warmUp } = await startFiled(good, stores)
    expect(await warmUp()).toEqual([200, 200, 200, 200])
  })

  it.each([
    ['torn', torn, 'Rate_PUF.zip is a torn zip file, as after a stopped download: download it again.'],
    ['missing', '/nowhere', '/nowhere is missing: give a folder that has the files of plans.'],
  ])('that is %s says so, and goes on with the last good import', async (_, folder, sentence) => {
    const { market, problem } = await startFiled(folder, stores)
    expect(problem).toBe(`${sentence}\n${last}`)
    expect([market.onlyYear, market.sellsIn('FL')]).toEqual([2026, true])
  })

  it('never sells the sample without saying that its prices are invented', async () => {
    for (const folder of [good, torn])
      expect(sourcesIn((await startFiled(folder, stores)).market)).toEqual(['invented_files'])
  })

  it('that is torn goes on with a real import before the sample, whatever their years', async () => {
    const both = join(root, 'both-stores')
    const real = join(root, 'real')
    await inventFiles(real, { ...sampleSize, year: 2025, states: ['FL'], plans: 4, benefits: 4 })
    const attributes = join(real, 'Plan_Attributes_PUF.csv')
    writeFileSync(attributes, readFileSync(attributes, 'utf8').replaceAll('Sample ""Health""', 'Example'))
    await importPlans(real, { root: both })
    await importPlans(good, { root: both })
    const { market, line, problem } = await startFiled(torn, both)
    expect(line).toBe('Sells 14 plans of 2025 from files filed until 2024-08-13, and no other year.')
    expect(problem).toMatch(/The last good import stays in use: 14 plans of 2025/)
    expect(sourcesIn(market)).toEqual(['cms_files'])
  })

  it('that is torn stops where there is no import', async () => {
    await expect(startFiled(torn, join(root, 'no-stores'))).rejects.toThrow(/torn zip file/)
  })
})

function problemOf(args: readonly string[]): string | null {
  try {
    parseArgs({ args: [...args], options: { plans: { type: 'string' }, live: { type: 'boolean' } } })
    return 'nothing'
  } catch (error) {
    return optionProblem(error)
  }
}

it.each([
  [['--plans'], '--plans needs a value after it: --help shows how it is written.'],
  [['--plans', '--live'], '--plans needs a value after it: --help shows how it is written.'],
  [['--live=yes'], '--live takes no value: --help shows how it is written.'],
  [['--foo'], 'There is no option --foo: --help lists what there is.'],
  [['-x'], 'There is no option -x: --help lists what there is.'],
  [['folder'], '"folder" is no option: --help lists what there is.'],
])('wrong words of a command are one sentence: %j', (args, sentence) => {
  expect(problemOf(args)).toBe(sentence)
})

it.each([
  ['EADDRINUSE', 'Port 4010 is taken: name another one with --port.'],
  ['EACCES', 'There is no permission for port 4010: name one from 1024 on with --port.'],
  ['EADDRNOTAVAIL', 'This machine has no address example.org: name one of its own with --host, such as 0.0.0.0.'],
  ['ENOTFOUND', 'The host example.org is unknown: name an address of this machine with --host, such as 0.0.0.0.'],
  ['EOTHER', "The service can't listen on example.org, port 4010 (EOTHER)."],
])('a port that cannot be used is one sentence: %s', (code, sentence) => {
  expect(listenProblem(Object.assign(new Error('listen'), { code }), { host: 'example.org', port: 4010 })).toBe(
    sentence,
  )
})

it.each([
  ['EACCES', 'There is no permission for /files'],
  ['EISDIR', '/files is a folder, where a file is expected'],
  ['ENOTDIR', 'A file is in the place of a folder in /files'],
  ['ENOSPC', 'The disk is full in /files'],
])('an error of the disk is told in words: %s', (code, sentence) => {
  expect(systemReason(Object.assign(new Error('open'), { code, path: '/files' }), '.plans')).toBe(sentence)
  expect(systemReason(new Error('a bug'), '.plans')).toBeNull()
})
