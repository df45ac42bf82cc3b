import { closestMatch } from 'leven'
import * as z from 'zod/mini'

import { relationshipOfCode } from '#domain/application/codes.ts'
import { canEndOn, planYearOfEnd } from '#domain/calendar/enrollment-end.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { factsOf, isPlanYear, planYears } from '#domain/years/plan-years.ts'
import { expectedPlanYear, yearProblems } from '#domain/years/year-problems.ts'

/**
 * Whether the transport is safe. Plain http is allowed only for this device: anywhere else the data could be read in
 * transit.
 */
export function isSafe(address: string): boolean {
  return !address.startsWith('http:') || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(address)
}
const safely = z.refine<string>(isSafe, 'https, save on localhost')
const url = z.url({ protocol: /^https?$/, error: 'a web address such as https://www.example.org' }).check(safely)
const host = z
  .string()
  .check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'a host such as https://www.example.org, without a path'))
  .check(safely)
const apiBase = z
  .string()
  .check(
    z.regex(
      /^(https?:\/\/[\w.-]+(:\d+)?(\/[\w~-][\w.~-]*)*|(\/[\w~-][\w.~-]*)+|)$/,
      'an https address or a path of this site, without a slash at its end',
    ),
  )
  .check(safely)
const reportEndpoint = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[\w.-]+(:\d+)?(\/[^\s?#\\"]*)?|\/[^\s/?#\\"][^\s?#\\"]*)$/,
      'an https address, or a path of this site, without a query',
    ),
  )
const text = z.string().check(z.regex(/\S/, 'a text'))
/** A year whose facts are complete and confirmed (Q-75), or the year of the clock (Q-74). */
const planYear = z.union(
  [
    z.literal('auto'),
    z.pipe(z.coerce.number(), z.literal(planYears).check(z.refine((year) => yearProblems(year).length === 0))),
  ],
  { error: ({ input }) => `auto, or ${expectedPlanYear(Number(input))}` },
)

/** Whether the Open Enrollment of a known plan year may end on a day, written as 2027-01-15 (Q-77). */
function isEnrollmentEnd(value: string): boolean {
  const day = parseIsoDay(value)
  if (!day) return false
  const year = planYearOfEnd(day)
  return isPlanYear(year) && canEndOn(factsOf(year).openEnrollment, day)
}
const enrollmentEnd = z
  .string()
  .check(
    z.refine(
      (value) => value === '' || isEnrollmentEnd(value),
      'the last day of an Open Enrollment, written YYYY-MM-DD, before the last start of its plans',
    ),
  )

const expectedRelationCode = 'a whole number from 1 to 9999 that is none of 1, 2, 3, 4, 7 and 8'
/** Codes that a save has for the specified relations (A-63). */
const isRelation = (code: string) => relationshipOfCode(Number(code)) !== ''
const relationCode = z
  .string()
  .check(z.regex(/^(?:[1-9]\d{0,3})?$/, expectedRelationCode))
  .check(z.refine((code) => code === '' || !isRelation(code), expectedRelationCode))

const minutes = z.coerce.number('a number of minutes').check(z.gte(1, 'at least 1 minute'), z.lte(720, 'at most 720'))

/** Every site-specific value, by its environment variable, with a default that works for the trial and the demo (C-63). */
export const settingsSchema = z
  .object({
    apiHost: z._default(apiBase, '/api'),
    crmHost: z._default(apiBase, '/crm'),
    applicationsEndpoint: z._default(apiBase, '/crm/applications'),
    notificationEndpoint: z._default(apiBase, '/api/notifications/redirect'),
    partnerBaseUrl: z._default(url, 'https://partner.example/marketplace'),
    partnerAgentId: z._default(text, 'puente-demo'),
    membersPortalUrl: z._default(url, 'https://members.puente.example'),
    siteUrl: z._default(host, 'https://www.puente.example'),
    mapsKey: z._default(z.string(), ''),
    /**
     * The endpoint of error reports (src/app/error-reports.ts); without it no reports are sent and the site contains no
     * code for them.
     */
    errorReportEndpoint: z._default(reportEndpoint, ''),
    /** The endpoint of browsers' content policy reports; without it there are none. */
    policyReportEndpoint: z._default(reportEndpoint, ''),
    planYear: z._default(planYear, 'auto'),
    /** The last day of an Open Enrollment, as 2027-01-15; empty for the dated ones (Q-77). */
    openEnrollmentEnd: z._default(enrollmentEnd, ''),
    /** The monthly price in large type and for sorting: the specified one, or the company's bill (P-22). */
    priceShown: z._default(z.enum(['specified', 'bill'], 'specified or bill'), 'specified'),
    /** Whether the plans to start with say that companies don't pay for a place there (P-65). */
    unpaidPlaces: z._default(z.enum(['silent', 'said'], 'silent or said'), 'silent'),
    /** When a save has an idempotency key, by which the service recognises a repeated save (F-66). */
    idempotencyKeys: z._default(z.enum(['ownHost', 'always', 'never'], 'ownHost, always or never'), 'ownHost'),
    /** The service's code for a dependent who is another relative; empty to send none (F-98). */
    otherRelativeCode: z._default(relationCode, ''),
    /** The address that the browser opens after an application is sent (F-65). */
    returnAfterSubmit: z._default(
      z.union([z.enum(['withoutToken', 'specified']), host], {
        error: 'withoutToken, specified or a host such as https://www.example.org',
      }),
      'withoutToken',
    ),
    /** Minutes without activity until a signed-in user is warned, and signed out (A-45). */
    idleWarningMinutes: z._default(minutes, 13),
    idlePurgeMinutes: z._default(minutes, 15),
  })
  .check(
    z.refine((settings) => settings.idleWarningMinutes < settings.idlePurgeMinutes, {
      path: ['idleWarningMinutes'],
      error: 'fewer minutes than VITE_IDLE_PURGE_MINUTES',
    }),
  )

