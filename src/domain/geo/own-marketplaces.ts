import type { ListedState } from './states.ts'

/** Distributes over the states, so that the name of another state does not compile. */
type NamedAs<State> = State extends { readonly abbr: infer Abbr; readonly name: infer Name }
  ? { readonly state: Abbr; readonly stateFullName: Name }
  : never

/** A state that runs its own marketplace, where this site cannot quote. */
export type OwnMarketplace = NamedAs<ListedState> & {
  /** The marketplace's name. */
  readonly name: string
  /** Public address of the state's marketplace. */
  readonly url: string
}

/** The list of Q-13 for the year that is sold; each plan year says when it was reviewed (src/domain/years). */
export const ownMarketplaces: readonly OwnMarketplace[] = [
  { state: 'CA', stateFullName: 'California', name: 'Covered California', url: 'https://www.coveredca.com/' },
  {
    state: 'CO',
    stateFullName: 'Colorado',
    name: 'Connect for Health Colorado',
    url: 'https://connectforhealthco.com/',
  },
  { state: 'CT', stateFullName: 'Connecticut', name: 'Access Health CT', url: 'https://www.accesshealthct.com/' },
  { state: 'ID', stateFullName: 'Idaho', name: 'Your Health Idaho', url: 'https://www.yourhealthidaho.org/' },
  { state: 'KY', stateFullName: 'Kentucky', name: 'kynect', url: 'https://kynect.ky.gov/' },
  {
    state: 'MD',
    stateFullName: 'Maryland',
    name: 'Maryland Health Connection',
    url: 'https://www.marylandhealthconnection.gov/',
  },
  {
    state: 'MA',
    stateFullName: 'Massachusetts',
    name: 'Massachusetts Health Connector',
    url: 'https://www.mahealthconnector.org/',
  },
  { state: 'MN', stateFullName: 'Minnesota', name: 'MNsure', url: 'https://www.mnsure.org/' },
  { state: 'NV', stateFullName: 'Nevada', name: 'Nevada Health Link', url: 'https://www.nevadahealthlink.com/' },
  { state: 'NJ', stateFullName: 'New Jersey', name: 'Get Covered New Jersey', url: 'https://www.nj.gov/getcoverednj/' },
  { state: 'NM', stateFullName: 'New Mexico', name: 'BeWell New Mexico', url: 'https://bewellnm.com/' },
  { state: 'NY', stateFullName: 'New York', name: 'NY State of Health', url: 'https://nystateofhealth.ny.gov/' },
  { state: 'PA', stateFullName: 'Pennsylvania', name: 'Pennie', url: 'https://pennie.com/' },
  { state: 'RI', stateFullName: 'Rhode Island', name: 'HealthSource RI', url: 'https://healthsourceri.com/' },
  {
    state: 'VT',
    stateFullName: 'Vermont',
    name: 'Vermont Health Connect',
    url: 'https://info.healthconnect.vermont.gov/',
  },
  {
    state: 'WA',
    stateFullName: 'Washington',
    name: 'Washington Healthplanfinder',
    url: 'https://www.wahealthplanfinder.org/',
  },
  { state: 'DC', stateFullName: 'District of Columbia', name: 'DC Health Link', url: 'https://www.dchealthlink.com/' },
]

const byState: ReadonlyMap<string, OwnMarketplace> = new Map(ownMarketplaces.map((record) => [record.state, record]))

/** Returns the state's own marketplace, or null when the federal one serves the state. */
export function ownMarketplaceOf(stateAbbr: string): OwnMarketplace | null {
  return byState.get(stateAbbr) ?? null
}
