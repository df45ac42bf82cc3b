import { readStored, writeStored } from './storage.ts'

const key = 'language'

/** The language to begin with: the one of this tab, else the one that was kept on an earlier visit; undefined where none is. */
export function storedLanguage(): string | undefined {
  return readStored('session', key) ?? readStored('local', key) ?? undefined
}

/** Whether English was chosen: only a choice keeps it, since no address asks for it. */
export function isEnglishChosen(): boolean {
  return readStored('local', key) === 'en'
}

/** Keeps the chosen language for this tab and for the next visit. A full or refused storage only means that it is asked again. */
export function storeLanguage(language: string): void {
  writeStored('session', key, language)
  writeStored('local', key, language)
}

/**
 * Notes the language of an address that was opened. It holds for this tab; for the next visit only where nothing is kept yet,
 * since opening a link is no choice against the one that was made.
 */
export function noteLanguageOfAddress(language: string): void {
  if (storedLanguage() === language) return
  writeStored('session', key, language)
  if (readStored('local', key) === null) writeStored('local', key, language)
}
