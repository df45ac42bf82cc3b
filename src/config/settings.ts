import * as z from 'zod/mini'

import { planYears } from '#domain/years/plan-years.ts'
import { expectedPlanYear, yearProblems } from '#domain/years/year-problems.ts'

/**
 * Whether the transport is safe. Plain http is allowed only for this device: anywhere else the data could be read in
 * transit.
 */
const isSafe = (address: string) =>
  !address.startsWith('http:') || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(address)
const safely = z.refine<string>(isSafe, 'https, save on localhost')
const url = z.url({ protocol: /^https?$/, error: 'a web address such as https://www.example.org' }).check(safely)
const host = z
  .string()
  .check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'a host such as https://www.example.org, without a path'))
  .check(safely)
const apiBase = z
  .string()
  .check(z.regex(/^(https?:\/\/[^\s]+[^/]|\/[^\s]*[^/]|)$/, 'a URL or a path without a slash at its end'))
  .check(safely)
const reportEndpoint = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[\w.-]+(:\d+)?(\/[^\s?#\\"]*)?|\/[^\s/?#\\"][^\s?#\\"]*)$/,
      'an https address, or a path of this site, without a query',
    ),
  )
const phone = z.string().check(z.regex(/^1-\d{3}-\d{3}-\d{4}$/, 'a phone number like 1-800-555-0142'))
const text = z.string().check(z.minLength(1))
const email = z.email('an e-mail address')
/** A year whose facts are complete and confirmed (Q-75). */
const planYear = z.pipe(
  z.coerce.number(expectedPlanYear()),
  z
    .literal(planYears, { error: ({ input }) => expectedPlanYear(Number(input)) })
    .check(
      z.refine((year) => yearProblems(year).length === 0, { error: ({ input }) => expectedPlanYear(Number(input)) }),
    ),
)

const minutes = z.coerce.number('a number of minutes').check(z.gte(1, 'at least 1 minute'), z.lte(720, 'at most 720'))

/** Every site-specific value, by its environment variable, with a default that works for the demo (C-63). */
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
    /** The endpoint of browsers' content policy reports; without it they report nothing. */
    policyReportEndpoint: z._default(reportEndpoint, ''),
    agencyPhone: z._default(phone, '1-800-555-0142'),
    agencyEmail: z._default(email, 'hola@puente.example'),
    socialVideoUrl: z._default(url, 'https://www.youtube.com/@puente'),
    socialFacebookUrl: z._default(url, 'https://www.facebook.com/puente'),
    socialInstagramUrl: z._default(url, 'https://www.instagram.com/puente'),
    consentAgentOne: z._default(text, 'Elena Marquez'),
    consentAgentTwo: z._default(text, 'Tomas Rivera'),
    planYear: z._default(planYear, 2026),
    /** The monthly price in large type and for sorting: the specified one, or the company's bill (P-22). */
    priceShown: z._default(z.enum(['specified', 'bill'], 'specified or bill'), 'specified'),
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

/** VITE_API_HOST for apiHost, and so on. */
export function variableOf(setting: string): string {
  return `VITE_${setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

/**
 * Reads the settings from environment variables. Throws one error that names each bad variable, its value and the
 * expected one. The build and the dev server call this once, so the browser receives checked values and no schema.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, string> = {}
  for (const setting of Object.keys(settingsSchema.shape)) {
    const value = env[variableOf(setting)]
    if (value !== undefined && value !== '') given[setting] = value
  }
  const parsed = z.safeParse(settingsSchema, given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => {
    const setting = String(issue.path[0])
    return `${variableOf(setting)} is ${JSON.stringify(given[setting])}: expected ${issue.message}`
  })
  throw new Error(`Bad settings.\n${problems.join('\n')}`)
}
