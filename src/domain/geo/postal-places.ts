import { type State, states } from './states.ts'

/**
 * Where mail goes: the states and DC, the territories, and the military post offices (F-14), by the Postal Service's
 * abbreviation.
 */
export const postalPlaces: readonly State[] = [
  ...states,
  { abbr: 'AS', name: 'American Samoa' },
  { abbr: 'GU', name: 'Guam' },
  { abbr: 'MP', name: 'Northern Mariana Islands' },
  { abbr: 'PR', name: 'Puerto Rico' },
  { abbr: 'VI', name: 'U.S. Virgin Islands' },
  { abbr: 'AA', name: 'Armed Forces Americas (AA)' },
  { abbr: 'AE', name: 'Armed Forces Europe (AE)' },
  { abbr: 'AP', name: 'Armed Forces Pacific (AP)' },
]
