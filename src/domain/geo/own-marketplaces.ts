import type { OwnMarketplaceState } from './own-marketplace-states.ts'
import type { ListedState } from './states.ts'

/** The marketplace that a state runs. The name of another state does not compile. */
export interface OwnMarketplace<State extends OwnMarketplaceState> {
  /** The state's official English name. */
  readonly stateFullName: Extract<ListedState, { readonly abbr: State }>['name']
  /** The marketplace's name. */
  readonly name: string
  /** Public address of the marketplace. */
  readonly url: string
}

/** The marketplace of each state that runs its own. */
export const ownMarketplaces: { readonly [State in OwnMarketplaceState]: OwnMarketplace<State> } = {
  CA: { stateFullName: 'California', name: 'Covered California', url: 'https://www.coveredca.com/' },
  CO: { stateFullName: 'Colorado', name: 'Connect for Health Colorado', url: 'https://connectforhealthco.com/' },
  CT: { stateFullName: 'Connecticut', name: 'Access Health CT', url: 'https://www.accesshealthct.com/' },
  ID: { stateFullName: 'Idaho', name: 'Your Health Idaho', url: 'https://www.yourhealthidaho.org/' },
  KY: { stateFullName: 'Kentucky', name: 'kynect', url: 'https://kynect.ky.gov/' },
  MD: {
    stateFullName: 'Maryland',
    name: 'Maryland Health Connection',
    url: 'https://www.marylandhealthconnection.gov/',
  },
  MA: {
    stateFullName: 'Massachusetts',
    name: 'Massachusetts Health Connector',
    url: 'https://www.mahealthconnector.org/',
  },
  MN: { stateFullName: 'Minnesota', name: 'MNsure', url: 'https://www.mnsure.org/' },
  NV: { stateFullName: 'Nevada', name: 'Nevada Health Link', url: 'https://www.nevadahealthlink.com/' },
  NJ: { stateFullName: 'New Jersey', name: 'Get Covered New Jersey', url: 'https://www.nj.gov/getcoverednj/' },
  NM: { stateFullName: 'New Mexico', name: 'BeWell New Mexico', url: 'https://bewellnm.com/' },
  NY: { stateFullName: 'New York', name: 'NY State of Health', url: 'https://nystateofhealth.ny.gov/' },
  PA: { stateFullName: 'Pennsylvania', name: 'Pennie', url: 'https://pennie.com/' },
  RI: { stateFullName: 'Rhode Island', name: 'HealthSource RI', url: 'https://healthsourceri.com/' },
  VT: { stateFullName: 'Vermont', name: 'Vermont Health Connect', url: 'https://info.healthconnect.vermont.gov/' },
  WA: { stateFullName: 'Washington', name: 'Washington Healthplanfinder', url: 'https://www.wahealthplanfinder.org/' },
  DC: { stateFullName: 'District of Columbia', name: 'DC Health Link', url: 'https://www.dchealthlink.com/' },
}
