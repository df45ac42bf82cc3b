/** One county that a ZIP code touches, as returned by the ZIP lookup. */
export interface County {
  readonly fips: string
  readonly name: string
  readonly state: string
  readonly zipCode: string
}
