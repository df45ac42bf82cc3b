import { type Fraction, by, floor, isBelow, minus, plus, times, written } from '#tests/promises/fraction.ts'

/** A year as it may turn out. */
export type OracleCase = 'low' | 'likely' | 'best'

/** An income of a year, as it is written on paper: amounts and the numbers by which they are multiplied. */
export type OracleIncome = readonly (readonly [pay: string, times: string])[]

/** One person, in words of the tax return. All amounts are dollars a year. */
export interface OraclePerson {
  readonly wages: Readonly<Record<OracleCase, OracleIncome>>
  readonly gross: Readonly<Record<OracleCase, OracleIncome>>
  readonly expenses: string
  readonly other: string
  readonly ira: string
  readonly interest: string
}

const zero = written('0')
const least = (a: Fraction, b: Fraction) => (isBelow(a, b) ? a : b)
const notBelowZero = (amount: Fraction) => (isBelow(amount, zero) ? zero : amount)
const sum = (income: OracleIncome) =>
  income.reduce<Fraction>((total, [pay, count]) => plus(total, times(written(pay), written(count))), zero)

/** The caps of Social Security by year; a year without one has the last known, and no half tax above it. */
const caps = { 2026: { cap: '184500', isKnown: true }, 2027: { cap: '184500', isKnown: false } } as const

function halfTax(profit: Fraction, wages: Fraction, year: 2026 | 2027): Fraction {
  const { cap, isKnown } = caps[year]
  const net = times(profit, written('0.9235'))
  if (isBelow(net, written('400'))) return zero
  const room = minus(written(cap), wages)
  if (!isKnown && isBelow(room, net)) return zero
  const social = times(notBelowZero(least(net, room)), written('0.124'))
  const medicare = times(net, written('0.029'))
  return by(plus(social, medicare), written('2'))
}

/** A person's income after the half tax and the IRA, before the interest that both people share. */
function beforeInterest(person: OraclePerson, yearCase: OracleCase, year: 2026 | 2027): Fraction {
  const wages = sum(person.wages[yearCase])
  const profit = notBelowZero(minus(sum(person.gross[yearCase]), written(person.expenses)))
  const tax = isBelow(zero, profit) ? halfTax(profit, wages, year) : zero
  // The limit from age 50 on. That of 2027 is not known, and limits only rise.
  const ira = least(written(person.ira), written('8600'))
  return minus(minus(plus(plus(wages, profit), written(person.other)), tax), ira)
}

/** The household's income in whole dollars, half a dollar up. */
export function oracleIncome(people: readonly OraclePerson[], yearCase: OracleCase, year: 2026 | 2027): bigint {
  const interest = people.reduce<Fraction>((total, person) => plus(total, written(person.interest)), zero)
  const before = people.reduce<Fraction>((total, person) => plus(total, beforeInterest(person, yearCase, year)), zero)
  return floor(plus(notBelowZero(minus(before, least(interest, written('2500')))), written('0.5')))
}
