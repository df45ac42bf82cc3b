import { userAfterSave } from '#domain/account/read-profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'

import type { Application, ApplicationMember } from './application.ts'
import { applicationOf } from './application-of.ts'
import { type IdentityNumber, identityNumbers } from './answer-groups.ts'

/** One person of sent answers. A number that was sent and that the device does not keep is missing. */
export type SentMember = Omit<ApplicationMember, IdentityNumber> & Partial<Pick<ApplicationMember, IdentityNumber>>

/**
 * Answers that this form has sent, as the profile gives them back once they have arrived. Whether they have is not
 * known while their answer is under way or lost (F-88).
 */
export interface SentAnswers extends Omit<Application, 'members' | 'signature'> {
  readonly members: readonly SentMember[]
}

/** Sent answers as stored on the device: of the identity numbers it keeps only which ones were empty. */
export type StoredSentAnswers = Omit<SentAnswers, 'members'> & {
  readonly members: readonly (Omit<SentMember, IdentityNumber> & Partial<Record<IdentityNumber, ''>>)[]
}

/** The most bodies without an answer that are remembered: the newest ones. */
const mostSent = 4

/** Returns the answers of a body over those that the service is known to have. */
export function sentAnswers(known: VerifiedUser, body: Parameters<typeof userAfterSave>[1]): SentAnswers {
  const { signature: _, ...answers } = applicationOf(userAfterSave(known, body))
  return answers
}

/** Returns the remembered answers with those that are being sent now. */
export function withSent(before: readonly SentAnswers[], answers: SentAnswers): readonly SentAnswers[] {
  const text = JSON.stringify(answers)
  return [...before.filter((one) => JSON.stringify(one) !== text), answers].slice(-mostSent)
}

/** Returns the part of sent answers that is stored on the device. */
export function storedSent({ members, ...common }: SentAnswers): StoredSentAnswers {
  return { ...common, members: members.map((member) => withNumbersIn(member, (number) => number === '')) }
}

/** Returns answers of a draft like sent ones, without their identity numbers. */
export function sentOfDraft(application: Application): SentAnswers {
  const { signature: _, members, ...common } = application
  return { ...common, members: members.map((member) => withNumbersIn(member, () => false)) }
}

const isNumber = (name: string): name is IdentityNumber => (identityNumbers as readonly string[]).includes(name)

/** Returns a person with those identity numbers alone that a rule keeps. */
function withNumbersIn<Member extends SentMember>(member: Member, keeps: (number: unknown) => boolean) {
  const kept = Object.entries(member).filter(([name, value]) => !isNumber(name) || keeps(value))
  return Object.fromEntries(kept) as Omit<Member, IdentityNumber> & Partial<Record<IdentityNumber, ''>>
}

/** Returns a person with the identity numbers that sent answers have of them. */
export function withNumbersSent(
  member: ApplicationMember,
  sent: Partial<Record<IdentityNumber, string | undefined>>,
): SentMember {
  const entries = Object.entries(member).flatMap(([name, value]) => {
    if (!isNumber(name)) return [[name, value]]
    return sent[name] === undefined ? [] : [[name, sent[name]]]
  })
  return Object.fromEntries(entries) as SentMember
}