/** The settings of the site. */
export type Settings = z.output<typeof settingsSchema>

/** Settings whose default is invented or an agency's choice: a real site gives each its own value. */
const toDecide = ['siteUrl', 'partnerBaseUrl', 'partnerAgentId', 'membersPortalUrl'] as const

/** Whether a setting may stay as it is: its default works for a real site. */
export function isDecidedByDefault(setting: keyof Settings): boolean {
  return !toDecide.some((name) => name === setting)
}

/** VITE_API_HOST for apiHost, and so on. */
export function variableOf(setting: string): string {
  return `VITE_${setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

type Environment = Readonly<Record<string, string | undefined>>

/** Variables with this prefix that Vite sets itself. */
const setByVite = new Set(['VITE_USER_NODE_ENV'])

function problemsOfNames(env: Environment): readonly string[] {
  const known = Object.keys(settingsSchema.shape).map(variableOf)
  return Object.keys(env)
    .filter((name) => name.startsWith('VITE_') && !known.includes(name) && !setByVite.has(name))
    .map((name) => `${name} is no setting: did you mean ${closestMatch(name, known)}?`)
}

function expectedOf(setting: keyof Settings): string {
  const parsed = z.safeParse(settingsSchema.shape[setting], ' ')
  return parsed.success ? 'a value' : (parsed.error.issues[0]?.message ?? 'a value')
}

/** Whether a value is the demo's, a host that is reserved for examples (RFC 2606), or this device. */
function isDemoValue(setting: keyof Settings, value: string): boolean {
  const isDefault = String(settingsSchema.parse({})[setting]).toLowerCase() === value.trim().toLowerCase()
  const mustDiffer = !isDecidedByDefault(setting)
  return (
    (mustDiffer && (isDefault || /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i.test(value))) ||
    /^https?:\/\/(?:[^/]*\.)?(?:example|test|invalid|example\.(?:com|net|org))(?:[:/]|$)/i.test(value)
  )
}

/**
 * Returns the variables that are not ready for a real site: missing, empty or demo values. Each entry names the
 * variable and what is expected.
 */
export function undecidedSettings(env: Environment): readonly string[] {
  // An object's keys are its schema's settings.
  const names = Object.keys(settingsSchema.shape) as readonly (keyof Settings)[]
  return names.flatMap((setting) => {
    const variable = variableOf(setting)
    const value = env[variable]
    if (value?.trim() === '')
      return settingsSchema.parse({})[setting] === ''
        ? []
        : [`${variable} is empty: expected ${expectedOf(setting)}, or no such line`]
    if (value === undefined)
      return isDecidedByDefault(setting) ? [] : [`${variable} is missing: expected ${expectedOf(setting)}`]
    return isDemoValue(setting, value)
      ? [`${variable} is "${value}", the value of an example: expected ${expectedOf(setting)}`]
      : []
  })
}

/**
 * Reads the settings from environment variables. Throws one error that names each bad or misspelt variable, its value
 * and the expected one. The build and the dev server call this once, so the browser receives checked values and no
 * schema.
 */
export function parseSettings(env: Environment): Settings {
  const given: Record<string, string> = {}
  for (const setting of Object.keys(settingsSchema.shape)) {
    const value = env[variableOf(setting)]
    if (value !== undefined && value !== '') given[setting] = value
  }
  const parsed = z.safeParse(settingsSchema, given)
  const badValues = (parsed.error?.issues ?? []).map((issue) => {
    const setting = String(issue.path[0])
    const value = given[setting]
    return value === undefined
      ? `${variableOf(setting)} has its default: expected ${issue.message}`
      : `${variableOf(setting)} is ${JSON.stringify(value)}: expected ${issue.message}`
  })
  const problems = [...problemsOfNames(env), ...badValues]
  if (parsed.success && problems.length === 0) return parsed.data
  throw new Error(`Bad settings.\n${problems.join('\n')}`)
}
