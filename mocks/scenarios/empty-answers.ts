import type { CallName } from '#mocks/openapi/contract.ts'

/** What the calls that answer with a list say when there is nothing. */
export const emptyAnswers: Readonly<Partial<Record<CallName, unknown>>> = {
  zipLookup: [],
  estimates: { estimates: [] },
  planSearch: { total: 0, plans: [], facet_groups: [] },
  communicationOptions: { data: [] },
  addressSuggestions: {},
}
