/** Returns notes with a path before each: `beneath('members[]', { dob: '…' })` has `members[].dob`. */
export function beneath(path: string, notes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(notes).map(([field, note]) => [`${path}.${field}`, note]))
}
