import { startZipLookup } from '#api/early-fetches.ts'
import { isZip, zipLength } from '#domain/geo/location-outcome.ts'
import type { Early } from '#lib/early-record.ts'
import { keepDigits } from '#lib/keep-digits.ts'

/** Returns the ZIP field of the first question by its form. The names are those of `ZipField`. */
function zipFieldOf(form: HTMLFormElement | null | undefined): HTMLInputElement | null {
  const field = form?.elements.namedItem('zip')
  return field instanceof HTMLInputElement ? field : null
}

/** Limits the field to five digits, as the hydrated site does. With five digits, Verify can be pressed. */
export function typeZip(early: Early, { target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target !== zipFieldOf(target.form)) return
  const typed = target.value
  const kept = keepDigits(target, zipLength)
  early.zipTyped = kept === typed.trim() ? '' : typed
  const verify = target.form?.elements.namedItem('verify')
  if (verify instanceof HTMLElement) verify.setAttribute('aria-disabled', String(!isZip(kept)))
  // Typing undoes a verification.
  if (early.press && target.form?.contains(early.press.element)) early.press = null
  early.call?.cancel()
  early.call = null
}

/**
 * Starts the call that a press of Verify or Next makes for five digits. The site takes over its answer. The demo
 * makes no call here, because its mocks aren't running yet.
 */
export function askZip(early: Early, form: HTMLFormElement | null): void {
  const zip = zipFieldOf(form)?.value ?? ''
  if (!__DEMO__ && isZip(zip)) early.call ??= startZipLookup(zip)
}
