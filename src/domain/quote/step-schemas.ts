import * as z from 'zod/mini'

import type { ApplicantConfiguration } from '#domain/household/member.ts'

import type { CoverageDraft, HouseholdDraft, IncomeDraft, LocationDraft, TaxHouseholdDraft } from './draft.ts'
import type { QuoteIssue } from './issue.ts'
import type { SearchEdit } from './search-edit.ts'
import { editIssues } from './search-edit.ts'
import { coverageIssues, householdIssues, incomeIssues, locationIssues, taxHouseholdIssues } from './validate.ts'

/** A schema for a form library over one of the validators: the value passes as it is, each issue's message is its code. */
function schemaOf<Draft>(issuesOf: (draft: Draft) => readonly QuoteIssue[]) {
  return z.custom<Draft>().check((payload) => {
    for (const { path, code } of issuesOf(payload.value))
      payload.issues.push({ code: 'custom', message: code, path: [...path], input: payload.value })
  })
}

/** Schema of wizard step 1. */
export const locationSchema = schemaOf<LocationDraft>(locationIssues)

/** Schema of wizard step 2. */
export const householdSchema = schemaOf<HouseholdDraft>(householdIssues)

/** Schema of wizard step 3 for the combination of applicants chosen in step 2. */
export function taxHouseholdSchema(configuration: ApplicantConfiguration) {
  return schemaOf<TaxHouseholdDraft>((draft) => taxHouseholdIssues(draft, configuration))
}

/** Schema of wizard step 4. */
export const incomeSchema = schemaOf<IncomeDraft>(incomeIssues)

/** Schema of wizard step 5. */
export const coverageSchema = schemaOf<CoverageDraft>(coverageIssues)

/** Schema of the results editor. */
export const searchEditSchema = schemaOf<SearchEdit>((edit) => editIssues(edit))
