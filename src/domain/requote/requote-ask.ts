/** The part of a quote that an applicant wants to change. The new quote opens there (F-81). */
export interface RequoteAsk {
  readonly at: 'location' | 'household' | 'income' | 'plans'
  /** The ZIP code that the applicant typed in the application; absent to keep the quoted one. */
  readonly zip?: string | undefined
  /** The incomes that the applicant typed in the application, in whole dollars a year; absent to keep the quoted one. */
  readonly income?: { readonly primary: number; readonly spouse: number } | undefined
}
