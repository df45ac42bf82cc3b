import type { Plugin } from 'vite'

import { telHref } from '#lib/phone-link.ts'

import { oldPlanYear } from './old-plan-year.ts'
import { readSettings } from './read-settings.ts'

/** The agency's phone in the words of the document itself, which no component shows: dialed at a press, on one line. */
const phoneLink = (phone: string) =>
  `<a class="whitespace-nowrap text-primary underline" href="${telHref(phone)}">${phone}</a>`

/** Checks the VITE_… settings when a build or the dev server starts, and hands them to the site as constants. */
export function settingsPlugin(): Plugin {
  let phone = ''
  let planYear: number
  return {
    name: 'puente-settings',
    config(_config, { mode }) {
      const { errorReportEndpoint, ...settings } = readSettings(mode)
      phone = settings.agencyPhone
      planYear = settings.planYear
      return {
        define: {
          // The policy's endpoint is for the headers alone (src/build/headers-plugin.ts).
          __SETTINGS__: JSON.stringify({ ...settings, policyReportEndpoint: undefined }),
          // By itself, so that what reports errors is left out of a site that has nowhere to send them.
          __ERROR_REPORT_ENDPOINT__: JSON.stringify(errorReportEndpoint),
        },
      }
    },
    configResolved({ command, mode, build, logger }) {
      // The demo's mocks have the prices of one year only, and the build of the documents repeats these settings.
      if (command !== 'build' || mode === 'demo' || build.ssr) return
      const told = oldPlanYear(planYear, new Date())
      if (told !== null) logger.warn(told)
    },
    // The page's own words, shown without scripts, name the agency's phone too.
    transformIndexHtml: (html) => html.replaceAll('%AGENCY_PHONE%', phoneLink(phone)),
  }
}
