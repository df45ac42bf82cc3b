import { isOwnId } from '#domain/account/read-profile.ts'

import type { ApplicationMember, MemberRole } from './application.ts'

/** The facts in a kept draft that identify a person. */
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

/** Whether the facts that both have of a person agree. */
function fits(member: ApplicationMember, kept: KeptPerson): boolean {
  return (
    (kept.role ?? member.role) === member.role &&
    (kept.quotedAge === undefined || kept.quotedAge === member.quotedAge) &&
    marks.every((mark) => said(kept[mark]) === '' || member[mark] === '' || said(kept[mark]) === said(member[mark]))
  )
}

/** Whether the service's facts of the person were the same when the draft was kept. */
function isSamePerson(member: ApplicationMember, base: KeptPerson): boolean {
  return fits(member, base) && marks.every((mark) => said(base[mark]) === said(member[mark]))
}

/**
 * Returns the position of each person of the form in a kept draft, -1 for none. An id from the service decides. Without
 * one the position in its list means nothing, since the service may reorder the list. The match is then the person of
 * whom the service's facts are the same, or the only one who fits quote and typed answers. A person without a certain
 * match gets none, so no answers end up with another person. `leftOut` names them.
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
 * Returns the first names of the people in a kept draft who have typed answers but no match in the form; empty for
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
