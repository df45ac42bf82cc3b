import type { ApplicationSignature } from './application.ts'

/** An empty signature. */
export const unsigned: ApplicationSignature = {
  method: 'drawn',
  dataUrl: '',
  drawing: null,
  typedName: '',
  isIntended: false,
}

const prefix = 'data:image/png;base64,'
/** The first characters of a PNG in base64. */
const png = /^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/

/** Longest signature kept, in characters; a canvas as wide as a screen at four pixels a dot is far smaller. */
export const signatureCap = 2_000_000

/** Returns a signature without the prefix of its data URL, as sent (F-60); null when it isn't a PNG. */
export function signatureBase64(dataUrl: string): string | null {
  if (!dataUrl.startsWith(prefix) || dataUrl.length > signatureCap) return null
  const base64 = dataUrl.slice(prefix.length)
  return png.test(base64) ? base64 : null
}

/** Whether a text is a PNG as a data URL, which a submit requires (F-50). */
export function isSignature(dataUrl: string): boolean {
  return signatureBase64(dataUrl) !== null
}
