import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { deviations, requirements } from '#stories/docs/asvs-requirements.ts'

const numbers = requirements.map(({ number }) => number)
const parts = (number: string) => number.split('.').map(Number)
const inOrder = (one: string, other: string) => {
  const [a, b] = [parts(one), parts(other)]
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

it('no requirement is listed twice, and all are in the order of the standard', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).toEqual(numbers.toSorted(inOrder))
  expect(numbers.filter((number) => !/^\d+\.\d+\.\d+$/.test(number))).toEqual([])
})

/** The requirements that a site of static files can carry. */
const ofClient = [
  ...['1.2.2', '1.3.12', '2.2.1', '2.2.3', '2.3.1', '3.2.2', '3.2.3'],
  ...Array.from({ length: 8 }, (_, at) => `3.4.${at + 1}`),
  ...['3.5.5', '3.5.7', '3.6.1', '3.7.2', '3.7.3', '6.2.1'],
  ...Array.from({ length: 5 }, (_, at) => `6.2.${at + 5}`),
  ...['7.3.1', '7.4.1', '7.4.4', '13.4.2', '14.2.1', '14.2.3', '14.2.6', '14.3.1', '14.3.2', '14.3.3'],
  ...['15.1.2', '15.2.3', '15.2.4', '15.3.5', '15.3.6', '16.5.1', '16.5.2', '16.5.3', '16.5.4'],
]

it('the requirements that a static client can carry are all there', () => {
  expect(ofClient).toHaveLength(45)
  expect(ofClient.filter((number) => !numbers.includes(number))).toEqual([])
})

it('every state is one of the two, and what is not met has its reason and what is to be done', () => {
  expect(requirements.filter(({ state }) => !['met', 'deviation'].includes(state))).toEqual([])
  expect(deviations.length).toBeGreaterThan(0)
  for (const { number, reason, todo } of deviations)
    expect([number, reason.trim().length > 20, todo.trim().length > 5]).toEqual([number, true, true])
})

it('the table of promises has the counts of this one', () => {
  const open = new Set(deviations.map(({ number }) => number))
  const met = ofClient.filter((number) => !open.has(number)).length
  const [more, left] = [requirements.length - ofClient.length, ofClient.length - met]
  const promises = readFileSync('tests/promises/promises.md', 'utf8')
  expect(promises).toContain(`| ${requirements.length} requirements of OWASP's ASVS 5.0`)
  expect(promises).toContain(
    `${met} of the ${ofClient.length} that a static client can carry are met, ${left} deviations;`,
  )
  expect(promises).toContain(`; ${more} more are the service's or the host's`)
})

it.each(requirements)('$number names files that are there', ({ proof }) => {
  expect(proof.filter((path) => !existsSync(path))).toEqual([])
  expect(new Set(proof).size).toBe(proof.length)
})

it('a test that says it proves a requirement is named by its row', () => {
  const files = new Set(requirements.flatMap(({ proof }) => proof).filter((path) => /\.tsx?$/.test(path)))
  const unnamed = [...files].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\s*\/\/ ASVS ([\d., and]+)/gm)]
      .flatMap(([, said = '']) => said.match(/\d+\.\d+\.\d+/g) ?? [])
      .filter((number) => !requirements.find((one) => one.number === number)?.proof.includes(path))
      .map((number) => `${path}: ${number}`),
  )
  expect(unnamed).toEqual([])
})
