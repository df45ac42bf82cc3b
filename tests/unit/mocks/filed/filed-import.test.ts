import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { checkFolder } from '#mocks/filed/check-folder.ts'
import { importPlans, storeOf } from '#mocks/filed/import-plans.ts'
import { attributeHeader } from '#mocks/filed/invented/file-headers.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { sampleSize } from '#mocks/filed/invented/invented-plans.ts'
import { currentStore } from '#mocks/filed/store-in-use.ts'
import { PlansProblem, writeProblem } from '#mocks/filed/plans-problem.ts'

import { alaskaRows } from './alaska-files.ts'

const root = mkdtempSync(join(tmpdir(), 'filed-import-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

const good = join(root, 'good')
const stores = join(root, 'stores')
await inventFiles(good, { ...sampleSize, states: ['AK', 'FL'], plans: 4, benefits: 8 })
const imported = await importPlans(good, { root: stores })

/** Returns a copy of the good files that a test may spoil. */
function copyOf(name: string): string {
  const folder = join(root, name)
  cpSync(good, folder, { recursive: true })
  return folder
}

/** Changes the text of a file. */
function edit(folder: string, name: string, change: (text: string) => string): void {
  const path = join(folder, name)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

async function sentenceOf(folder: string, year?: number): Promise<string> {
  try {
    await importPlans(folder, { root: stores, year })
    return ''
  } catch (error) {
    if (error instanceof PlansProblem) return error.message.replaceAll(root, '')
    throw error
  }
}

const attributes = 'Plan_Attributes_PUF.csv'
const areas = 'Service_Area_PUF.csv'

const spoilt: readonly (readonly [what: string, spoil: (folder: string) => void, sentence: string])[] = [
  [
    'a missing file',
    (folder) => {
      rmSync(join(folder, areas))
    },
    '/a missing file lacks Service_Area_PUF.csv: download what is missing.',
  ],
  [
    'a file twice',
    (folder) => {
      cpSync(join(folder, areas), join(folder, 'service-area-copy.csv'))
    },
    '/a file twice has Service_Area_PUF.csv and service-area-copy.csv, which are both Service_Area_PUF.csv: keep one of them.',
  ],
  [
    'two years',
    (folder) => {
      edit(folder, areas, (text) => text.replaceAll('\n2026,', '\n2025,'))
    },
    'Service_Area_PUF.csv has rows of 2025 beside those of 2026: keep the files of one year together.',
  ],
  [
    'a torn zip',
    (folder) => {
      truncateSync(join(folder, 'Rate_PUF.zip'), 10_000)
    },
    'Rate_PUF.zip is a torn zip file, as after a stopped download: download it again.',
  ],
  [
    'a cut table',
    (folder) => {
      truncateSync(join(folder, attributes), 100_000)
    },
    'Plan_Attributes_PUF.csv is broken at line 95, as after a stopped download: download it again.',
  ],
  [
    'a lost column',
    (folder) => {
      edit(folder, attributes, (text) => text.replace('MetalLevel', 'Level'))
    },
    'Plan_Attributes_PUF.csv has no column MetalLevel: the file has changed, or it is another one.',
  ],
  [
    'another table',
    (folder) => {
      cpSync(join(folder, areas), join(folder, attributes))
    },
    'Plan_Attributes_PUF.csv has no column IssuerMarketPlaceMarketingName, StandardComponentId, PlanMarketingName and 100 more: the file has changed, or it is another one.',
  ],
  [
    'a web page',
    (folder) => {
      writeFileSync(join(folder, attributes), '<!doctype html>\n<title>Sign in</title>')
    },
    'Plan_Attributes_PUF.csv is a web page and not a table: download the file itself.',
  ],
  [
    'an empty file',
    (folder) => {
      writeFileSync(join(folder, areas), '')
    },
    'Service_Area_PUF.csv is empty: download it again.',
  ],
  ...(
    [
      [';', 'semicolons'],
      ['\t', 'tabs'],
    ] as const
  ).map(
    ([sign, name]) =>
      [
        name,
        (folder: string) => {
          edit(folder, areas, (text) => text.replaceAll(',', sign))
        },
        `Service_Area_PUF.csv has ${name} in place of commas, as a spreadsheet program saves it: download the file itself.`,
      ] as const,
  ),
  [
    'two bytes a sign',
    (folder) => {
      const path = join(folder, areas)
      writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll(',', '\t')}`, 'utf16le')
    },
    'Service_Area_PUF.csv has tabs in place of commas, as a spreadsheet program saves it: download the file itself.',
  ],
  [
    'a folder in the place of a file',
    (folder) => {
      rmSync(join(folder, areas))
      mkdirSync(join(folder, areas))
    },
    '/a folder in the place of a file/Service_Area_PUF.csv is a folder in the place of a file: download it again.',
  ],
]

describe('files that cannot be used', () => {
  it.each(spoilt)('%s is told in one sentence', async (what, spoil, sentence) => {
    const folder = copyOf(what)
    spoil(folder)
    expect(await sentenceOf(folder)).toBe(sentence)
    // The check refuses what an import refuses, in the same words.
    const check = checkFolder(folder, Date.now(), { root: stores })
    await expect(check.catch((error: unknown) => String(error).replaceAll(root, ''))).resolves.toBe(
      `PlansProblem: ${sentence}`,
    )
    // The last good import stays in use, and nothing of the refused one is left.
    expect(currentStore(stores, 2026)?.folder).toBe(imported.folder)
    expect(readdirSync(stores)).toEqual(['2026'])
  })

  it('of another year than the one asked for are refused', async () => {
    expect(await sentenceOf(good, 2027)).toBe(
      'Plan_Attributes_PUF.csv is of 2026, and 2027 was asked for: download the files of 2027.',
    )
  })

  it('in no folder are told', async () => {
    expect(await sentenceOf(join(root, 'nowhere'))).toBe(
      '/nowhere is missing: give a folder that has the files of plans.',
    )
  })

  it('and a disk that takes nothing are told', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    const refused = Object.assign(new Error('mkdir'), { code: 'EACCES' })
    expect([full, refused].map((error) => String(writeProblem(error, '.plans')))).toEqual([
      'PlansProblem: The disk is full in .plans: nothing was changed, and an earlier good import stays in use.',
      'PlansProblem: There is no permission for .plans: nothing was changed, and an earlier good import stays in use.',
    ])
    const bug = new Error('a bug')
    expect(writeProblem(bug, '.plans')).toBe(bug)
  })
})

describe('an import', () => {
  it('counts and names what it leaves out', () => {
    const counted = imported.record.leftOut.map(({ reason, count, examples }) => [reason, count, examples[0]])
    expect(counted).toEqual([
      ['a plan without a share of essential health benefits', 1, '99000AK9050001-01'],
      ['a plan that is named twice', 1, '99000AK9060001-01'],
      ['the ZIP codes of a part of a county (the whole county is taken)', 6, 'AK 99000 AKS003 02013'],
      ['a service area without a known county', 6, 'AK 99000 AKS003'],
      ['a ZIP code without a known county', 1, '33999 12999'],
      ['a rate of nothing, or from $9000 on (no price)', 153, '99000AK9090001 0-14'],
      ['a rate that does not hold on January 1', 3, '99000AK0010001 2026-04-01'],
      ['the benefits of a plan (it is sold without them)', 1, '99000AK9040001'],
      ['a plan without rates', 2, '99000AK9070001'],
      ['a plan without a service area', 1, '99000AK9080001'],
    ])
    expect(imported.record.plans).toBe(26)
  })

  it('is done once for the same bytes, under whatever name and time', async () => {
    const folder = copyOf('renamed')
    cpSync(join(folder, areas), join(folder, 'service-area.csv'))
    rmSync(join(folder, areas))
    const read: string[] = []
    const found = await storeOf(folder, { root: stores, onProgress: (name) => read.push(name) })
    expect([found.folder, read]).toEqual([imported.folder, []])
  })

  it('is made anew from changed files, and takes the place of the one before', async () => {
    const own = join(root, 'own-stores')
    const folder = copyOf('changed')
    const before = await storeOf(folder, { root: own })
    appendFileSync(join(folder, 'slcsp-county-zip-reference.csv'), '33139,12011,Broward County,FL\n')
    const after = await storeOf(folder, { root: own })
    expect(after.folder).not.toBe(before.folder)
    expect(existsSync(before.folder)).toBe(false)
    expect(currentStore(own, 2026)?.folder).toBe(after.folder)
  })

  it('that was stopped, or whose store is torn, starts anew', async () => {
    const own = join(root, 'torn-stores')
    mkdirSync(join(own, 'import-999999999'), { recursive: true })
    const { folder } = await storeOf(good, { root: own })
    truncateSync(join(folder, 'rates.bin'), 100)
    expect(currentStore(own, 2026)).toBeNull()
    const again = await storeOf(good, { root: own })
    expect(readFileSync(join(again.folder, 'rates.bin')).length).toBeGreaterThan(100)
    expect(readdirSync(own)).toEqual(['2026'])
  })
})

describe('the check of a folder', () => {
  it('names each file with its year and its age', async () => {
    const now = Date.now()
    const lines = await checkFolder(good, now, { root: stores })
    expect(lines).toHaveLength(8)
    expect(lines[0]).toBe('Plan_Attributes_PUF.csv: 0.2 MB, saved today')
    expect((await checkFolder(good, now + 86_400_000, { root: stores }))[0]).toMatch(/saved yesterday$/)
    expect(lines.slice(6)).toEqual([
      'All files of 2026 are there: 26 plans can be sold, filed until 2025-08-13. The check imports nothing.',
      'In use: an import of 26 plans, filed until 2025-08-13.',
    ])
  })

  it('says that no import is in use, and that the files are old', async () => {
    const lines = await checkFolder(good, Date.now() + 46 * 86_400_000, { root: join(stores, 'nowhere') })
    expect(lines.slice(-2)).toEqual([
      'Files of more than 45 days may be out of date: download them again before an import.',
      'No import of 2026 is in use.',
    ])
  })
})

it.each(existsSync(alaskaRows) ? [alaskaRows] : [])('the invented header is that of the raw rows: %s', (folder) => {
  const [header = ''] = readFileSync(join(folder, 'plan_attributes.csv'), 'utf8').split('\n', 1)
  expect(attributeHeader).toEqual(header.trim().split(','))
})

it('has the 151 columns of attributes', () => {
  expect(new Set(attributeHeader).size).toBe(151)
})
