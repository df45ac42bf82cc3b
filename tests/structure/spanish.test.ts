import { expect, it } from 'vitest'

import { allTexts } from './catalog-files.ts'

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
  // Twice a month is not every two weeks, and may say so.
  [word('(?<!dos veces al mes \\()quincenal|quincenales|quincenalmente'), 'cada 2 semanas'],
  [word('subscriptor|subscribir'), 'suscriptor, suscribir'],
  [/EEUU|EE\.UU\.|E\.E\.U\.U/u, 'EE. UU.'],
]

const texts = allTexts('es').map(([area, key, text]) => [`${area}:${key}`, text] as const)

// Proves C-13.
it('addresses the reader as usted', () => {
  expect(texts.filter(([, text]) => familiar.test(text) || familiarCommand.test(text))).toEqual([])
})

it.each(otherTerms)('never says %s, but %s', (wrong) => {
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([])
})

it('opens every question and exclamation', () => {
  const count = (text: string, mark: string) => text.split(mark).length
  expect(
    texts.filter(([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')),
  ).toEqual([])
})

it('names a percentage of something with its article', () => {
  expect(texts.filter(([, text]) => /(?<!(?<!\p{L})(?:el|al|del) )(?<![\d.{])\d[\d.]*%/iu.test(text))).toEqual([])
})

it('puts no space before a percent sign', () => {
  expect(texts.filter(([, text]) => /[\d}]\s%/u.test(text))).toEqual([])
})
