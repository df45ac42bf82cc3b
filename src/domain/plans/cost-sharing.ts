/**
 * The cost of a service as a code, which widgets translate. Amounts are cents, percentages percent points. `combined`
 * is a cost in two parts; `verbatim` is official wording that this list lacks.
 */
export type CostSharingValue =
  | { readonly kind: 'noCharge' | 'noChargeAfterDeductible' | 'notCovered' | 'notApplicable' }
  | { readonly kind: CopayKind; readonly amountCents: number }
  | { readonly kind: 'coinsurance' | 'coinsuranceAfterDeductible'; readonly percent: number }
  | { readonly kind: 'combined'; readonly parts: readonly [CostSharingPart, CostSharingPart] }
  | { readonly kind: 'verbatim'; readonly text: string }

/** One part of a cost in two parts. */
export type CostSharingPart = Exclude<CostSharingValue, { readonly kind: 'combined' | 'verbatim' }>

/** The forms of a fixed amount. */
export type CopayKind =
  | 'copay'
  | 'copayAfterDeductible'
  | 'copayBeforeDeductible'
  | 'copayWithDeductible'
  | 'copayPerDay'
  | 'copayPerStay'
  | 'copayPerDayAfterDeductible'
  | 'copayPerStayAfterDeductible'

const fixed: Readonly<Record<string, CostSharingPart>> = {
  'no charge': { kind: 'noCharge' },
  'no charge after deductible': { kind: 'noChargeAfterDeductible' },
  'not covered': { kind: 'notCovered' },
  'benefit not covered': { kind: 'notCovered' },
  'not applicable': { kind: 'notApplicable' },
}

const copayKinds: Readonly<Record<string, CopayKind>> = {
  '': 'copay',
  'after deductible': 'copayAfterDeductible',
  'before deductible': 'copayBeforeDeductible',
  'with deductible': 'copayWithDeductible',
  'per day': 'copayPerDay',
  'per stay': 'copayPerStay',
  'per day after deductible': 'copayPerDayAfterDeductible',
  'per stay after deductible': 'copayPerStayAfterDeductible',
}

/** Returns an entry of a table, but no inherited property such as `constructor`. */
function ownOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

function parsePart(text: string): CostSharingPart | null {
  const words = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const known = ownOf(fixed, words)
  if (known) return known
  const copay = /^\$(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?: copay(?:ment)?)?(?: (.+))?$/.exec(words)
  if (copay) {
    const [, dollars = '', cents = '', rest = ''] = copay
    const kind = ownOf(copayKinds, rest)
    const amountCents = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
    return kind ? { kind, amountCents } : null
  }
  const coinsurance = /^(\d+(?:\.\d+)?)%(?: coinsurance)?( after deductible)?$/.exec(words)
  if (!coinsurance) return null
  return { kind: coinsurance[2] ? 'coinsuranceAfterDeductible' : 'coinsurance', percent: Number(coinsurance[1]) }
}

/**
 * Reads official cost-sharing wording, such as "$45 Copay after deductible" or "40.00% Coinsurance after deductible",
 * in any case and spacing. "/" or "and" joins two parts. Unreadable text is kept verbatim.
 */
export function parseDisplayString(text: string): CostSharingValue {
  const whole = parsePart(text)
  if (whole) return whole
  const [first, second, ...more] = text.split(/\/|\sand\s/i).map(parsePart)
  if (first && second && more.length === 0) return { kind: 'combined', parts: [first, second] }
  return { kind: 'verbatim', text: text.trim() }
}
