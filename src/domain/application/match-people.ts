import { isOwnId } from '#domain/account/read-profile.ts'

import type { ApplicationMember, MemberRole } from './application.ts'

/** The facts in a stored draft that identify a person. */
export interface KeptPerson {
  readonly id: string
  readonly role?: MemberRole | '' | undefined
  readonly quotedAge?: number | null | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly dateOfBirth?: string | undefined
}

const marks = ['firstName', 'lastName', 'dateOfBirth'] as const
const said = (text: string | undefined) => (text ?? '').trim()

/** Whether all facts known on both sides agree. */
function fits(member: ApplicationMember, kept: KeptPerson): boolean {
  return (
    (kept.role ?? member.role) === member.role &&
    (kept.quotedAge === undefined || kept.quotedAge === member.quotedAge) &&
    marks.every((mark) => said(kept[mark]) === '' || member[mark] === '' || said(kept[mark]) === said(member[mark]))
  )
}

/** Whether the service's facts of the person are the same as when the draft was stored. */
function isSamePerson(member: ApplicationMember, base: KeptPerson): boolean {
  return fits(member, base) && marks.every((mark) => said(base[mark]) === said(member[mark]))
}

/**
 * Returns the position of each person of the form in a stored draft, -1 for none. An id from the service decides.
 * Without an id, positions are not used, because the service may reorder its list. The match is then the person with
 * the same facts from the service, or the only one who fits the quote and the typed answers. An uncertain match counts
 * as none, so no answers get attached to another person. `leftOut` names the people without a match.
 */
export function placesOf(
  members: readonly ApplicationMember[],
  kept: readonly KeptPerson[],
  base: readonly KeptPerson[],
): readonly number[] {
  const baseOf = (person: KeptPerson) => base.find(({ id }) => id === person.id) ?? person
  const places = members.map(({ id }) => (isOwnId(id) ? kept.findIndex((person) => person.id === id) : -1))
  const free = () => kept.map((_, at) => at).filter((at) => !places.includes(at) && !isOwnId(kept[at]?.id ?? 'x'))
  const settle = (isTheirs: (member: ApplicationMember, person: KeptPerson) => boolean, isUnique: boolean) => {
    members.forEach((member, place) => {
      if (places[place] !== -1 || isOwnId(member.id)) return
      const fitting = free().filter((at) => isTheirs(member, kept[at] ?? { id: '' }))
      const rivals = members.filter(
        (other, at) =>
          places[at] === -1 && !isOwnId(other.id) && fitting.some((one) => isTheirs(other, kept[one] ?? { id: '' })),
      )
      const own = fitting.find((at) => kept[at]?.id === member.id)
      if (!isUnique || (fitting.length === 1 && rivals.length === 1)) places[place] = own ?? fitting[0] ?? -1
    })
  }
  // People with identical facts from the service are interchangeable, so their order doesn't matter.
  settle((member, person) => isSamePerson(member, baseOf(person)), false)
  settle(fits, true)
  return places
}

/**
 * Returns the first names of the people in a stored draft who have typed answers but no match in the form; empty for
 * those without a name.
 */
export function leftOut(
  kept: readonly KeptPerson[],
  base: readonly KeptPerson[],
  places: readonly number[],
): readonly string[] {
  const isTyped = (person: KeptPerson) =>
    JSON.stringify(person) !== JSON.stringify(base.find(({ id }) => id === person.id))
  return kept.filter((person, at) => !places.includes(at) && isTyped(person)).map(({ firstName }) => said(firstName))
}
