import { userAfterSave } from '#domain/account/read-profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'

import type { Application, ApplicationMember } from './application.ts'
import { applicationOf } from './application-of.ts'
import { type IdentityNumber, identityNumbers } from './answer-groups.ts'

/** One person of sent answers. A number is missing if it was sent and the device does not store it. */
export type SentMember = Omit<ApplicationMember, IdentityNumber> & Partial<Pick<ApplicationMember, IdentityNumber>>

/**
 * Answers that this form has sent, in the form in which the profile will return them. Until the response arrives, or if
 * it is lost, it is unknown whether the service has them (F-88).
 */
export interface SentAnswers extends Omit<Application, 'members' | 'signature'> {
  readonly members: readonly SentMember[]
}

/** Sent answers as stored on the device. Of identity numbers it stores only which ones were empty. */
export type StoredSentAnswers = Omit<SentAnswers, 'members'> & {
  readonly members: readonly (Omit<SentMember, IdentityNumber> & Partial<Record<IdentityNumber, ''>>)[]
}

/** The most unanswered bodies that are remembered; older ones are dropped. */
const mostSent = 4

/** Returns the answers of a body, merged into those that the service is known to have. */
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

/** Returns the answers of a draft in the form of sent answers, without identity numbers. */
export function sentOfDraft(application: Application): SentAnswers {
  const { signature: _, members, ...common } = application
  return { ...common, members: members.map((member) => withNumbersIn(member, () => false)) }
}

const isNumber = (name: string): name is IdentityNumber => (identityNumbers as readonly string[]).includes(name)

/** Returns a person with only the identity numbers that a predicate accepts. */
function withNumbersIn<Member extends SentMember>(member: Member, keeps: (number: unknown) => boolean) {
  const kept = Object.entries(member).filter(([name, value]) => !isNumber(name) || keeps(value))
  return Object.fromEntries(kept) as Omit<Member, IdentityNumber> & Partial<Record<IdentityNumber, ''>>
}

/** Returns a person with their identity numbers from sent answers. */
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
