import { emailIssueCodes } from '#domain/account/contact-rules.ts'

/** Codes of all problems of an application (F-10 to F-50); the catalogs have the texts under these names. */
export const applicationIssueCodes = [
  'text.tooLong',
  'digits.script',
  'phone.required',
  'phone.tenDigits',
  ...emailIssueCodes,
  'communication.required',
  'street.required',
  'street.postBox',
  'city.required',
  'city.notChosen',
  'state.required',
  'state.mismatch',
  'county.required',
  'zip.required',
  'zip.fiveDigits',
  'zip.mismatch',
  'mailingStreet.required',
  'mailingCity.required',
  'mailingState.required',
  'mailingZip.required',
  'mailingZip.fiveDigits',
  'firstName.required',
  'lastName.required',
  'dateOfBirth.required',
  'dateOfBirth.invalid',
  'dateOfBirth.year',
  'dateOfBirth.future',
  'dateOfBirth.ageMismatch',
  'dateOfBirth.birthday',
  'gender.required',
  'relationship.required',
  'ssn.required',
  'ssn.requiredOrNotYet',
  'ssn.nineDigits',
  'ssn.notGiven',
  'ssn.duplicate',
  'ssn.duplicateUnnamed',
  'legalStatus.required',
  'alienNumber.required',
  'alienNumber.format',
  'cardNumber.required',
  'cardNumber.format',
  'cardNumber.tooLong',
  'categoryCode.required',
  'categoryCode.format',
  'i94Number.required',
  'i94Number.format',
  'expirationDate.required',
  'expirationDate.invalid',
  'expirationDate.year',
  'expirationDate.past',
  'annualIncome.required',
  'annualIncome.invalid',
  'annualIncome.negative',
  'annualIncome.tooLarge',
  'incomeSources.required',
  'occupation.required',
  'annualIncome.overLimit',
  'signatureName.required',
  'signature.required',
  'signature.mark',
  'signature.noName',
  'signature.intent',
  'signature.otherName',
] as const

/** The code of a problem. */
export type ApplicationIssueCode = (typeof applicationIssueCodes)[number]

/** One problem: the field as a path in the application, the code, and the values in its text. */
export interface ApplicationIssue {
  readonly path: readonly (string | number)[]
  readonly code: ApplicationIssueCode
  /**
   * Values in the text: ZIPs and states as they are, ages and years as numbers, amounts in cents under names in
   * `…Cents`.
   */
  readonly values?: Readonly<Record<string, string | number>>
}

/** Returns the problem of a text that is longer than its field takes (F-8); null for one that fits. */
export function lengthFinding(text: string, limit: number): Pick<ApplicationIssue, 'code' | 'values'> | null {
  return text.trim().length > limit ? { code: 'text.tooLong', values: { limit } } : null
}

/** Returns the issue of one field, or undefined when the field is valid. */
export function issueAt(
  issues: readonly ApplicationIssue[],
  ...path: readonly (string | number)[]
): ApplicationIssue | undefined {
  return issues.find((issue) => issue.path.length === path.length && issue.path.every((part, at) => part === path[at]))
}
