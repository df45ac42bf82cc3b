// npm run new year 2028: writes the dated file of a plan year, with every unknown value unread, and registers it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { recordOf } from '#domain/years/plan-years.ts'
import { whereToRead } from '#domain/years/where-to-read.ts'

const register = 'src/domain/years/plan-years.ts'

/** One line for each band of the year before, since the bands rarely change and the rates always do. */
function bandLines(before) {
  return recordOf(before)
    .facts.contributionBands.map(
      ({ fromPercent, toPercent }) =>
        `    { fromPercent: ${fromPercent}, toPercent: ${toPercent}, lowRate: unread, highRate: unread },`,
    )
    .join('\n')
}

function periodLines(year, lastYear) {
  return `    {
      first: { year: ${lastYear === year ? 'unread' : year - 1}, month: unread, day: unread },
      last: { year: ${lastYear}, month: unread, day: unread },
      start: { year: ${year}, month: unread, day: unread },
    },`
}

function sourceLines(year) {
  return Object.entries(whereToRead(year))
    .map(
      ([fact, { title, address, note }]) =>
        `  // ${note}\n  ${fact}: {\n    title: '${title}',\n    address: '${address}',\n    readOn: unread,\n  },`,
    )
    .join('\n')
}

function yearFile(year) {
  return `import { unread, type YearDraft, type YearSources } from './year-facts.ts'

/** Plan year ${year}. */
export const facts${year} = {
  povertyGuidelines: {
    contiguous: { onePerson: unread, furtherPerson: unread },
    alaska: { onePerson: unread, furtherPerson: unread },
    hawaii: { onePerson: unread, furtherPerson: unread },
  },
  // Hundredths of a percent: 419 is 4.19 %.
  contributionBands: [
${bandLines(year - 1)}
  ],
  // One period for each start of coverage; remove the second where all plans start on one day.
  openEnrollment: [
${periodLines(year, year - 1)}
${periodLines(year, year)}
  ],
  socialSecurityCap: unread,
  iraLimit: { under50Dollars: unread, from50Dollars: unread },
} as const satisfies YearDraft

/** Where the facts of plan year ${year} were read. */
export const sources${year} = {
${sourceLines(year)}
} as const satisfies YearSources
`
}

/** Writes the next plan year. It can be sold once nothing is unread. Earlier years are still built. */
export function newYear(files, root, name) {
  const registered = [...readFileSync(join(root, register), 'utf8').matchAll(/^ {2}(\d{4}): facts/gm)].map(([, year]) =>
    Number(year),
  )
  const next = Math.max(...registered) + 1
  const year = Number(name)
  if (registered.includes(year)) throw new Error(`${year} is registered already: src/domain/years/year-${year}.ts`)
  if (year !== next) throw new Error(`Name the year after the newest one: npm run new year ${next}`)
  files.write(`src/domain/years/year-${year}.ts`, yearFile(year))
  files.insert(register, 'import { isUnread,', `import { facts${year}, sources${year} } from './year-${year}.ts'\n`)
  files.insert(register, '} as const satisfies Readonly<Record<number, YearDraft>>', `  ${year}: facts${year},\n`)
  files.insert(register, '}\n\ntype Registered', `  ${year}: sources${year},\n`)
  return [
    `Replace every unread of src/domain/years/year-${year}.ts by what these sources say:`,
    ...Object.entries(whereToRead(year)).map(
      ([fact, { title, address, note }]) => `  ${fact}: ${title}, ${address} (${note})`,
    ),
    `A fact that is truly equal to that of ${year - 1} gets confirmedSameAs: { year: ${year - 1}, reason: '…' } in its source.`,
    `npx vitest run tests/unit/domain/years says what is missing; VITE_PLAN_YEAR=${year} is refused until nothing is.`,
    `Word anew what tests/run/lawful-years.json gives until plan year ${year - 1}.`,
  ]
}
