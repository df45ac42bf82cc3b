import { baseKey, pluralFormOf } from './catalog-files.ts'

/** Texts that are the same in all languages on purpose, by `area:key`, with the reason. */
const sameInBoth: Readonly<Record<string, string>> = {
  'application:confirmation.title': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.review': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.reference': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.print': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.portal': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.answerBy': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.tightClosed': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.documents': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.keep': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.noPlan': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.premium': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.premiumBy': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.premiumZero': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.premiumAfter': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.medicaid.some': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.next.medicaid.all': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.startWithChange': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.company': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.facts.start': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.facts.consent': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.startValue': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.signer.drawn': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.signer.typed': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.consentValue.en': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.consentValue.es': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.consentTranslated': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.keep': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.tight': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.signer.typedFor': 'The confirmation is in Spanish only (F-70).',
  'application:afterSending.screen.callsStop': 'The confirmation is in Spanish only (F-70).',
  'application:applicationFlow.communication.whatsAppOrEmail': 'A fallback text that F-11 words for both.',
}

/** Returns the names of a text's placeholders. */
export const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '')
/** Returns the marks of a text, such as `<b>`. */
export const tags = (text: string) => [...text.matchAll(/<\/?\w+>/g)].map((match) => match[0])
/** Returns keys without their plural forms, sorted. */
export const baseKeys = (keys: Iterable<string>) => [...new Set([...keys].map(baseKey))].toSorted()

/**
 * The values that a key's text needs. For a plural, the values of all its forms, except the count, which one form may
 * spell out.
 */
function slots(texts: ReadonlyMap<string, string>, base: string): readonly string[] {
  const forms = [...texts].filter(([key]) => baseKey(key) === base)
  const isPlural = forms.some(([key]) => pluralFormOf(key) !== undefined)
  const names = forms.flatMap(([, text]) => placeholders(text)).filter((name) => !isPlural || name !== 'count')
  return isPlural ? [...new Set(names)].toSorted() : names.toSorted()
}

/** Whether a text has enough words of its own to differ between the languages. */
export const isSentence = (text: string) =>
  !text.startsWith('https://') && text.replaceAll(/\{\{[^}]*\}\}|[^\p{L}]/gu, '').length > 12

/** Returns what is wrong between the English and the Spanish texts of a key without its plural form, in sentences. */
export function pairProblems(
  area: string,
  base: string,
  english: ReadonlyMap<string, string>,
  spanish: ReadonlyMap<string, string>,
): readonly string[] {
  const [needed, found] = [slots(english, base), slots(spanish, base)].map((names) => names.join(', '))
  const forms = [...english].filter(([key]) => baseKey(key) === base && spanish.has(key))
  const marks = forms.filter(([key, text]) => tags(text).join('') !== tags(spanish.get(key) ?? '').join(''))
  const same = forms.filter(
    ([key, text]) => text === spanish.get(key) && isSentence(text) && !(`${area}:${key}` in sameInBoth),
  )
  return [
    ...(needed === found ? [] : [`has the placeholders (${needed}) in English and (${found}) in Spanish`]),
    ...marks.map(([, text]) => `has other marks in Spanish than the ${tags(text).join('') || 'none'} of English`),
    ...same.map(() => 'is the same sentence in both languages'),
  ]
}
