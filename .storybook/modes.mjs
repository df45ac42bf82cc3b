/** Widths at which stories are looked at, by the names of the toolbar. */
export const viewports = /** @type {const} */ ({
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
})

/** Locale × viewport, by the names that Chromatic and the local previews use: how screens and widgets are pictured. */
export const allModes = /** @type {const} */ ({
  'en phone': { locale: 'en', viewport: 'phone' },
  'es phone': { locale: 'es', viewport: 'phone' },
  'en desktop': { locale: 'en', viewport: 'desktop' },
  'es desktop': { locale: 'es', viewport: 'desktop' },
})

/** For parts without words of their own, which one language and width show well enough: the modes that are off. */
export const oneMode = /** @type {const} */ ({
  'en phone': { disable: true },
  'es phone': { disable: true },
  'es desktop': { disable: true },
})
