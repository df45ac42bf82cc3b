/**
 * What the six answers say, written a second time from the rules alone: person by person, with plain conditions and no table
 * of the site.
 */
export interface OraclePerson {
  readonly age: number | null
  readonly applies: boolean
  readonly isSpouse: boolean
  readonly medicare: 'yes' | 'no' | null
  readonly status: 'citizen' | 'resident' | 'cubanHaitian' | 'compact' | 'daca' | 'other' | null
  readonly jobOffer: 'yes' | 'no' | null
  readonly tobacco: 'yes' | 'no' | null
  readonly pregnancy: 'yes' | 'no' | null
}

export interface OracleHousehold {
  readonly people: readonly OraclePerson[]
  readonly marriedApart: 'yes' | 'no' | 'withChild' | null
  readonly year: number
  readonly percent: number | null
  readonly hasCredit: boolean
  readonly state: 'FL' | 'TX' | 'SD'
  /** Whole dollars a year. */
  readonly income: number
}

/** Up to which percent Medicaid covers pregnancy: South Dakota has the least of the law. */
const pregnantUpTo = { FL: 196, TX: 203, SD: 138 } as const

/** Whether an income is within the limit, with one person more for the unborn child. */
function isCoveredPregnant({ people, year, state, income }: OracleHousehold): boolean {
  const level = year === 2026 ? 15_650 + 5_500 * people.length : 15_960 + 5_680 * people.length
  return income * 100 <= level * pregnantUpTo[state]
}

/** What is said, as sorted lines of a code and a person's place. */
export function saidLines(household: OracleHousehold): readonly string[] {
  const { people, marriedApart, year, percent, hasCredit } = household
  const lines: string[] = []
  const isAlone = !people.some(({ isSpouse }) => isSpouse)
  const hasChild = people.length > 1
  const isApart = isAlone && (marriedApart === 'yes' || (marriedApart === 'withChild' && !hasChild))
  for (const [at, one] of people.entries()) {
    if (!one.applies) continue
    const age = one.age ?? 0
    const has = (code: string) => lines.push(`${code} ${at}`)
    const isMedicare = age >= 65 || one.medicare === 'yes'
    if (isMedicare) has('medicare')
    else if (age === 64 && hasCredit) has('medicareLater')
    const isDaca = one.status === 'daca'
    const isLeftOut = year >= 2027 && one.status === 'other'
    if (isDaca) has('daca')
    if (isLeftOut && hasCredit) has('immigrationStatus')
    const isPregnant = one.pregnancy === 'yes' && age > 11 && age < 56
    if ((isDaca || isLeftOut) && (age < 19 || isPregnant)) has('statusFamily')
    if (one.status === 'resident' && percent !== null && percent < 100) has('residentBelowPoverty')
    if (one.jobOffer === 'yes' && hasCredit) has('jobOffer')
    if (one.tobacco === 'yes' && age > 20) has('tobacco')
    const isAsked = one.status === 'resident' || isDaca || one.status === 'other'
    if (isPregnant) has(!isAsked && isCoveredPregnant(household) ? 'pregnancyMedicaid' : 'pregnancy')
    if (isApart && hasCredit) has('marriedApart')
    if (isAlone && hasChild && marriedApart === 'withChild') has('apartWithChild')
  }
  return lines.toSorted()
}

/** The second amount as a text: who is left out, who pays in full, and whether it is the full price. */
export function secondText(household: OracleHousehold): string {
  const lines = saidLines(household)
  const says = (code: string, at: number) => lines.includes(`${code} ${at}`)
  const applying = household.people.flatMap(({ applies }, at) => (applies ? [at] : []))
  const cannotBuy = applying.filter((at) => says('medicare', at) || says('daca', at))
  const withOffer = applying.filter((at) => says('jobOffer', at) || says('pregnancyMedicaid', at))
  const left = applying.filter((at) => !cannotBuy.includes(at) && !withOffer.includes(at))
  if (left.length > 0) {
    const out = applying.filter((at) => !left.includes(at))
    const inFull = left.filter((at) => says('immigrationStatus', at) || says('marriedApart', at))
    if (out.length + inFull.length === 0) return 'none'
    const how = inFull.length === left.length ? ' full' : inFull.length > 0 ? ` paying ${inFull.join('+')}` : ''
    return `without ${out.join('+')}${how}`
  }
  return cannotBuy.length === applying.length ? 'none' : `without ${cannotBuy.join('+')} full`
}

/** Whether everything that is asked has an answer. */
export function isDone({ people, marriedApart }: OracleHousehold): boolean {
  const isMarriageOpen = marriedApart === null && people.every(({ isSpouse }) => !isSpouse)
  return (
    !isMarriageOpen &&
    people.every(({ applies, age, medicare, status, jobOffer, tobacco, pregnancy }) => {
      if (!applies) return true
      const years = age ?? 0
      const hasMedicare = medicare !== null || years >= 65
      const hasTobacco = tobacco !== null || years < 21
      const hasPregnancy = pregnancy !== null || years < 12 || years > 55
      return status !== null && jobOffer !== null && hasMedicare && hasTobacco && hasPregnancy
    })
  )
}
