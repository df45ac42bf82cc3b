import { type Settings, parseSettings, variableOf } from '#config/settings.ts'

import { Rows } from './rows.tsx'

/** The meaning of each setting. A setting without a line here does not compile. */
const meanings: Readonly<Record<keyof Settings, string>> = {
  apiHost: 'Service of quotes and accounts: an address, or a path of the same origin.',
  crmHost: 'Service of profiles, likewise.',
  applicationsEndpoint: 'Where applications are saved and submitted, likewise.',
  notificationEndpoint: 'Told when somebody leaves for the partner, likewise.',
  partnerBaseUrl: 'The partner’s site, for who has Marketplace coverage.',
  partnerAgentId: 'The agent’s id in the link to the partner.',
  membersPortalUrl: 'The site for members.',
  siteUrl: 'This site’s own host, for search engines; without a path.',
  mapsKey: 'Key of Google’s address service; without one the service at the first setting is asked.',
  errorReportEndpoint:
    'Where error reports go: an https address, or a path of the same origin. Without it none is sent.',
  policyReportEndpoint:
    'Where browsers report what the content policy refused, likewise. Without it they report nothing.',
  agencyPhone: 'The agency’s phone.',
  agencyEmail: 'The agency’s e-mail address.',
  socialVideoUrl: 'The agency’s videos.',
  socialFacebookUrl: 'The agency on Facebook.',
  socialInstagramUrl: 'The agency on Instagram.',
  consentAgentOne: 'First agent named in the consent.',
  consentAgentTwo: 'Second agent named in the consent.',
  planYear: 'Year whose plans are offered.',
  priceShown:
    'The price that stands large and sorts the list: `specified`, the eligible premium less the credit; or `bill`, the whole premium less what the credit pays.',
  idleWarningMinutes: 'Minutes without activity before who is signed in is warned.',
  idlePurgeMinutes: 'Minutes without activity before they are signed out and the device forgets them.',
}

const settings = Object.keys(meanings) as readonly (keyof Settings)[]

/** All settings with their variables, defaults and meanings, from the schema that checks them. */
export function SettingsTable() {
  const defaults = parseSettings({})
  return (
    <Rows
      head={['Variable', 'Default', 'What it is']}
      rows={settings.map((setting) => [
        <code key={setting}>{variableOf(setting)}</code>,
        defaults[setting] === '' ? 'none' : <code key={setting}>{defaults[setting]}</code>,
        meanings[setting],
      ])}
    />
  )
}
