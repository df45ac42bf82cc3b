import process from 'node:process'

import { loadEnv } from 'vite'

import { type Settings, parseSettings, undecidedSettings } from '#config/settings.ts'

import { badColors, badContent, changedLegalTexts, sampleContent } from './check-content.ts'

/** The variables of a mode: its `.env` files, overridden by the process environment. */
export function environmentOf(mode: string): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return { ...loadEnv(mode, process.cwd(), 'VITE_'), ...Object.fromEntries(given) }
}

/** Whether the site may be built with demo values and sample content: `npm run build -- --demo-values` (build.mjs). */
export const isTrial = process.env['DEMO_VALUES'] === '1'

/** Ends the command with sentences and without the stack, which shows only where settings are read. */
function refuse(message: string): never {
  const error = new Error(message)
  error.stack = message
  throw error
}

/**
 * Reads the settings of a build and checks the content. A bad value ends the command with a sentence for each that
 * names it.
 */
export function readSettings(mode: string): Settings {
  const problems = [...badContent(), ...badColors(), ...changedLegalTexts()]
  try {
    const settings = parseSettings(environmentOf(mode))
    if (problems.length === 0) return settings
  } catch (error) {
    problems.unshift(error instanceof Error ? error.message : String(error))
  }
  return refuse(problems.join('\n'))
}

/** Ends the build of a real site when a setting is undecided or content is still the sample, with all of them at once. */
export function requireDecisions(mode: string): void {
  const settings = undecidedSettings(environmentOf(mode))
  const content = sampleContent()
  if (settings.length === 0 && content.length === 0) return
  refuse(
    [
      'This site is not ready for real visitors.',
      ...(settings.length === 0 ? [] : ['', 'Settings (.env.production or the environment; see .env.example):']),
      ...settings.map((line) => `  ${line}`),
      ...(content.length === 0 ? [] : ['', 'Content (src/content; replace it and write `confirmed`):']),
      ...content.flatMap(({ file, parts }) => parts.map((part) => `  ${file}: ${part}`)),
      '',
      '`npm run golive` lists everything to decide. `npm run build -- --demo-values` builds a trial all the same.',
    ].join('\n'),
  )
}
