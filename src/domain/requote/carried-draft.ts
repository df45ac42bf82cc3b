import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, ApplicationMember } from '#domain/application/application.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { formerIn } from '#domain/application/former-answers.ts'
import { unsigned } from '#domain/application/signature.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'

import type { RenewedUser } from './renewed-user.ts'

/** A draft under a new quote. */
export interface CarriedDraft {
  readonly draft: ApplicationDraft
  /** The position of each person of the new form among those of the form before; null for a new person. */
  readonly places: readonly (number | null)[]
}

/** Returns the position of each person of the new form among those of the old one. */
function placesInForm(before: VerifiedUser, { user, places }: RenewedUser): readonly (number | null)[] {
  const orderOf = ({ relatives }: VerifiedUser) => {
    const spouseAt = relatives.findIndex(({ isSpouse }) => isSpouse)
    const others = relatives.map((_, at) => at).filter((at) => at !== spouseAt)
    return spouseAt === -1 ? others : [spouseAt, ...others]
  }
  const old = orderOf(before)
  return [
    0,
    ...orderOf(user).map((at) => {
      const place = places[at] ?? null
      return place === null ? null : old.indexOf(place) + 1
    }),
  ]
}

/**
 * Returns a person of the new form with the answers typed for the same person before. Facts of the quote come from the
 * new quote.
 */
function memberUnder(form: ApplicationMember, typed: ApplicationMember | undefined): ApplicationMember {
  if (typed === undefined) return form
  const { id, role, quotedAge, isApplyingForCoverage, maritalStatus, kept } = form
  return { ...typed, id, role, quotedAge, isApplyingForCoverage, maritalStatus, kept }
}

function under(form: Application, typed: Application, places: readonly (number | null)[]): Application {
  const { state, county, zip } = form.address
  const members = form.members.map((member, at) => {
    const place = places[at] ?? null
    return memberUnder(member, place === null ? undefined : typed.members[place])
  })
  const [primary = form.members[0], ...others] = members
  return {
    ...typed,
    address: { ...typed.address, state, county, zip },
    members: [primary, ...others],
    signature: unsigned,
  }
}

/**
 * Moves the typed answers to a new quote (F-83). Each person keeps their own answers. If the ZIP code changed, the
 * address keeps its street, and the city is asked again. An earlier signature is removed.
 */
export function carriedDraft(before: VerifiedUser, renewed: RenewedUser, draft: ApplicationDraft): CarriedDraft {
  const form = applicationOf(renewed.user)
  const places = placesInForm(before, renewed)
  const { application, base, former, place, revision, lacksNumbers } = draft
  const carried = under(form, application, places)
  const hasMoved = application.address.zip !== form.address.zip
  return {
    draft: {
      application: hasMoved ? { ...carried, address: { ...carried.address, city: '' } } : carried,
      // The answers must be reviewed again before they are signed.
      place: place.step === 'consent' ? startOf('consent') : place,
      revision: revision + 1,
      base: under(form, base ?? applicationOf(before), places),
      ...(former && { former: formerIn(former, form, places, quoteFacts(renewed.user)) }),
      ...(lacksNumbers && { lacksNumbers }),
    },
    places,
  }
}
