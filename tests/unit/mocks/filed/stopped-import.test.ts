import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'

import { afterAll, describe, expect, it, vi } from 'vitest'

import { importPlans } from '#mocks/filed/import-plans.ts'
import { untilStopped } from '#mocks/filed/import-words.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { sampleSize } from '#mocks/filed/invented/invented-plans.ts'
import { currentStore, draftFolderIn } from '#mocks/filed/store-in-use.ts'

const root = mkdtempSync(join(tmpdir(), 'stopped-import-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

const files = join(root, 'files')
await inventFiles(files, { ...sampleSize, states: ['FL', 'TX'], plans: 6, benefits: 8 })
const stores = join(root, '.plans')

/** Other bytes of the same plans: only a finished import would take the place of the one before. */
function changeFiles(): void {
  const zips = join(files, 'slcsp-county-zip-reference.csv')
  writeFileSync(zips, `${readFileSync(zips, 'utf8')}33139,12011,Broward County,FL\n`)
}

/** Stops this process in the middle of an import, and returns how it would end and what it says. */
async function stoppedHere(signal: NodeJS.Signals) {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const ended = new Error('the process would have ended')
  const importing = () => {
    draftFolderIn(stores)
    // What the signal calls: the watch of the import is the newest one.
    process.listeners(signal).at(-1)?.(signal)
    return Promise.reject(ended)
  }
  await expect(untilStopped(stores, importing)).rejects.toBe(ended)
  const codes = exit.mock.calls.map(([code]) => code)
  exit.mockRestore()
  // The guard of the console watches this function, and these words are wanted.
  const said = vi.mocked(console.error).mock.calls.map(([text]) => String(text).trim())
  vi.mocked(console.error).mockClear()
  return { codes, said }
}

// Proves Q-164.
describe('an import that is stopped', () => {
  it('says that nothing was changed, and leaves nothing behind', async () => {
    expect(await stoppedHere('SIGINT')).toEqual({
      codes: [130],
      said: ['The import was stopped: nothing was changed.'],
    })
    expect(readdirSync(stores)).toEqual([])
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('keeps the last good import in use: %s', async (signal) => {
    const before = await importPlans(files, { root: stores })
    const watched = process.listenerCount(signal)
    expect(await stoppedHere(signal)).toEqual({
      codes: [130],
      said: ['The import was stopped: nothing was changed, and the last good import stays in use.'],
    })
    expect(readdirSync(stores)).toEqual(['2026'])
    expect(currentStore(stores, 2026)).toEqual(before)
    // The watch ends with the import.
    expect(process.listenerCount(signal)).toBe(watched)
  })

  it('by Ctrl+C ends the command with the sentence', async () => {
    changeFiles()
    const before = currentStore(stores, 2026)
    const [tsx, plans] = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('mocks/plans.ts')]
    const child = spawn(process.execPath, [tsx, plans, '--import', files], { cwd: root, stdio: 'pipe' })
    const said: string[] = []
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      if (line === 'Reading Rate_PUF.zip') child.kill('SIGINT')
    })
    expect(await once(child, 'close')).toEqual([130, null])
    expect(said.at(-1)).toBe('The import was stopped: nothing was changed, and the last good import stays in use.')
    expect(currentStore(stores, 2026)).toEqual(before)
  }, 180_000)
})

/** Imports a copy of the files with other days of filing in the attributes. */
async function importWithDays(change: (text: string) => string) {
  const folder = join(root, 'days')
  await inventFiles(folder, { ...sampleSize, states: ['FL'], plans: 4, benefits: 4 })
  const attributes = join(folder, 'Plan_Attributes_PUF.csv')
  writeFileSync(attributes, change(readFileSync(attributes, 'utf8')))
  return (await importPlans(folder, { root: join(root, 'day-stores'), now: Date.UTC(2025, 10, 1) })).record
}

/** The day of a plan's standard variant. */
const standardRow = /8\/13\/2025(?=.*-01,)/

// Proves Q-165.
describe('a row that was filed on a day to come', () => {
  it('is sold and named, and counts for no day', async () => {
    const record = await importWithDays((text) => text.replace(standardRow, '11/3/2025'))
    expect(record.date).toBe('2025-08-13')
    expect(record.plans).toBe(14)
    expect(record.leftOut).toContainEqual({
      reason: 'a day of filing that is yet to come',
      count: 1,
      examples: [expect.stringMatching(/ 2025-11-03$/)],
    })
  })

  it('counts from that day on anywhere on earth', async () => {
    const record = await importWithDays((text) => text.replace(standardRow, '11/1/2025'))
    expect(record.date).toBe('2025-11-01')
  })

  it('is refused where every row is one', async () => {
    await expect(importWithDays((text) => text.replaceAll(/(?:8\/13|4\/14)\/2025/g, '1/1/2026'))).rejects.toThrow(
      'Plan_Attributes_PUF.csv has no day until today on which a plan was filed: download it again.',
    )
  })
})

it('the sample is not written over files of another origin', async () => {
  const folder = join(root, 'downloads')
  mkdirSync(folder)
  writeFileSync(join(folder, 'Rate_PUF.csv'), 'downloaded')
  await expect(inventFiles(folder)).rejects.toThrow('is not empty: the sample is written to a new folder')
  expect(readFileSync(join(folder, 'Rate_PUF.csv'), 'utf8')).toBe('downloaded')
})
