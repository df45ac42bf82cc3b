import process from 'node:process'

import { loadEnv } from 'vite'

import { type Settings, parseSettings, undecidedSettings } from '#config/settings.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import { contentProblems, sampleContent } from './check-content.ts'
import { oldEnrollmentReading } from './old-readings.ts'
import { quoteYearProblems } from './quote-year-problems.ts'

/** The variables of a mode: its `.env` files, overridden by the process environment. */
export function environmentOf(mode: string): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return { ...loadEnv(mode, process.cwd(), 'VITE_'), ...Object.fromEntries(given) }
}

/** Whether the site may be built with demo values and sample content: `npm run build -- --demo-values` (build.mjs). */
export const isTrial = process.env['DEMO_VALUES'] === '1'

/** Ends the command with the message and without a stack trace, which would only show where settings are read. */
function refuse(message: string): never {
  const error = new Error(message)
  error.stack = message
  throw error
}

/** Reads the settings of a mode and checks the content. Returns one sentence for each problem. */
function checkedSettings(mode: string): { readonly settings?: Settings; readonly problems: readonly string[] } {
  const problems = contentProblems()
  try {
    return { settings: parseSettings(environmentOf(mode)), problems }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error), ...problems] }
  }
}

/** Reads the settings of a build and checks the content. Invalid values end the command, with one sentence for each. */
export function readSettings(mode: string): Settings {
  const { settings, problems } = checkedSettings(mode)
  return settings && problems.length === 0 ? settings : refuse(problems.join('\n'))
}

/** Ends the command when the year on sale today lacks facts. Another year never replaces it. */
export function requireQuoteYear(setting: Settings['planYear']): void {
  const problems = quoteYearProblems(setting, new Date())
  if (problems.length > 0) refuse(problems.join('\n  '))
}

/** Ends the build of a real site when the last day of the current Open Enrollment must be read again. */
export function requireEnrollmentReading(lastDay: CalendarDay | null): void {
  const unsure = oldEnrollmentReading(new Date(), lastDay)
  if (unsure !== null) refuse(unsure)
}

/** Ends the build of a real site when anything is invalid, undecided or still a sample, and lists all of it. */
export function requireDecisions(mode: string): void {
  const { problems } = checkedSettings(mode)
  const settings = undecidedSettings(environmentOf(mode))
  const content = sampleContent()
  if (problems.length === 0 && settings.length === 0 && content.length === 0) return
  refuse(
    [
      'This site is not ready for real visitors.',
      ...(problems.length === 0 ? [] : ['', 'Wrong:']),
      ...problems.flatMap((problem) => problem.split('\n')).map((line) => `  ${line}`),
      ...(settings.length === 0 ? [] : ['', 'Settings (.env.production or the environment; see .env.example):']),
      ...settings.map((line) => `  ${line}`),
      ...(content.length === 0 ? [] : ['', 'Content (src/content; replace it and write `confirmed`):']),
      ...content.flatMap(({ file, parts }) => parts.map((part) => `  ${file}: ${part}`)),
      '',
      '`npm run golive` lists everything to decide. `npm run build -- --demo-values` builds a trial all the same.',
    ].join('\n'),
  )
}
