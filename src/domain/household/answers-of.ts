import { eachOf } from '#domain/flow/each-of.ts'

import { memberAnswerNames, type MemberAnswers } from './member-answers.ts'

/** Returns the answers of a member alone. */
export function answersOf(member: MemberAnswers): MemberAnswers {
  return eachOf<MemberAnswers>(memberAnswerNames, (name) => member[name])
}
