import type { PlanYear } from '#domain/years/plan-years.ts'
import type { Role } from '#domain/household/member.ts'

import { type IncomeSource, type LegalStatus, otherIncomeSources, type PaperStatus } from './answer-choices.ts'
import type { PersonAnswers } from './person-answers.ts'
import type { KeptField } from './answer-groups.ts'

/** A person's role in the household (F-6). */
export type MemberRole = Role

/** A postal address as typed; texts are empty until answered. */
export interface PostalAddress {
  readonly street: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly county: string
  readonly zip: string
}

/** The home address, the only one with an apartment line (F-7). */
export interface HomeAddress extends PostalAddress {
  readonly apartment: string
}

/** One person of the application. */
export interface ApplicationMember extends PersonAnswers {
  readonly id: string
  readonly role: MemberRole
  /**
   * Answers of the service that this form can't show, such as a masked number. They are empty here and stay unchanged
   * until the applicant enters new ones.
   */
  readonly kept: readonly KeptField[]
  /** The applicant has changed the last name, so its starting value no longer shows (F-29). */
  readonly isLastNameTyped?: boolean | undefined
  /** The status was filled in by another person's checkbox, which can undo it (F-31). */
  readonly isCitizenByTick?: boolean | undefined
}

/** Whether the service holds an answer that this form can't show and the applicant hasn't replaced it. */
export function isKept(member: ApplicationMember, field: KeptField): boolean {
  return member.kept.includes(field) && member[field].length === 0
}

/** One sample of the pen: position in pixels, time in milliseconds, and pressure. */
export interface PenSample {
  readonly x: number
  readonly y: number
  readonly time: number
  readonly pressure: number
}

/** A drawing as strokes in the pixels of a pad of this width, so it can be redrawn at any size. */
export interface SignatureDrawing {
  readonly width: number
  readonly strokes: readonly (readonly PenSample[])[]
}

/** An unfinished signature, drawn or typed, with the data to redraw it (F-50, F-51). */
export interface ApplicationSignature {
  readonly method: 'drawn' | 'typed'
  /** A PNG as a data URL, black on white in any color scheme; empty while unsigned. */
  readonly dataUrl: string
  /** Null until something is drawn, and for a picture whose strokes weren't kept. */
  readonly drawing: SignatureDrawing | null
  readonly typedName: string
  /** The typed name is meant as a signature. */
  readonly isIntended: boolean
}

/** Everything typed into the application form, raw (F-7). */
export interface Application {
  readonly phone: string
  readonly email: string
  /** Id of the chosen way of contact; empty until answered. */
  readonly communicationPreference: string
  readonly address: HomeAddress
  readonly isMailingSameAsHome: boolean
  /** Kept as typed while mail goes to the home address. */
  readonly mailingAddress: PostalAddress
  /** The primary first, then the spouse, then the dependents. */
  readonly members: readonly [ApplicationMember, ...ApplicationMember[]]
  readonly signature: ApplicationSignature
}

/** Facts of the quote that the application must agree with and the applicant can't change here (F-13). */
export interface QuoteFacts {
  /** Empty where unknown. */
  readonly zip: string
  /** Empty where unknown. */
  readonly state: string
  /** Empty where unknown. */
  readonly county: string
  /** The quoted household income; null means no limit (F-43). */
  readonly incomeLimitCents: number | null
  /** The year of the quoted plan; null where this device does not have it. */
  readonly planYear: PlanYear | null
}

/** Returns the sources of income that count: those revealed by `other` only while it is chosen (F-41). */
export function countedSources({ incomeSources }: ApplicationMember): readonly IncomeSource[] {
  const isOtherChosen = incomeSources.includes('other')
  return incomeSources.filter((source) => isOtherChosen || !isAmong(otherIncomeSources, source))
}

/**
 * Whether the form asks for the occupation: when work or `other` is among the sources, or the service has sources that the
 * form can't show, beside which it may have an occupation (F-42).
 */
export function asksOccupation(member: ApplicationMember): boolean {
  const { incomeSources } = member
  if (isKept(member, 'incomeSources')) return true
  return (['employed', 'selfEmployed', 'other'] as const).some((source) => incomeSources.includes(source))
}

/** Whether a legal status needs documents: all but citizens (F-25). */
export function needsDocuments(status: LegalStatus | ''): status is PaperStatus {
  return status !== '' && status !== 'citizen'
}

/** Returns the application with one person changed; the others stay the same objects. */
export function withMember(
  application: Application,
  index: number,
  change: Partial<Omit<ApplicationMember, 'id' | 'role'>>,
): Application {
  const [primary, ...others] = application.members.map((member, at) =>
    at === index ? { ...member, ...change } : member,
  )
  return primary === undefined ? application : { ...application, members: [primary, ...others] }
}

function isAmong<Value>(list: readonly Value[], value: unknown): value is Value {
  return list.includes(value as Value)
}
