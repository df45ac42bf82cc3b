import type { Application, ApplicationMember } from './application.ts'
import { askOf, personAnswers } from './person-answers.ts'
import { type IdentityNumber, identityNumbers } from './answer-groups.ts'
import { comparedNumber } from './paper-numbers.ts'

/** Keys that a stored user must not contain: the numbers and the signature. */
const identityKeys: ReadonlySet<string> = new Set([...identityNumbers, 'signature'])

/** Returns a JSON value without identity numbers and signature. The keys are removed, not emptied. */
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
 * Returns a member with the identity numbers of the same person in another form. Document numbers belong to a legal
 * status, so under another status they are empty and asked again.
 */
export function withNumbersOf(
  member: ApplicationMember,
  { legalStatus, ...source }: ApplicationMember,
): ApplicationMember {
  const isSameStatus = member.legalStatus === legalStatus
  const numbers = identityNumbers.map((name) => {
    const isOfStatus = personAnswers[name].mergedWith === 'legalStatus'
    return [name, isOfStatus && !isSameStatus ? '' : source[name]]
  })
  return { ...member, ...(Object.fromEntries(numbers) as Pick<ApplicationMember, IdentityNumber>) }
}

/** Returns a form with the identity numbers of the same people in another form. */
export function withNumbersOfForm(application: Application, source: Application): Application {
  const numbered = (member: ApplicationMember) => {
    const known = source.members.find(({ id }) => id === member.id)
    return known ? withNumbersOf(member, known) : member
  }
  const [primary, ...others] = application.members
  return { ...application, members: [numbered(primary), ...others.map(numbered)] }
}

/** Whether a form has identity numbers that no save has sent to the service yet, among those that it asks for. */
export function hasUnsavedNumbers(application: Application, saved: Application | undefined): boolean {
  return application.members.some((member) => {
    const known = saved?.members.find(({ id }) => id === member.id)
    const asked = identityNumbers.filter((name) => askOf(name, member) !== 'no')
    return asked.some((name) => {
      const typed = comparedNumber(name, member[name])
      return typed !== '' && typed !== comparedNumber(name, known?.[name] ?? '')
    })
  })
}
