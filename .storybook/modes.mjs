/** Widths for viewing stories, by the names of the toolbar. */
export const viewports = /** @type {const} */ ({
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
})

/**
 * The pictures of a story, by the names that Chromatic and the review board use: both languages on a phone, a tablet and
 * a desk, and on a desk in the dark.
 */
export const allModes = /** @type {const} */ ({
  'en phone': { locale: 'en', viewport: 'phone' },
  'es phone': { locale: 'es', viewport: 'phone' },
  'en tablet': { locale: 'en', viewport: 'tablet' },
  'es tablet': { locale: 'es', viewport: 'tablet' },
  'en desktop': { locale: 'en', viewport: 'desktop' },
  'es desktop': { locale: 'es', viewport: 'desktop' },
  'en dark': { locale: 'en', viewport: 'desktop', scheme: 'dark' },
  'es dark': { locale: 'es', viewport: 'desktop', scheme: 'dark' },
})

/** For a sheet of a component: turns the tablet off, on which only screens are laid out anew. */
export const sheetModes = /** @type {const} */ ({ 'en tablet': { disable: true }, 'es tablet': { disable: true } })

/** For parts without text, which need only one language and width: turns the other modes off. */
export const oneMode = /** @type {const} */ ({
  ...sheetModes,
  'en phone': { disable: true },
  'es phone': { disable: true },
  'es desktop': { disable: true },
  'es dark': { disable: true },
})
