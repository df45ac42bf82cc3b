import { oneMode } from '#storybook/modes.mjs'

import { gallery as fullGallery } from './gallery.tsx'

/**
 * Returns the gallery of a part without catalog texts, pictured in one mode. The component that uses the part tests
 * text lengths.
 */
export function gallery(...args: Parameters<typeof fullGallery>) {
  const sheet = fullGallery(...args)
  return { ...sheet, parameters: { ...sheet.parameters, chromatic: { disableSnapshot: false, modes: oneMode } } }
}
