import { createContext } from 'react'

import type { Language } from './language.ts'

/**
 * The language of a part that differs from the page's, such as the Spanish half of the receipt (F-70). All components in it
 * take their texts in that language, which must be loaded. Null outside such a part.
 */
export const LanguageOfPart = createContext<Language | null>(null)
