import type { CallName } from '#mocks/openapi/contract.ts'

/** The empty answers of the calls that return a list. */
export const emptyAnswers: Readonly<Partial<Record<CallName, unknown>>> = {
  zipLookup: [],
  estimates: { estimates: [] },
  planSearch: { total: 0, plans: [], facet_groups: [] },
  providers: [],
  drugs: { drugs: [] },
  coverage: { coverage: [] },
  communicationOptions: { data: [] },
  addressSuggestions: {},
}
