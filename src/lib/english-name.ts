/**
 * Props of an element that holds nothing but the name of a plan, a company or a place: it is read in English, and a
 * browser's translator leaves it alone (C-84).
 */
export const englishName = { lang: 'en', translate: 'no' } as const
