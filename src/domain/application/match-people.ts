import { isOwnId } from '#domain/account/read-profile.ts'

import type { ApplicationMember, MemberRole } from './application.ts'

/** A person of a kept draft, as far as it says who they are. */
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

/** Whether nothing that both say of a person differs. */
function fits(member: ApplicationMember, kept: KeptPerson): boolean {
  return (
    (kept.role ?? member.role) === member.role &&
    (kept.quotedAge === undefined || kept.quotedAge === member.quotedAge) &&
    marks.every((mark) => said(kept[mark]) === '' || member[mark] === '' || said(kept[mark]) === said(member[mark]))
  )
}

/** Whether the service told the same of the person when the draft was kept. */
function isSamePerson(member: ApplicationMember, base: KeptPerson): boolean {
  return fits(member, base) && marks.every((mark) => said(base[mark]) === said(member[mark]))
}

/**
 * Where each person of the form stands in a kept draft, -1 for nowhere. An id of the service's own decides. Without one the
 * place in its list says nothing, which the service may order anew: then the person is the one of whom it told the same,
 * or the only one whom quote and typed answers fit; whoever fits nobody for certain is left out, so that nothing is laid
 * on another person. `leftOut` tells who they are.
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
  // People of whom the service tells the very same are one another's equals: any order of them says the same.
  settle((member, person) => isSamePerson(member, baseOf(person)), false)
  settle(fits, true)
  return places
}

/**
 * The people of a kept draft who stand nowhere in the form although something was typed for them, by their first names; empty
 * for who has none.
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
