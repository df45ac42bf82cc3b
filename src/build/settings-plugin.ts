import type { Plugin } from 'vite'

import type { PlanYear } from '#domain/years/plan-years.ts'
import { telHref } from '#lib/phone-link.ts'

import { oldPlanYear } from './old-plan-year.ts'
import { readSettings } from './read-settings.ts'

/** The agency's phone in the document's own text, outside any component: a link on one line. */
const phoneLink = (phone: string) =>
  `<a class="whitespace-nowrap text-primary underline" href="${telHref(phone)}">${phone}</a>`

/** Checks the VITE_… settings when a build or the dev server starts, and passes them to the site as constants. */
export function settingsPlugin(): Plugin {
  let phone = ''
  let planYear: PlanYear
  return {
    name: 'puente-settings',
    config(_config, { mode }) {
      const { errorReportEndpoint, ...settings } = readSettings(mode)
      phone = settings.agencyPhone
      planYear = settings.planYear
      return {
        define: {
          // Only the headers use the policy's endpoint (src/build/headers-plugin.ts).
          __SETTINGS__: JSON.stringify({ ...settings, policyReportEndpoint: undefined }),
          // A separate constant, so the error reporting is removed from a site without an endpoint.
          __ERROR_REPORT_ENDPOINT__: JSON.stringify(errorReportEndpoint),
        },
      }
    },
    configResolved({ command, mode, build, logger }) {
      // The demo's mocks have the prices of one year only, and the build of the documents uses the same settings.
      if (command !== 'build' || mode === 'demo' || build.ssr) return
      const notice = oldPlanYear(planYear, new Date())
      if (notice?.kind === 'old') logger.warn(notice.text)
      else if (notice) logger.info(notice.text)
    },
    // The page's text for visitors without scripts contains the agency's phone too.
    transformIndexHtml: (html) => html.replaceAll('%AGENCY_PHONE%', phoneLink(phone)),
  }
}
