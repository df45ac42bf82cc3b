import { hasOtherDigits } from '#domain/account/other-digits.ts'

import type { Application } from './application.ts'
import type { ApplicationIssue, ApplicationIssueCode } from './application-issue.ts'

/** Problems whose reason may be digits of another script. */
const formats: ReadonlySet<ApplicationIssueCode> = new Set([
  'phone.tenDigits',
  'zip.fiveDigits',
  'mailingZip.fiveDigits',
  'dateOfBirth.invalid',
  'ssn.nineDigits',
  'alienNumber.format',
  'cardNumber.format',
  'categoryCode.format',
  'i94Number.format',
  'expirationDate.invalid',
  'annualIncome.invalid',
])

/** Returns the answer at a path. */
function answerAt(application: Application, path: ApplicationIssue['path']): unknown {
  return path.reduce<unknown>((at, part) => (at as Readonly<Record<string | number, unknown>>)[part], application)
}

/** Returns problems with the reason named where a number is written in digits of another script (F-102). */
export function withNamedDigits(
  issues: readonly ApplicationIssue[],
  application: Application,
): readonly ApplicationIssue[] {
  return issues.map((issue) => {
    if (!formats.has(issue.code)) return issue
    const answer = answerAt(application, issue.path)
    return typeof answer === 'string' && hasOtherDigits(answer) ? { path: issue.path, code: 'digits.script' } : issue
  })
}
