import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { faqItems } from '#components/content/faq-content.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { questions as written } from '#content/questions.ts'
import { legalWords } from '#domain/content/legal.ts'
import { termIds } from '#domain/content/glossary-terms.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { type Language, languages } from '#i18n/language.ts'

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}$%][\p{L}\p{N}$%,.'-]*/gu) ?? []
const sentencesOf = (text: string) => text.split(/[.!?:;](?=\s|$)/).filter((part) => part.trim() !== '').length

/** Groups of vowels spoken as one; accurate enough for an average over a page. */
function syllablesOf(word: string, language: Language): number {
  const letters = word.toLowerCase()
  if (language === 'en') {
    const groups = letters.replace(/(?:[^l]e|ed|es)$/, (end) => end.slice(0, -1)).match(/[aeiouy]+/g)
    return Math.max(1, groups?.length ?? 0)
  }
  // A written accent on i or u separates it from the adjacent vowel: "compañía".
  const groups = letters.replaceAll(/[íú]/g, ' i ').match(/[aeiouáéóü]+|i/g)
  return Math.max(1, groups?.length ?? 0)
}

interface Measure {
  readonly wordsPerSentence: number
  readonly syllablesPerWord: number
}

function measure(text: string, language: Language): Measure {
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0)
  return { wordsPerSentence: words.length / sentencesOf(text), syllablesPerWord: syllables / words.length }
}

/** Flesch reading ease, and Fernández Huerta's for Spanish: 60 and more is plain language, about 8th grade. */
function readingEase(text: string, language: Language): number {
  const { wordsPerSentence, syllablesPerWord } = measure(text, language)
  return language === 'en'
    ? 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord
    : 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence
}

function textsOf(language: Language) {
  const agency = agencyValues(language)
  const sections = [terms, privacy].flatMap((text) => legalWords(text, language, agency).sections)
  const questions = faqItems(
    written,
    fixedT(language, 'faq'),
    language,
    { year: 2026, lastDay: null, today: { year: 2025, month: 11, day: 10 } },
    agency,
  )
  return {
    questions,
    answers: questions.flatMap(({ answer }) => answer).join(' '),
    legal: sections.flatMap(({ blocks }) => blocks.flat()).join(' '),
  }
}

afterAll(() => changeLanguage('en'))

describe.each(languages)('in %s', (language) => {
  beforeAll(async () => {
    await changeLanguage(language)
    await loadNamespaces('faq', 'glossary')
  })

  it('the answers are plain language', () => {
    const { answers } = textsOf(language)
    const ease = readingEase(answers, language)
    expect(ease, `reading ease ${ease.toFixed(1)}`).toBeGreaterThan(60)
    expect(measure(answers, language).wordsPerSentence).toBeLessThan(17)
  })

  // Proves C-70.
  it('the meanings of the terms are plain language', () => {
    const t = fixedT(language, 'glossary')
    const meanings = termIds.map((id) => `${t(`terms.${id}.meaning`)} ${t(`terms.${id}.general`)}`).join(' ')
    const ease = readingEase(meanings, language)
    expect(ease, `reading ease ${ease.toFixed(1)}`).toBeGreaterThan(60)
    expect(measure(meanings, language).wordsPerSentence).toBeLessThan(17)
  })

  it('no answer is far harder than the others', () => {
    const hard = textsOf(language)
      .questions.map(({ slug, answer }) => [slug, Math.round(readingEase(answer.join(' '), language))] as const)
      .filter(([, ease]) => ease < 50)
    expect(hard).toEqual([])
  })

  it('the terms and the privacy policy can be read without a lawyer', () => {
    const { legal } = textsOf(language)
    const ease = readingEase(legal, language)
    expect(ease, `reading ease ${ease.toFixed(1)}`).toBeGreaterThan(50)
  })

  it('no answer and no section keeps an empty place', () => {
    const { answers, legal } = textsOf(language)
    expect(`${answers} ${legal}`).not.toMatch(/\{\{|\}\}|undefined|NaN| {2}/)
  })

  it('an answer says the sums of the tables', () => {
    const text =
      '{{oneLowest}} {{oneHighest}} {{fourLowest}} {{fourHighest}} {{lowestShare}} {{highestShare}} {{agencyName}}'
    const both = { en: text, es: text }
    const question = {
      status: 'sample',
      slug: 'sums',
      icon: 'question',
      topic: 'price',
      question: both,
      short: both,
      more: both,
    } as const
    const [item] = faqItems(
      [question],
      fixedT(language, 'faq'),
      language,
      { year: 2026, lastDay: null, today: { year: 2025, month: 11, day: 10 } },
      { agencyName: 'Bridge' },
    )
    expect(item?.answer[0]).toBe('$15,650 $62,600 $32,150 $128,600 2.1% 9.96% Bridge')
  })
})
