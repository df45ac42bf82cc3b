import { ssnMask } from '#lib/masks.ts'

import { SecretField, type SecretFieldProps } from './secret-field.tsx'

export type SsnFieldProps = Omit<SecretFieldProps, 'mask' | 'length' | 'inputMode' | 'kind'>

/** A Social Security number, `•••-••-6789` until it is revealed. `value` is the text with dashes. */
export function SsnField(props: SsnFieldProps) {
  return <SecretField {...props} mask={ssnMask} length={11} inputMode="numeric" />
}
