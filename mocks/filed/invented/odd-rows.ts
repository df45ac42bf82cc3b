import { type InventedSize, inventedPlans } from './invented-plans.ts'
import { type FileRow, attributeRows, benefitRows, rateRows } from './plan-rows.ts'

/** Rows of plans that an import must not sell, or must sell to some people only, each as it occurs in the public files. */
export function oddAttributes(size: InventedSize): readonly FileRow[] {
  const [state = ''] = size.states
  const [like] = inventedPlans(size, state)
  if (like === undefined) return []
  const odd = (product: string, more: FileRow, variants = ['01']) => {
    const id = `${like.issuer}${state}${product}0001`
    return attributeRows({ ...like, id, variants, name: `Sample Odd ${product}` }, size).map((row) => ({
      ...row,
      ...more,
    }))
  }
  return [
    ...odd('901', { MarketCoverage: 'SHOP (Small Group)' }),
    ...odd('902', { DentalOnlyPlan: 'Yes', MetalLevel: 'High', EHBPercentTotalPremium: '' }),
    ...odd('903', { QHPNonQHPTypeId: 'Off the Exchange' }, ['00']),
    ...odd('904', { ChildOnlyOffering: 'Allows Child-Only' }, ['00', '01']),
    ...odd('905', { EHBPercentTotalPremium: '' }),
    ...odd('906', {}, ['01', '01']),
    // No rates, and no service area.
    ...odd('907', {}),
    ...odd('908', { ServiceAreaId: `${state}S999` }),
    // Placeholders for rates.
    ...odd('909', {}),
    ...odd('910', { ChildOnlyOffering: 'Allows Adult-Only' }),
  ]
}

/** The rates of the odd plans: placeholders, families, days that don't include January 1, and an age too few. */
export function* oddRates(size: InventedSize): Generator<FileRow> {
  const [state = ''] = size.states
  const [like] = inventedPlans(size, state)
  if (like === undefined) return
  const rates = (product: string) => rateRows({ ...like, id: `${like.issuer}${state}${product}0001` }, size)
  for (const product of ['904', '908', '910']) yield* rates(product)
  for (const row of rates('909')) yield { ...row, IndividualRate: '9999.99' }
  for (const row of rateRows(like, size)) {
    if (row['Age'] !== '40') continue
    yield { ...row, Age: 'Family Option', Couple: '900' }
    yield { ...row, RateEffectiveDate: `${size.year}-04-01`, IndividualRate: '1' }
  }
}

/** The benefits of the odd plans; 904 has none. */
export function* oddBenefits(size: InventedSize): Generator<FileRow> {
  const [state = ''] = size.states
  const [like] = inventedPlans(size, state)
  if (like === undefined) return
  for (const product of ['907', '908', '909', '910'])
    yield* benefitRows({ ...like, id: `${like.issuer}${state}${product}0001`, variants: ['01'] }, size)
}
