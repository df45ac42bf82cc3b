import { expect, it } from 'vitest'

import { questionWords } from '#content/question-words.ts'
import { questions } from '#content/questions.ts'

// Proves C-25.
it.each(questionWords.map(({ slug }) => slug))('the words of %s belong to a question of the page', (slug) => {
  expect(questions.map((question) => question.slug)).toContain(slug)
})
