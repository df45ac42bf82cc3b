/** One address that the service offers while the street is typed. */
export interface AddressSuggestion {
  readonly placeId: string
  /** Number and street. */
  readonly street: string
  /** City and state, to tell equal streets apart. */
  readonly area: string
}

/** The parts of a chosen address that fill the form (F-15); empty where the service has none. */
export interface StreetAddress {
  readonly streetNumber: string
  readonly route: string
  readonly subpremise: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly zipCode: string
  readonly county: string
}
