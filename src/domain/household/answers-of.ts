import { eachOf } from '#domain/flow/each-of.ts'

import { memberAnswerNames, type MemberAnswers } from './member-answers.ts'

/** Returns only the answers of a member, without its other fields. */
export function answersOf(member: MemberAnswers): MemberAnswers {
  return eachOf<MemberAnswers>(memberAnswerNames, (name) => member[name])
}
