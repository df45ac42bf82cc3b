import type { Application, ApplicationMember } from './application.ts'

/** The numbers by which others know a person: whoever has them can pass for that person. */
export const identityNumbers = ['ssn', 'alienNumber', 'cardNumber', 'i94Number'] as const
/** One of them. */
export type IdentityNumber = (typeof identityNumbers)[number]

/** What a kept user must not hold: the numbers, and the signature. */
const identityKeys: ReadonlySet<string> = new Set([...identityNumbers, 'signature'])

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

/**
 * A member with the identity numbers that another form has of the same person. The numbers of papers belong to a legal status:
 * under another one they are empty, and asked again.
 */
export function withNumbersOf(
  member: ApplicationMember,
  { legalStatus, ...source }: ApplicationMember,
): ApplicationMember {
  const has = member.legalStatus === legalStatus
  return {
    ...member,
    ssn: source.ssn,
    alienNumber: has ? source.alienNumber : '',
    cardNumber: has ? source.cardNumber : '',
    i94Number: has ? source.i94Number : '',
  }
}

/** A form with the identity numbers that another form has of the same people. */
export function withNumbersOfForm(application: Application, source: Application): Application {
  const numbered = (member: ApplicationMember) => {
    const known = source.members.find(({ id }) => id === member.id)
    return known ? withNumbersOf(member, known) : member
  }
  const [primary, ...others] = application.members
  return { ...application, members: [numbered(primary), ...others.map(numbered)] }
}

/** A number without the marks that people write into it. */
const bare = (text: string | undefined) => (text ?? '').replaceAll(/[\s-]/g, '')

/** Whether a form has identity numbers that the service does not have: no save has brought them there yet. */
export function hasUnsavedNumbers(application: Application, saved: Application | undefined): boolean {
  return application.members.some((member) => {
    const known = saved?.members.find(({ id }) => id === member.id)
    return identityNumbers.some((name) => bare(member[name]) !== '' && bare(member[name]) !== bare(known?.[name]))
  })
}
