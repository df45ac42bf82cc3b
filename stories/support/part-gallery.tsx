import { oneMode } from '#storybook/modes.mjs'

import { gallery as fullGallery } from './gallery.tsx'

/** The gallery of a part without words of its own, pictured in one mode: its length is its user's business. */
export function gallery(...args: Parameters<typeof fullGallery>) {
  const sheet = fullGallery(...args)
  return { ...sheet, parameters: { ...sheet.parameters, chromatic: { ...sheet.parameters.chromatic, modes: oneMode } } }
}
