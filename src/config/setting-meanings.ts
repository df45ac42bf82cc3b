import type { Settings } from './settings.ts'

/** The meaning of each setting. A setting without a line here does not compile. */
export const settingMeanings: Readonly<Record<keyof Settings, string>> = {
  apiHost: 'Service of quotes and accounts: an https address, or a path of this site.',
  crmHost: 'Service of profiles: an https address, or a path of this site.',
  applicationsEndpoint: 'Where applications are saved and submitted: an https address, or a path of this site.',
  notificationEndpoint:
    'Where the site tells the agency that a visitor has said whether to go to the partner: an https address, or a path of this site.',
  partnerBaseUrl: 'The partner’s site, for visitors who have Marketplace coverage.',
  partnerAgentId: 'The agent’s id in the link to the partner.',
  membersPortalUrl: 'The site for members.',
  siteUrl: 'The host of this site, for search engines and shared links: an https address without a path.',
  mapsKey: 'Key of Google’s address service. Without one, VITE_API_HOST suggests addresses.',
  errorReportEndpoint: 'Where error reports go: an https address, or a path of this site. Without it none is sent.',
  policyReportEndpoint:
    'Where browsers report what the content policy refused: an https address, or a path of this site. Without it they report nothing.',
  planYear: 'The year whose plans are offered: auto follows the date (the next year from November on), a year pins it.',
  openEnrollmentEnd:
    'The last day of an Open Enrollment, written YYYY-MM-DD, where it is another than the dated one. It replaces the last day of the plan year it belongs to: the year of a day from January to June, otherwise the next. Empty: the dated days of src/domain/years.',
  priceShown:
    'The price in large type, which also sorts the list: `specified`, the eligible premium less the credit; or `bill`, the whole premium less what the credit pays.',
  unpaidPlaces:
    'Whether the plans to start with say “Companies don’t pay for a place here”: `said`, or `silent`. Say it only if it is true of the agency.',
  idempotencyKeys:
    'Whether saves and the submit of an application carry the header Idempotency-Key: `ownHost`, only to an endpoint of this site’s own host, `always`, for a service that lets the header pass in its preflights, or `never`.',
  otherRelativeCode:
    'The code by which the service knows a dependent who is neither child, parent nor parent-in-law, such as a grandchild. Without it the relation is left out of a save, and the agent asks.',
  returnAfterSubmit:
    'Where a sent application returns: `withoutToken`, to /login of this site, whose tab has the token already; `specified`, to /login?token=… as the product words it, which leaves the token in the browser’s history; or the host of another site, to that address there.',
  idleWarningMinutes: 'Minutes without activity until a signed-in visitor is warned.',
  idlePurgeMinutes: 'Minutes without activity until a signed-in visitor is signed out and the device forgets the data.',
}
