/** One county that a ZIP code touches, as the ZIP lookup answers it. */
export interface County {
  readonly fips: string
  readonly name: string
  readonly state: string
  readonly zipCode: string
}
