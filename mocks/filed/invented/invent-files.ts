import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PlansProblem } from '#mocks/filed/plans-problem.ts'

import { areaHeader, attributeHeader, benefitHeader, landscapeHeader, rateHeader, zipHeader } from './file-headers.ts'
import { type InventedSize, inventedPlans, sampleSize } from './invented-plans.ts'
import { oddAttributes, oddBenefits, oddRates } from './odd-rows.ts'
import { areaRows, landscapeRows, zipRows } from './place-rows.ts'
import { type FileRow, attributeRows, benefitRows, rateRows } from './plan-rows.ts'
import { writeCsv, writeSheet, writeZippedCsv } from './write-files.ts'

/** A folder with this file has invented files. */
const markName = 'invented.txt'

/**
 * Writes invented files of plans, with the exact headers and the odd rows of the public ones: two inside a zip, one a
 * spreadsheet. The same size gives the same rows. Throws a `PlansProblem` for a folder that has other files.
 */
export async function inventFiles(folder: string, size: InventedSize = sampleSize): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const own = join(folder, markName)
  // Downloads of several hundred megabytes are not written over by a wrong word.
  if (!existsSync(own) && readdirSync(folder).length > 0)
    throw new PlansProblem(`${folder} is not empty: the sample is written to a new folder, or over an older sample.`)
  writeFileSync(own, 'The files of this folder are invented. npm run plans -- --sample may write them again.\n')
  function* each(
    rowsOf: (plan: ReturnType<typeof inventedPlans>[number]) => Iterable<FileRow>,
    odd: Iterable<FileRow>,
  ) {
    for (const state of size.states) for (const plan of inventedPlans(size, state)) yield* rowsOf(plan)
    yield* odd
  }
  await writeCsv(
    join(folder, 'Plan_Attributes_PUF.csv'),
    attributeHeader,
    each((plan) => attributeRows(plan, size), oddAttributes(size)),
  )
  await writeZippedCsv(
    join(folder, 'Rate_PUF.zip'),
    'Rate_PUF.csv',
    rateHeader,
    each((plan) => rateRows(plan, size), oddRates(size)),
  )
  await writeCsv(
    join(folder, 'Benefits_Cost_Sharing_PUF.csv'),
    benefitHeader,
    each((plan) => benefitRows(plan, size), oddBenefits(size)),
  )
  await writeCsv(join(folder, 'Service_Area_PUF.csv'), areaHeader, areaRows(size))
  await writeCsv(join(folder, 'slcsp-county-zip-reference.csv'), zipHeader, await zipRows(size))
  await writeSheet(join(folder, 'individual_market_medical_landscape.xlsx'), landscapeHeader, landscapeRows(size))
}
