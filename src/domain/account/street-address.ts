/** An address that the service suggests while the visitor types a street. */
export interface AddressSuggestion {
  readonly placeId: string
  /** Number and street. */
  readonly street: string
  /** City and state, which tell equal streets apart. */
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
