/** Locale × viewport, by the names that Chromatic and the local previews use. */
export const allModes = {
  'en phone': { locale: 'en', viewport: 'phone' },
  'es phone': { locale: 'es', viewport: 'phone' },
  'en desktop': { locale: 'en', viewport: 'desktop' },
  'es desktop': { locale: 'es', viewport: 'desktop' },
} as const
