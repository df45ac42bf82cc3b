import { changeLanguage, currentLanguage } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { storeLanguage } from '#state/language-choice.ts'

import { readdress } from './site-location.ts'

/**
 * Switches the language (C-10), stores it and moves to its address (C-14). The page doesn't change until its texts are
 * loaded. Rejects if they can't be.
 */
export async function switchLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  try {
    await changeLanguage(language)
    readdress(currentLanguage())
  } catch (error) {
    storeLanguage(currentLanguage())
    throw error
  }
}
