// npm run golive: lists what an agency decides or replaces before real visitors come, and which of it is done.
import { existsSync } from 'node:fs'
import process from 'node:process'

import { loadEnv } from 'vite'

import { furtherMarketplaces } from '#domain/geo/further-marketplaces.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { knownYear } from '#domain/calendar/known-year.ts'
import { priceLaw } from '#domain/subsidy/price-law.ts'
import { unread } from '#domain/years/year-facts.ts'
import { carriers } from '#content/carriers.ts'
import { contentFiles } from '#content/content-files.ts'
import { settingMeanings } from '#config/setting-meanings.ts'
import {
  type Settings,
  isDecidedByDefault,
  parseSettings,
  settingsSchema,
  undecidedSettings,
  variableOf,
} from '#config/settings.ts'

import { comingEditions, contentProblems, sampleContent } from './check-content.ts'
import { oldCarrierReadings, oldEnrollmentReading } from './old-readings.ts'
import { oldPlanYear } from './old-plan-year.ts'
import { plansInUse } from './plans-in-use.ts'
import { environmentOf } from './read-settings.ts'

/** `by hand`: this command can't see it. */
type State = 'done' | 'to do' | 'by hand'

interface Item {
  readonly state: State
  readonly what: string
  /** The file, setting or command that decides it. */
  readonly where: string
  readonly missing?: readonly string[]
}

const environment = environmentOf('production')

function settingItems(): readonly Item[] {
  const undecided = undecidedSettings(environment)
  // An object's keys are its schema's settings.
  const names = Object.keys(settingsSchema.shape) as readonly (keyof Settings)[]
  return names.map((name) => {
    const variable = variableOf(name)
    const missing = undecided.filter((line) => line.startsWith(`${variable} `))
    const value = environment[variable]
    const chosen = value === undefined || value === '' ? 'the default' : 'set'
    const what = isDecidedByDefault(name) ? `${settingMeanings[name]} (${chosen})` : settingMeanings[name]
    return { state: missing.length === 0 ? 'done' : 'to do', what, where: variable, missing }
  })
}

function badSettings(): readonly Item[] {
  try {
    const { planYear, openEnrollmentEnd } = parseSettings(environment)
    const lastDay = parseIsoDay(openEnrollmentEnd)
    const old = oldPlanYear(planYear, new Date(), lastDay)
    const unsure = oldEnrollmentReading(new Date(), lastDay)
    return [
      {
        state: old && old.kind !== 'closed' ? 'to do' : 'done',
        what: 'The plan year is the one on sale.',
        where: 'VITE_PLAN_YEAR',
        ...(old && { missing: [old.text] }),
      },
      {
        state: unsure === null ? 'done' : 'to do',
        what: 'The last day of Open Enrollment was read in the last 30 days, while it is open.',
        where: 'src/domain/years',
        ...(unsure !== null && { missing: [unsure] }),
      },
    ]
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n').slice(1) : []
    return [{ state: 'to do', what: 'Every setting has a valid value.', where: '.env.example', missing: lines }]
  }
}

function contentItems(): readonly Item[] {
  const samples = new Map(sampleContent().map(({ file, parts }) => [file, parts]))
  const bad = [...contentProblems(), ...comingEditions(new Date())]
  const mark = { file: 'logo.svg', what: 'The mark, which is the agency’s if the colors are confirmed.' }
  return [...contentFiles, mark].map(({ file, what }) => {
    const path = `src/content/${file}`
    const missing = [...(samples.get(path) ?? []), ...bad.filter((line) => line.startsWith(`${path}:`))]
    return { state: missing.length === 0 ? 'done' : 'to do', what, where: path, missing }
  })
}

/** Returns the year that the site quotes today; undefined while a setting is bad, which has a line of its own. */
function quotedYear(): number | undefined {
  try {
    return knownYear(parseSettings(environment).planYear, calendarDay(new Date()))
  } catch {
    return undefined
  }
}

function carrierItems(): readonly Item[] {
  const missing = oldCarrierReadings(carriers, new Date())
  const what = 'Phones, links and plan types of each company were read in the last 60 days, and `readOn` is that day.'
  return [{ state: missing.length === 0 ? 'done' : 'to do', what, where: 'src/content/carriers', missing }]
}

function planItems(): readonly Item[] {
  const { CMS_MARKETPLACE_API_KEY: key = '' } = loadEnv('production', process.cwd(), 'CMS_MARKETPLACE_')
  const sources = plansInUse('.plans', key, Date.now(), quotedYear())
  if (sources.length === 0)
    return [
      {
        state: 'by hand',
        what: 'Plans and prices come from a service of the agency: here are no public files and no key of the Marketplace API.',
        where: 'VITE_API_HOST',
      },
    ]
  return sources.map(({ where, what, problem }) => ({
    state: problem === null ? 'done' : 'to do',
    what,
    where,
    ...(problem !== null && { missing: [problem] }),
  }))
}

const byHand: readonly Item[] = [
  { state: 'by hand', what: 'Counsel has confirmed terms, privacy policy and consent.', where: 'src/content/legal' },
  {
    state: 'by hand',
    what: 'The drawings and what is said of them suit the agency: two show a bridge.',
    where: 'src/components/media/pictures, imageAlt in about.json',
  },
  {
    state: 'by hand',
    what: 'The further states with a marketplace of their own are confirmed, Oregon above all.',
    where: 'src/domain/geo/further-marketplaces.ts',
    missing: furtherMarketplaces.map(
      ({ abbr, name, url, fromPlanYear, readOn }) => `${abbr} from ${fromPlanYear}: ${name}, ${url}, read on ${readOn}`,
    ),
  },
  {
    state: 'by hand',
    what: 'What the law says of the six things that can change a price is read where it is written, and `read` is that day.',
    where: 'src/domain/subsidy/price-law.ts',
    missing: Object.entries(priceLaw).flatMap(([year, law]) =>
      Object.entries(law).flatMap(([part, { source, read }]) =>
        read === unread ? [`${year}, ${part}: ${source}`] : [],
      ),
    ),
  },
  { state: 'by hand', what: 'The service fits the contract.', where: 'npm run api -- --check https://host' },
  { state: 'by hand', what: 'The host serves the site as it must.', where: 'Storybook: Hosting' },
  { state: 'by hand', what: 'The license of the repository is the agency’s choice.', where: 'package.json: license' },
  {
    state: existsSync('dist/index.html') ? 'by hand' : 'to do',
    what: 'The site is built for real visitors, and somebody has looked at it in both languages.',
    where: 'npm run build, npm run preview',
  },
]

function printed({ state, what, where, missing = [] }: Item): string {
  return [`[${state}]`.padEnd(10) + ` ${where}: ${what}`, ...missing.map((line) => `             ${line}`)].join('\n')
}

const groups: readonly (readonly [title: string, items: readonly Item[]])[] = [
  ['Settings (.env.production or the environment)', [...settingItems(), ...badSettings()]],
  ['Content', [...contentItems(), ...carrierItems()]],
  ['Plans and prices (Storybook: Real plans)', planItems()],
  ['To check by hand', byHand],
]
for (const [title, items] of groups) console.log(`${title}\n${items.map(printed).join('\n')}\n`)
const all = groups.flatMap(([, items]) => items)
const count = (state: State) => all.filter((item) => item.state === state).length
console.log(`${count('done')} done, ${count('to do')} to do, ${count('by hand')} by hand.`)
