import type { HouseholdMember } from '#domain/household/member.ts'
import type { PriceAnswers } from '#domain/household/price-answers.ts'
import type { SaidId, SecondSearch } from '#domain/subsidy/price-outcome.ts'

/** A household with its answers, as a visitor gave them. */
export interface AnsweredHousehold {
  readonly members: readonly HouseholdMember[]
  readonly given: PriceAnswers
  readonly year: 2026 | 2027
  readonly fplPercent: number
  readonly creditCents: number
}

/** What must be said, by the people it is said for, and the search of the second amount. */
export interface DueOutcome {
  readonly said: ReadonlyMap<SaidId, readonly number[]>
  readonly second: SecondSearch | null
  readonly isComplete: boolean
}

/**
 * A second version of, written person by person from the law and from no table of the site:
 * 26 U.S.C. 36B(c) and (e), P.L. 119-21 §71301 and §71302, 45 CFR 155.20 and 147.102, 42 CFR 435.116.
 */
export function dueOutcome({ members, given, year, fplPercent, creditCents }: AnsweredHousehold): DueOutcome {
  const said = new Map<SaidId, number[]>()
  const say = (id: SaidId, at: number) => said.set(id, [...(said.get(id) ?? []), at])
  const hasCredit = creditCents > 0
  const isCouple = members.some(({ role }) => role === 'spouse')
  const hasChild = members.some(({ role }) => role === 'dependent')
  // The law counts a parent as unmarried whose spouse lives elsewhere for half of the year (26 U.S.C. 7703(b)).
  const isUnmarried = !isCouple && hasChild && given.marriedApart === 'withChild'
  const isApart = !isCouple && !isUnmarried && (given.marriedApart === 'yes' || given.marriedApart === 'withChild')
  let isComplete = isCouple || given.marriedApart !== null
  const covered: number[] = []
  const unable: number[] = []
  const offered: number[] = []
  const payingInFull: number[] = []
  const applying: number[] = []

  for (const [at, { age, isApplyingForCoverage }] of members.entries()) {
    const person = given.people[at]
    if (!isApplyingForCoverage || !person || age === null) continue
    applying.push(at)
    const isOld = age >= 65
    const mayBePregnant = age >= 12 && age <= 55
    const isPregnant = mayBePregnant && person.pregnancy === 'yes'
    if (!isOld && person.medicare === null) isComplete = false
    if (person.status === null || person.jobOffer === null) isComplete = false
    if (age >= 21 && person.tobacco === null) isComplete = false
    if (mayBePregnant && person.pregnancy === null) isComplete = false

    if (isOld || person.medicare === 'yes') {
      say('medicare', at)
      covered.push(at)
    } else if (age === 64 && hasCredit) say('medicareLater', at)
    if (person.status === 'daca') {
      say('daca', at)
      unable.push(at)
    }
    if (isApart && hasCredit) {
      say('marriedApart', at)
      payingInFull.push(at)
    }
    if (person.jobOffer === 'yes' && hasCredit) {
      say('jobOffer', at)
      offered.push(at)
    }
    const hasDoubtfulStatus = year === 2027 && person.status === 'other'
    if (hasDoubtfulStatus && hasCredit) {
      say('immigrationStatus', at)
      payingInFull.push(at)
    }
    if (person.status === 'resident' && fplPercent < 100) say('residentBelowPoverty', at)
    if ((hasDoubtfulStatus || person.status === 'daca') && (age < 19 || isPregnant)) say('statusFamily', at)
    if (age >= 21 && person.tobacco === 'yes') say('tobacco', at)
    if (isPregnant) say('pregnancy', at)
    if (isUnmarried) say('apartWithChild', at)
  }

  const inOrder = (people: readonly number[]) => applying.filter((at) => people.includes(at))
  const leaving = inOrder([...covered, ...unable, ...offered])
  const staying = applying.filter((at) => !leaving.includes(at))
  const cannotBuy = inOrder([...covered, ...unable])
  const second = (): SecondSearch | null => {
    if (staying.length === 0)
      return cannotBuy.length === applying.length ? null : { without: cannotBuy, isFullPrice: true }
    const inFull = staying.filter((at) => payingInFull.includes(at))
    if (leaving.length + inFull.length === 0) return null
    const isFullPrice = inFull.length === staying.length
    return { without: leaving, isFullPrice, ...(!isFullPrice && inFull.length > 0 && { withoutCredit: inFull }) }
  }
  return { said, second: applying.length === 0 ? null : second(), isComplete }
}
