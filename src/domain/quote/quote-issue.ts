/** Codes of the problems of the place; their texts are in the catalog of the first step. */
type LocationIssueCode =
  | 'zip.fiveDigits'
  | 'zip.notFound'
  | 'zip.verifying'
  | 'county.select'
  | 'county.required'
  | 'county.ownMarketplace'

/**
 * Codes of all problems of a quote; the texts of are in the catalogs under these names.
 */
export type QuoteIssueCode =
  | LocationIssueCode
  | 'household.selectOne'
  | 'household.oneApplying'
  | 'age.range'
  | 'dependentAge.range'
  | 'dependentCount.positive'
  | 'dependentCount.whole'
  | 'dependentCount.tooLong'
  | 'taxHousehold.selectOne'
  | 'taxHousehold.countRange'
  | 'income.invalid'
  | 'income.unclear'
  | 'income.tooLarge'
  | 'income.primaryInvalid'
  | 'income.spouseInvalid'
  | 'coverage.required'

/** One problem: the field as a path in the validated object, and the code. */
export interface QuoteIssue {
  readonly path: readonly (string | number)[]
  readonly code: QuoteIssueCode
}

/** Whether a problem is one of the place. */
export const isLocationIssue = (code: QuoteIssueCode): code is LocationIssueCode => /^(zip|county)\./.test(code)
