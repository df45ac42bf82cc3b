import type { WireCostSharing, WireCsr, WireNetworkTier } from '#mocks/marketplace/wire.ts'

/** One cost of the file: what it says, or nothing where it is not applicable. */
interface FiledCost {
  readonly isFree: boolean
  /** The number, in dollars or percent. */
  readonly amount: number
  /** The words after it, such as `Copay after deductible`. */
  readonly options: string
  readonly text: string
}

const dollarFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const wholeFormat = new Intl.NumberFormat('en-US')

function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? wholeFormat.format(amount) : amount.toFixed(2)}`
}

/** Reads `$40.00 Copay after deductible`, `30.00% Coinsurance after deductible`, `No Charge` and the like. */
function costOf(text: string): FiledCost | undefined {
  if (text === '' || /^not applicable$/i.test(text)) return undefined
  const free = /^no charge( after deductible)?$/i.exec(text)
  if (free) return { isFree: true, amount: 0, options: free[1] ? 'after deductible' : '', text }
  const [, copay, rate, options = ''] = /^(?:\$([\d,]+(?:\.\d+)?)|(\d+(?:\.\d+)?)%)(?: (.+))?$/.exec(text) ?? []
  const amount = Number((copay ?? rate)?.replaceAll(',', ''))
  // Another wording is shown as it is filed.
  if (Number.isNaN(amount)) return { isFree: false, amount: 0, options: '', text }
  const shown = copay === undefined ? `${dollarFormat.format(amount)}%` : dollars(amount)
  return { isFree: amount === 0, amount, options, text: options === '' ? shown : `${shown} ${options}` }
}

function freeText(costs: readonly FiledCost[]): string {
  return costs.some(({ options }) => /after deductible/i.test(options)) ? 'No Charge After Deductible' : 'No Charge'
}

/**
 * Returns a service's cost in one tier and variant from its copay and its coinsurance, in one text as the official
 * service words it: a part that is free adds nothing to one that costs, and two that cost are joined by a slash.
 */
export function filedSharing(
  copayText: string,
  coinsuranceText: string,
  network_tier: WireNetworkTier,
  csr: WireCsr,
): WireCostSharing {
  const [copay, coinsurance] = [costOf(copayText), costOf(coinsuranceText)]
  const filed = [copay, coinsurance].filter((cost) => cost !== undefined)
  const paid = filed.filter(({ isFree }) => !isFree)
  const display_string =
    filed.length === 0 ? 'Not Applicable' : paid.length === 0 ? freeText(filed) : paid.map(({ text }) => text).join('/')
  return {
    network_tier,
    csr,
    display_string,
    ...(copay && { copay_amount: copay.amount, copay_options: copay.options }),
    ...(coinsurance && { coinsurance_rate: coinsurance.amount / 100, coinsurance_options: coinsurance.options }),
  }
}
