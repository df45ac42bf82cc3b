/**
 * The counties of every US ZIP code, read from one table for each first digit, so a demo loads only the tables it
 * needs. The facts: the U.S. Census Bureau's relationship of 2020 ZIP code areas to counties (public domain), each with
 * all its counties, the largest share of land first; ZIP codes without an area, such as those of post office boxes,
 * with their one county from GeoNames (CC BY 4.0). 42003 is as in the live Marketplace service's answer. Military and
 * island ZIP codes are left out: no state's marketplace serves them.
 *
 * A table has a line for each first three digits. The digits are followed by groups separated by `;`: the counties'
 * FIPS codes, joined by `+`, and the last two digits of the ZIP codes that touch only them.
 */
const tables: Readonly<Record<string, () => Promise<{ readonly zipLines: string }>>> = {
  0: () => import('./tables/zips/starting-0.ts'),
  1: () => import('./tables/zips/starting-1.ts'),
  2: () => import('./tables/zips/starting-2.ts'),
  3: () => import('./tables/zips/starting-3.ts'),
  4: () => import('./tables/zips/starting-4.ts'),
  5: () => import('./tables/zips/starting-5.ts'),
  6: () => import('./tables/zips/starting-6.ts'),
  7: () => import('./tables/zips/starting-7.ts'),
  8: () => import('./tables/zips/starting-8.ts'),
  9: () => import('./tables/zips/starting-9.ts'),
}

type CountiesByZip = ReadonlyMap<string, readonly string[]>

function readTable(zipLines: string): CountiesByZip {
  const found = new Map<string, readonly string[]>()
  for (const line of zipLines.trim().split('\n')) {
    const start = line.slice(0, 3)
    for (const group of line.slice(4).split(';')) {
      const [codes = '', ...ends] = group.split(' ')
      for (const end of ends) found.set(start + end, codes.split('+'))
    }
  }
  return found
}

const read = new Map<string, CountiesByZip>()

async function tableOf(digit: string): Promise<CountiesByZip | undefined> {
  const known = read.get(digit)
  if (known !== undefined || !Object.hasOwn(tables, digit)) return known
  const table = readTable((await tables[digit]?.())?.zipLines ?? '')
  read.set(digit, table)
  return table
}

/**
 * Returns the FIPS codes of the counties that a ZIP code touches, the largest share first; none for an invalid ZIP
 * code.
 */
export async function countyCodesOf(zip: string): Promise<readonly string[]> {
  return (await tableOf(zip.slice(0, 1)))?.get(zip) ?? []
}

/** Returns every ZIP code of the tables, in order. */
export async function knownZips(): Promise<readonly string[]> {
  const all = await Promise.all(Object.keys(tables).map(tableOf))
  return all.flatMap((table) => [...(table?.keys() ?? [])]).sort()
}
