import type { Plugin } from 'vite'

import { agency } from '#content/agency.ts'
import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { enrollmentsAhead } from '#domain/calendar/enrollment-periods.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { knownYear } from '#domain/calendar/known-year.ts'
import { type PlanYear, planYears } from '#domain/years/plan-years.ts'
import { telHref } from '#lib/phone-link.ts'
import { light } from '#tokens/palette.ts'

import { escapeHtml } from './escape-html.ts'
import { comingEditions } from './check-content.ts'
import { oldEnrollmentReading } from './old-readings.ts'
import { oldPlanYear } from './old-plan-year.ts'
import { isTrial, readSettings, requireDecisions, requireEnrollmentReading, requireQuoteYear } from './read-settings.ts'

/** The agency's phone in the document's own text, outside any component: a link on one line. */
const phoneLink = (phone: string) =>
  `<a class="whitespace-nowrap text-primary underline" href="${telHref(phone)}">${phone}</a>`

/** The bar of a trial, in both languages. It is outside the application, so a real site contains none of it. */
const trialBar = `<aside class="trial-bar" aria-label="Trial / Prueba"><span lang="en">Trial with made-up parts: do not use it.</span> <span lang="es">Prueba con partes inventadas: no la use.</span></aside>`

/** Checks the VITE_… settings when a build or the dev server starts, and passes them to the site as constants. */
export function settingsPlugin(): Plugin {
  let planYear: 'auto' | PlanYear
  let lastDay: CalendarDay | null
  return {
    name: 'puente-settings',
    config({ build }, { command, mode, isPreview }) {
      // The demo is always a trial, Storybook's build is not a site, and the build of the documents follows the site's.
      const isSite = command === 'build' && !isPreview && mode !== 'demo' && build?.ssr === undefined
      if (isSite && !isTrial && !process.env['STORYBOOK']) requireDecisions(mode)
      const { errorReportEndpoint, otherRelativeCode, ...settings } = readSettings(mode)
      planYear = settings.planYear
      lastDay = parseIsoDay(settings.openEnrollmentEnd)
      if (!isTrial) requireQuoteYear(planYear)
      if (isSite && !isTrial && !process.env['STORYBOOK']) requireEnrollmentReading(lastDay)
      const today = calendarDay(new Date())
      const years = { planYears, contentYear: knownYear(planYear, today) }
      const ahead = { builtOn: today, enrollments: enrollmentsAhead(today, lastDay) }
      return {
        define: {
          // Only the headers use the policy's endpoint (src/build/hosts-plugin.ts).
          __SETTINGS__: JSON.stringify({ ...settings, ...years, policyReportEndpoint: undefined }),
          // A separate constant, so the first page does not load what only the application reads.
          __OTHER_RELATIVE_CODE__: JSON.stringify(otherRelativeCode),
          __ENROLLMENT_AHEAD__: JSON.stringify(ahead),
          // A separate constant, so the error reporting is removed from a site without an endpoint.
          __ERROR_REPORT_ENDPOINT__: JSON.stringify(errorReportEndpoint),
        },
      }
    },
    configResolved({ command, mode, build, logger }) {
      // A demo sells nothing, and the build of the documents has already passed these checks with the site's.
      if (command !== 'build' || mode === 'demo' || build.ssr) return
      const notice = oldPlanYear(planYear, new Date(), lastDay)
      if (notice?.kind === 'closed') logger.info(notice.text)
      else if (notice) logger.warn(notice.text)
      for (const text of comingEditions(new Date())) logger.warn(text)
      const unsure = oldEnrollmentReading(new Date(), lastDay)
      if (unsure !== null) logger.warn(unsure)
    },
    // The page's text for visitors without scripts contains the agency's name and phone too.
    transformIndexHtml: (html) =>
      html
        .replaceAll('%AGENCY_NAME%', () => escapeHtml(agency.name))
        .replaceAll('%AGENCY_PHONE%', phoneLink(agency.phone))
        .replace('%THEME_COLOR%', light.hero)
        .replace('<!--trial-->', isTrial ? trialBar : ''),
  }
}
