import { adultAge } from '#domain/household/age.ts'

import type { ListedState } from './states.ts'

/** A state's own site where anyone can apply for Medicaid or CHIP. */
export interface MedicaidOffice {
  readonly state: ListedState['abbr']
  /** The site's own name, the same in both languages. */
  readonly name: string
  readonly url: string
  /** The site takes applications for children only. */
  readonly isForChildren: boolean
}

const office = (state: MedicaidOffice['state'], name: string, url: string, isForChildren = false): MedicaidOffice => ({
  state,
  name,
  url,
  isForChildren,
})

/**
 * The states' sites for applications (Q-92), each named by its state; reviewed 2026-11-23. For other states the site
 * links to the federal page, which leads to the state's agency.
 */
export const medicaidOffices: readonly MedicaidOffice[] = [
  office('AZ', 'Health-e-Arizona Plus', 'https://www.healthearizonaplus.gov/'),
  office('DE', 'Delaware ASSIST', 'https://assist.dhss.delaware.gov/'),
  office('FL', 'Florida KidCare', 'https://www.floridakidcare.org/', true),
  office('FL', 'MyACCESS Florida', 'https://myaccess.myflfamilies.com/'),
  office('GA', 'Georgia Gateway', 'https://gateway.ga.gov/'),
  office('IL', 'ABE Illinois', 'https://abe.illinois.gov/'),
  office('IN', 'FSSA Benefits Portal', 'https://fssabenefits.in.gov/'),
  office('MI', 'MI Bridges', 'https://newmibridges.michigan.gov/'),
  office('MO', 'myDSS', 'https://mydss.mo.gov/'),
  office('MT', 'apply.mt.gov', 'https://apply.mt.gov/'),
  office('NC', 'ePASS', 'https://epass.nc.gov/'),
  office('NH', 'NH EASY', 'https://nheasy.nh.gov/'),
  office('OR', 'Oregon ONE', 'https://one.oregon.gov/'),
  office('TN', 'TennCare Connect', 'https://tenncareconnect.tn.gov/'),
  office('TX', 'Your Texas Benefits', 'https://www.yourtexasbenefits.com/'),
  office('VA', 'CommonHelp', 'https://commonhelp.virginia.gov/'),
  office('WI', 'ACCESS Wisconsin', 'https://access.wisconsin.gov/'),
  office('WV', 'WV PATH', 'https://www.wvpath.wv.gov/'),
]

/**
 * Returns the state's site for a person of this age, the children's one before the general one; null when the
 * list has none.
 */
export function medicaidOfficeOf(stateAbbr: string, age: number | null): MedicaidOffice | null {
  const isChild = age !== null && age < adultAge
  return medicaidOffices.find(({ state, isForChildren }) => state === stateAbbr && (isChild || !isForChildren)) ?? null
}
