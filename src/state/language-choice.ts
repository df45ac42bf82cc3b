import { readStored, writeStored } from './storage.ts'

const key = 'language'

/** The language that the visitor chose on an earlier visit, as stored; undefined where none is. */
export function storedLanguage(): string | undefined {
  return readStored('local', key) ?? undefined
}

/** Keeps the chosen language for the next visit. A full or refused storage only means that it is asked again. */
export function storeLanguage(language: string): void {
  writeStored('local', key, language)
}
