import type { StreetAddress } from '#domain/account/street-address.ts'

import type { HomeAddress, PostalAddress, QuoteFacts } from './application.ts'

const street = ({ streetNumber, route }: StreetAddress) => [streetNumber, route].filter((part) => part !== '').join(' ')

/** Returns the address with the suggestion's parts filled in; parts that the suggestion lacks are unchanged (F-15). */
function parts(current: PostalAddress, chosen: StreetAddress): PostalAddress {
  return {
    street: street(chosen) || current.street,
    city: chosen.city || current.city,
    state: chosen.state || current.state,
    county: chosen.county || current.county,
    zip: chosen.zipCode || current.zip,
  }
}

/**
 * Returns the home address after a suggestion was chosen. Inside the quote's ZIP the county stays the quoted one: a ZIP
 * may lie in several counties, and the quote has the applicant's.
 */
export function homeOfSuggestion(current: HomeAddress, chosen: StreetAddress, facts: QuoteFacts): HomeAddress {
  const home = parts(current, chosen)
  const county = facts.county !== '' && home.zip === facts.zip ? facts.county : home.county
  return { ...home, county, apartment: chosen.subpremise || current.apartment }
}

/** Returns the mailing address after a suggestion was chosen. It has one line, so the apartment joins the street. */
export function mailingOfSuggestion(current: PostalAddress, chosen: StreetAddress): PostalAddress {
  const mailing = parts(current, chosen)
  const line = street(chosen)
  return line === '' || chosen.subpremise === '' ? mailing : { ...mailing, street: `${line} ${chosen.subpremise}` }
}
