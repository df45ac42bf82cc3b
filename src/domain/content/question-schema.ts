import * as z from 'zod/mini'

import { bilingualText, contentStatus, eachOnce, oneOf, slug, textWith } from './text-schema.ts'

const icon = oneOf(
  'calculator',
  'calendar',
  'card',
  'change',
  'child',
  'doctor',
  'document',
  'event',
  'handshake',
  'layers',
  'people',
  'piggyBank',
  'question',
  'savings',
  'scale',
  'umbrella',
)

/** The picture beside a question. */
export type QuestionIcon = z.output<typeof icon>

/** The topics of the questions, in their order on the page. */
export const questionTopics = ['price', 'dates', 'plans', 'family'] as const

/** What a question is about. */
export type QuestionTopic = (typeof questionTopics)[number]

/** The values that an answer may take from the tables of the quote, so that it always agrees with them. */
const figures = [
  'year',
  'oneLowest',
  'oneHighest',
  'fourLowest',
  'fourHighest',
  'lowestShare',
  'highestShare',
  'enrollments',
  'starts',
] as const

/** A value that an answer may take from the tables of the quote. */
export type QuestionFigure = (typeof figures)[number]

const text = textWith('agencyAnswerHours', ...figures)

/** A question and its answer (C-25). */
export const questionSchema = z.object({
  status: contentStatus,
  /**
   * Its fragment in the address, `/faqs#open-enrollment`. It is the same in both languages and never changes, because
   * visitors may have shared it.
   */
  slug,
  icon,
  /** The group on the page. */
  topic: oneOf(...questionTopics),
  question: text,
  /** The short answer. */
  short: text,
  /** The rest of the answer. */
  more: text,
})

/** A question and its answer. */
export type Question = z.output<typeof questionSchema>

/** Words that visitors look for and that a question does not use. The search finds it by them; nothing shows them (C-25). */
export const questionWordsSchema = z
  .array(
    z.object({
      /** The name of the question. */
      slug,
      words: bilingualText,
    }),
  )
  .check(eachOnce('question', ({ slug: name }) => name))

/** Words that visitors look for, by question. */
export type QuestionWords = z.output<typeof questionWordsSchema>
