import type { Language } from '#i18n/language.ts'
import { oneWord } from '#stories/docs/one-word.ts'
import lawfulYears from '#tests/run/lawful-years.json'

/** What a text must not be, and the sentence for the person who wrote it so. */
export interface TextGate {
  readonly says: string
  readonly isBroken: (text: string) => boolean
  /** Texts that may, by `area:key`. */
  readonly unless?: readonly string[]
}

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Words of the familiar "tú"; the site uses "usted" everywhere. */
const familiar = word('tú|tu|tus|ti|contigo|te|puedes|quieres|debes|tienes|necesitas|eres')

/** Commands to a "tú"; inside a sentence the same words are verbs of usted, an agent or the Marketplace. */
const familiarCommand = /(?:^|[.!?…:]\s+|[¿¡])(?:Elige|Haz|Ingresa|Selecciona|Llama|Escribe|Revisa)(?!\p{L})/u

/** Words that federal Spanish does not use for these things, with their replacement. */
const otherTerms: readonly (readonly [wrong: RegExp, instead: string])[] = [
  // A program on a phone is one.
  [word('aplicación(?! móvil)|aplicaciones(?! móviles)'), 'solicitud'],
  [word('aplicar|aplica para|aplique'), 'solicitar'],
  [word('someter|someta'), 'enviar'],
  [word('coaseguro'), 'coseguro'],
  [word('quincenal|quincenales|quincenalmente'), 'cada 2 semanas'],
  // An immigration status, as CuidadoDeSalud.gov names it.
  [word('entrant|entrants'), 'entrante cubano o haitiano'],
  [word('subscriptor|subscribir'), 'suscriptor, suscribir'],
  [/EEUU|EE\.UU\.|E\.E\.U\.U/u, 'EE. UU.'],
]

const count = (text: string, mark: string) => text.split(mark).length

const spanishGates: readonly TextGate[] = [
  {
    // Proves C-13.
    says: 'addresses the reader as tú: the site says usted',
    isBroken: (text) => familiar.test(text) || familiarCommand.test(text),
  },
  ...otherTerms.map(([wrong, instead]) => ({
    says: `has a word that the federal Spanish does not use here: it says ${instead}`,
    isBroken: (text: string) => wrong.test(text),
  })),
  {
    says: 'does not open every question and exclamation with ¿ or ¡',
    isBroken: (text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
  },
  {
    says: 'names a percentage without its article, such as "el 20%"',
    isBroken: (text) => /(?<!(?<!\p{L})(?:el|al|del) )(?<![\d.{])\d[\d.]*%/iu.test(text),
  },
  { says: 'has a space before a percent sign', isBroken: (text) => /[\d}]\s%/u.test(text) },
  {
    says: 'says “hora del este”: the zone is “hora del Este”',
    isBroken: (text) => text.includes('hora del este'),
  },
]

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const whole = (words: string) => new RegExp(`(?<![\\p{L}-])${escaped(words)}(?![\\p{L}-])`, 'iu')

/** The gates of the table of words, one for each word to avoid. */
const wordGates = (language: Language): readonly TextGate[] =>
  oneWord.flatMap(({ thing, say, never, unless = {} }) =>
    never[language].map((wrong) => {
      const pattern = whole(wrong)
      return {
        says: `says “${wrong}” for ${thing}: it is “${say[language]}”`,
        isBroken: (text: string) => pattern.test(text),
        unless: Object.keys(unless),
      }
    }),
  )

/** Sentences that name a year by right; `tests/run/years.mjs` reads the same list for the built pages. */
const lawfulWords: readonly string[] = lawfulYears.flatMap(({ words }) => words)

/** A year of this century; companies that began in another one may say so. */
const year = /\b20\d\d\b/

/** Returns whether a text names a year that it may not. */
export const hasYear = (text: string): boolean =>
  year.test(lawfulWords.reduce((rest, words) => rest.replace(words, ''), text))

const everyGate: readonly TextGate[] = [
  { says: 'is empty', isBroken: (text) => text.trim() === '' },
  { says: 'has a stray space', isBroken: (text) => text !== text.trim() || / {2}/.test(text) },
  {
    says: 'has letters that another encoding has broken',
    isBroken: (text) => /[ÃÂ][\u0080-\u00BF]|â€|\uFFFD/.test(text),
  },
  { says: 'names a year: a value such as {{year}} says it', isBroken: hasYear },
  {
    // Proves C-87.
    says: 'names a rule by its number: a visitor cannot look it up',
    isBroken: (text) => /(?<![\p{L}\d-])[ACFPQ]-\d{1,3}(?![\p{L}\d])/u.test(text),
  },
]

/** Returns what a text of a language must not be. */
export const gatesOf = (language: Language): readonly TextGate[] => [
  ...everyGate,
  ...(language === 'es' ? spanishGates : []),
  ...wordGates(language),
]
