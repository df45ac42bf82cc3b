import { saysNothing } from '#domain/account/saved-answers.ts'
import {
  askOf,
  type PersonAnswerName,
  personAnswerNames,
  personAnswers,
  type SavedAnswerName,
  type SavedPerson,
} from '#domain/application/person-answers.ts'
import { type ApplicationMember, asksOccupation, countedSources, isKept } from '#domain/application/application.ts'
import { employmentStatusCode, incomeCents } from '#domain/application/income.ts'
import { alienNumberOf, i94NumberOf } from '#domain/application/paper-numbers.ts'

import { personWire } from './person-wire.ts'
import { legalStatusCodes, relationCodeOf } from './save-codes.ts'
import { answersOver, exactDigits, filled, wholeDay } from './sent-values.ts'

/** One person in a save (F-61). */
export interface BodyMember extends SavedPerson {
  readonly id: string
  readonly role: ApplicationMember['role']
  readonly i94Number?: string | undefined
}

/** A person of the form, the service's answers of that person, and the form opened from them. */
export interface MemberToSend {
  readonly member: ApplicationMember
  readonly saved: SavedPerson
  /** Null if the service has nothing of the person. Every answer of the form then counts as entered. */
  readonly base: ApplicationMember | null
  /** Whether the form is signed. If so, shown answers are also sent when the service has none. */
  readonly isSigned: boolean
}

type Entered = Partial<Record<SavedAnswerName, string | number | boolean | null | undefined>>

/**
 * The document fields of a legal status. A new status empties those of the old one. Under the same status, unchanged
 * answers stay.
 */
function papers({ member, base }: MemberToSend): Entered {
  const { legalStatus: status } = member
  const isNewStatus = status !== (base?.legalStatus ?? '')
  if (status === '') return {}
  const paper = (isAsked: boolean, value: string | undefined, before: string | undefined, now: string) => {
    if (isNewStatus) return (isAsked ? value : undefined) ?? ''
    return isAsked && now !== (before ?? '') ? value : undefined
  }
  const hasCard = status === 'resident' || status === 'workPermit'
  const isI94 = status === 'i94'
  return {
    ...(isNewStatus && { legalStatus: legalStatusCodes[status] }),
    // A masked number that both documents share is the service's own, and stays.
    alienNumber:
      hasCard && isKept(member, 'alienNumber')
        ? undefined
        : paper(hasCard, alienNumberOf(member.alienNumber) ?? undefined, base?.alienNumber, member.alienNumber),
    cardNumber: isI94
      ? paper(true, i94NumberOf(member.i94Number) ?? undefined, base?.i94Number, member.i94Number)
      : paper(hasCard, filled(member.cardNumber), base?.cardNumber, member.cardNumber),
    categoryCode: paper(status === 'workPermit', filled(member.categoryCode), base?.categoryCode, member.categoryCode),
    // An I-94 without an end date has no day, whatever stood there (F-107).
    expirationDate:
      isI94 && askOf('expirationDate', member) === 'no'
        ? ''
        : paper(hasCard || isI94, wholeDay(member.expirationDate), base?.expirationDate, member.expirationDate),
  }
}

/**
 * The empty number of a person who is not asked for one: a child without one (F-101), or a person who does not apply
 * (F-61).
 */
const noNumber = { ssn: '' } as const

/** Social Security number and document fields of an applying person. */
function identity(sent: MemberToSend): Entered {
  const { member, base } = sent
  if (!member.isApplyingForCoverage) return {}
  if (askOf('ssn', member) === 'no') return papers(sent)
  const ssn = exactDigits(member.ssn, 9)
  return { ...(ssn !== exactDigits(base?.ssn ?? '', 9) && { ssn }), ...papers(sent) }
}

/**
 * Income and the answers derived from its sources. A status that does not imply sources is unchanged until one is
 * chosen.
 */
function earnings({ member, base, saved }: MemberToSend): Entered {
  const cents = incomeCents(member)
  const sourcesOf = (one: ApplicationMember) => countedSources(one).toSorted().join()
  const areNewSources = sourcesOf(member) !== (base === null ? '' : sourcesOf(base))
  const saysNoSource = member.role !== 'dependent' && cents !== null && saysNothing(saved.employmentStatus)
  const isNewOccupation = asksOccupation(member) && member.occupation.trim() !== (base?.occupation.trim() ?? '')
  return {
    ...(cents !== null && cents !== (base && incomeCents(base)) && { annualIncome: cents / 100 }),
    ...((areNewSources || saysNoSource) && { employmentStatus: employmentStatusCode(member) }),
    ...(isNewOccupation && { occupation: member.occupation.trim() }),
    ...(areNewSources && !asksOccupation(member) && { occupation: '' }),
  }
}

/** Whether an answer that the applicant may leave out is empty. A fact of the quote is never left out. */
function isLeftOut(name: PersonAnswerName, member: ApplicationMember): boolean {
  const answer = member[name]
  const isTyped = personAnswers[name].draft.kind !== 'quoted'
  return isTyped && askOf(name, member) === 'optional' && typeof answer === 'string' && answer.trim() === ''
}

/** The answers of the form that are written one by one. One that is left out is empty. */
function shown(member: ApplicationMember): Entered {
  return Object.fromEntries(
    personAnswerNames.flatMap((name) => {
      const { saved } = personAnswers[name]
      const { write } = personWire[saved]
      return typeof write === 'function' ? [[saved, write(member) ?? (isLeftOut(name, member) ? '' : undefined)]] : []
    }),
  )
}

/** Returns one person of a save: the service's answers with the applicant's changes. */
export function bodyMember(sent: MemberToSend): BodyMember {
  const { member, saved, base, isSigned } = sent
  const { id, role } = member
  const now = shown(member)
  const before = base === null ? {} : shown(base)
  const changed = Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as SavedAnswerName]),
  ) as Entered
  const details = { ...changed, ...identity(sent), ...earnings(sent) }
  const isTouched = isSigned || Object.keys(changed).length > 0
  const entered: Entered = {
    ...(base === null && { isApplyingForCoverage: member.isApplyingForCoverage }),
    ...(base === null && member.quotedAge !== null && { quotedAge: member.quotedAge }),
    ...(isSigned && Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(saved, name)))),
    // Facts settled by the quote are sent with the person's own answers.
    ...(isTouched && { maritalStatus: now.maritalStatus }),
    ...details,
  }
  const i94Number =
    member.isApplyingForCoverage && member.legalStatus === 'i94'
      ? (i94NumberOf(member.i94Number) ?? undefined)
      : undefined
  const { relationID, ...answers } = answersOver(personWire, saved, entered)
  // A relation that the service has is not that of another relative, so it is not sent for one without a code (F-98).
  const hasRelation =
    role === 'dependent' && (member.relationship === '' || relationCodeOf(member.relationship) !== undefined)
  return {
    id,
    role,
    ...answers,
    ...(askOf('ssn', member) === 'no' && noNumber),
    ...(!member.isApplyingForCoverage && { legalStatus: null }),
    ...(i94Number !== undefined && { i94Number }),
    ...(hasRelation && relationID !== undefined && { relationID }),
  }
}
