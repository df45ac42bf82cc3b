import { expect, it } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import { type PersonPriceAnswers, priceAnswersFor, quoteStatuses } from '#domain/household/price-answers.ts'
import { priceOutcome } from '#domain/subsidy/price-outcome.ts'
import { planYears } from '#domain/years/plan-years.ts'
import { random } from '#tests/run/order.mjs'

import { type AnsweredHousehold, dueOutcome } from './price-answers-oracle.ts'
import { printFigure, seed } from './sample.ts'

/** R24: what the six answers say, for whom, and the second amount, against a second version of the rules. */
const households = 5_000
const next = random(seed)
const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
const oneOf = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T
/** The ages at which a rule begins or ends. */
const edges = [0, 11, 12, 17, 18, 19, 20, 21, 26, 55, 56, 63, 64, 65, 66, 80]
const age = (low: number) => {
  const known = edges.filter((edge) => edge >= low)
  return next() < 0.5 ? oneOf(known) : between(low, 80)
}
const yesOrNo = () => oneOf(['yes', 'no', 'no', 'no', null] as const)

function person(role: HouseholdMember['role']): HouseholdMember {
  return { role, age: age(role === 'dependent' ? 0 : 18), isApplyingForCoverage: next() < 0.8 }
}

function household(): AnsweredHousehold {
  const dependents = Array.from({ length: between(0, 4) }, () => person('dependent'))
  const members = [person('primary'), ...(next() < 0.5 ? [person('spouse')] : []), ...dependents]
  const answersOf = (): PersonPriceAnswers => ({
    medicare: yesOrNo(),
    status: oneOf([...quoteStatuses, 'citizen', 'citizen', null]),
    jobOffer: yesOrNo(),
    tobacco: yesOrNo(),
    pregnancy: yesOrNo(),
  })
  return {
    members,
    given: { people: members.map(answersOf), marriedApart: oneOf(['yes', 'no', 'no', 'withChild', null] as const) },
    year: oneOf(planYears),
    fplPercent: oneOf([50, 99, 99.99, 100, 138, 250, 400, 500]),
    creditCents: oneOf([0, 1, 48_000]),
  }
}

it(`R24: ${households} households are told what the law says (seed ${seed})`, () => {
  let sentences = 0
  let seconds = 0
  let complete = 0
  for (let index = 0; index < households; index += 1) {
    const one = household()
    const { said, second, isComplete } = priceOutcome({ ...one, answers: priceAnswersFor(one.members, one.given) })
    const due = dueOutcome(one)
    const told = Object.fromEntries(said.map(({ id, who }) => [id, who]))
    expect({ said: told, second, isComplete }, JSON.stringify(one)).toEqual({
      ...due,
      said: Object.fromEntries(due.said),
    })
    expect(said).toHaveLength(due.said.size)
    sentences += said.length
    seconds += second ? 1 : 0
    complete += isComplete ? 1 : 0
  }
  printFigure(
    'R24',
    `${households} households, ${sentences} sentences, ${seconds} second amounts, ${complete} with every answer, 0 differences`,
  )
})
