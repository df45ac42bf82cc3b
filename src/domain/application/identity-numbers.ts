/** What identifies a person to others, wherever it stands in a form, a draft or a profile: numbers of papers and the signature. */
const identityKeys: ReadonlySet<string> = new Set(['ssn', 'alienNumber', 'cardNumber', 'i94Number', 'signature'])

/** A value (anything JSON can hold) without identity numbers and signature: they are left out, not emptied. */
export function withoutIdentityNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIdentityNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      identityKeys.has(key) ? [] : [[key, withoutIdentityNumbers(part)]],
    ),
  )
}
