import { eachOf } from '#domain/flow/each-of.ts'

import type { AnswerRow } from './answer-row.ts'
import {
  type PersonAnswerName,
  type PersonAnswers,
  type SavedPerson,
  personAnswerNames,
  personAnswers,
} from './person-answers.ts'

const rows: { readonly [Name in PersonAnswerName]: AnswerRow<PersonAnswers[Name], PersonAnswerName> } = personAnswers

/** Reads a person's answers, as far as the form can show them. */
export function readAnswers(saved: SavedPerson): PersonAnswers {
  return eachOf<PersonAnswers>(personAnswerNames, (name) => rows[name].read(saved[personAnswers[name].saved], saved))
}
