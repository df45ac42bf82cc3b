import * as z from 'zod/mini'

/** The token of a session, or of a registration that waits for its code. */
export const token = z.string().check(z.minLength(1))

/** The token as part of the path. */
export const tokenInPath = z.object({ token })

/** The token in the query. */
export const tokenInQuery = z.object({ token })

/** The meaning of every parameter of a path or a query. */
export const parameterNotes: Readonly<Record<string, string>> = {
  token: 'The token: of the session, or for another code that of the registration. It is a secret; mask it in logs.',
  api_token: 'The token of the session. It is a secret; mask it in logs.',
  lang: 'The language of the names.',
  zip: 'A ZIP code of five digits.',
  state: 'The state’s two capital letters.',
  householdSize: 'Number of people in the tax household.',
  annualIncome: 'Income of the tax household, in whole dollars a year.',
  year: 'The plan year, such as 2026. A service that ignores it answers by its own year.',
  planId: 'The plan’s 14-character HIOS id.',
  q: 'The typed text, at least three characters. It may be health information: mask it in logs.',
  placeId: 'Id of a suggested address.',
  sessionToken: 'The random id that the suggestions were asked with.',
}
