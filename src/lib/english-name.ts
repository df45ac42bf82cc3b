/**
 * Props of an element that contains only the name of a plan, a company or a place. Screen readers read it in English,
 * and a browser's translator leaves it unchanged (C-84).
 */
export const englishName = { lang: 'en', translate: 'no' } as const
