import { readStored, writeStored } from './storage.ts'

/**
 * Returns the initial language: this tab's, otherwise the one stored by an earlier visit; undefined if there is none.
 */
export function storedLanguage(): string | undefined {
  return readStored('session', 'language') ?? readStored('local', 'language') ?? undefined
}

/** Whether the visitor has chosen a language. No address asks for the default one, so only a choice can keep it. */
export function isChosen(language: string): boolean {
  return readStored('local', 'language') === language
}

/**
 * Stores the chosen language for this tab and the next visit. If storage is full or refused, the choice is only lost at
 * the next visit.
 */
export function storeLanguage(language: string): void {
  writeStored('session', 'language', language)
  writeStored('local', 'language', language)
}

/**
 * Stores the language of an opened address for this tab. It is stored for the next visit only if no language is stored
 * yet, because opening a link must not override a choice.
 */
export function noteLanguageOfAddress(language: string): void {
  if (storedLanguage() === language) return
  writeStored('session', 'language', language)
  if (readStored('local', 'language') === null) writeStored('local', 'language', language)
}
