import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { faqItems } from '#components/content/faq-content.ts'
import { privacySections, termsSections } from '#components/content/legal-content.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { type Language, languages } from '#i18n/language.ts'

const contact = { phone: '1-800-555-0142', email: 'hola@puente.example' }

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
  const sections = [
    ...termsSections(fixedT(language, 'terms'), contact),
    ...privacySections(fixedT(language, 'privacy'), contact),
  ]
  const questions = faqItems(fixedT(language, 'faq'), language, 2026)
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
    await loadNamespaces('faq', 'terms', 'privacy')
  })

  it('the answers are plain language', () => {
    const { answers } = textsOf(language)
    const ease = readingEase(answers, language)
    expect(ease, `reading ease ${ease.toFixed(1)}`).toBeGreaterThan(60)
    expect(measure(answers, language).wordsPerSentence).toBeLessThan(17)
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

  it('the answers say the sums of the tables', () => {
    const { answers } = textsOf(language)
    for (const figure of ['$15,650', '$62,600', '$32,150', '$128,600', '2.1%', '9.96%'])
      expect(answers).toContain(figure)
  })
})
