/** Widths for viewing stories, by the names of the toolbar. */
export const viewports = /** @type {const} */ ({
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
})

/**
 * Locale × viewport for the pictures of screens and widgets, by the names that Chromatic and the local previews use.
 */
export const allModes = /** @type {const} */ ({
  'en phone': { locale: 'en', viewport: 'phone' },
  'es phone': { locale: 'es', viewport: 'phone' },
  'en desktop': { locale: 'en', viewport: 'desktop' },
  'es desktop': { locale: 'es', viewport: 'desktop' },
})

/** For parts without text, which need only one language and width: turns the other modes off. */
export const oneMode = /** @type {const} */ ({
  'en phone': { disable: true },
  'es phone': { disable: true },
  'es desktop': { disable: true },
})
