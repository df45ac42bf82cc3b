import type { Role } from '#domain/household/member.ts'

/** Place of a person in the household (F-6). */
export type MemberRole = Role

/** Masculino and Femenino at the edge (F-61). */
export const genders = ['female', 'male'] as const
/** One of the two genders that the form knows. */
export type Gender = (typeof genders)[number]

/** Soltero/a and Casado/a at the edge (F-61). */
export type MaritalStatus = 'single' | 'married'

/** Ciudadano, Residente, Permiso de trabajo and I-94 (F-24). */
export const legalStatuses = ['citizen', 'resident', 'workPermit', 'i94'] as const
/** A person's standing in the country. */
export type LegalStatus = (typeof legalStatuses)[number]

/** The sources of income listed at once; `other` reveals `otherIncomeSources` (F-41). */
export const mainIncomeSources = ['employed', 'selfEmployed', 'unemployment', 'other'] as const
/** The further sources, which count only while `other` is chosen (F-41). */
export const otherIncomeSources = ['investment', 'retirement', 'socialSecurity', 'ssdi', 'rentals'] as const
/** Where income comes from: the nine values of F-41. */
export type IncomeSource = (typeof mainIncomeSources)[number] | (typeof otherIncomeSources)[number]

/** A dependent's relation to the primary applicant, in the order of the form (F-28). */
export const relationships = ['son', 'daughter', 'father', 'mother', 'fatherInLaw', 'motherInLaw'] as const
/** Hijo, Hija, Padre, Madre, Suegro or Suegra. */
export type Relationship = (typeof relationships)[number]

/** A postal address as typed; texts are empty while unanswered. */
export interface PostalAddress {
  readonly street: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly county: string
  readonly zip: string
}

/** The home, which alone has an apartment line (F-7). */
export interface HomeAddress extends PostalAddress {
  readonly apartment: string
}

/** One person of the application, as typed; texts and choices are empty while unanswered (F-7). */
export interface ApplicationMember {
  readonly id: string
  readonly role: MemberRole
  readonly firstName: string
  readonly lastName: string
  /** MM/DD/YYYY. */
  readonly dateOfBirth: string
  /** The age that the quote was made with; null for a person whose age was not asked. */
  readonly quotedAge: number | null
  readonly gender: Gender | ''
  readonly maritalStatus: MaritalStatus | ''
  readonly isApplyingForCoverage: boolean
  readonly ssn: string
  readonly legalStatus: LegalStatus | ''
  readonly alienNumber: string
  readonly cardNumber: string
  readonly categoryCode: string
  readonly i94Number: string
  /** MM/DD/YYYY. */
  readonly expirationDate: string
  /** Dollars a year. */
  readonly annualIncome: string
  /** As checked; `countedSources` says which of them count. */
  readonly incomeSources: readonly IncomeSource[]
  readonly occupation: string
  /** Dependents only. */
  readonly relationship: Relationship | ''
  /**
   * Answers that the service holds and this form cannot show, such as a masked number: empty here, they stand as they are
   * until the person gives another.
   */
  readonly kept: readonly KeptField[]
}

/** Answers of a person that the service may hold in a form that cannot be shown. */
export const keptFields = [
  'dateOfBirth',
  'gender',
  'ssn',
  'legalStatus',
  'alienNumber',
  'cardNumber',
  'i94Number',
  'categoryCode',
  'expirationDate',
  'incomeSources',
  'relationship',
] as const
/** One of them. */
export type KeptField = (typeof keptFields)[number]

/** Whether the service holds an answer that this form cannot show, and the person has given no other. */
export function isKept(member: ApplicationMember, field: KeptField): boolean {
  return member.kept.includes(field) && member[field].length === 0
}

/** One sample of the pen: where in pixels, when in milliseconds, how hard. */
export interface PenSample {
  readonly x: number
  readonly y: number
  readonly time: number
  readonly pressure: number
}

/** What was drawn, as strokes in the pixels of a pad of this width, so that it can be drawn again at any size. */
export interface SignatureDrawing {
  readonly width: number
  readonly strokes: readonly (readonly PenSample[])[]
}

/** A signature in the making, drawn or typed, with what is needed to draw it again (F-50, F-51). */
export interface ApplicationSignature {
  readonly method: 'drawn' | 'typed'
  /** A PNG as a data URL, black on white whatever the screen's colours; empty while unsigned. */
  readonly dataUrl: string
  /** Null while nothing is drawn, and for a picture of which no strokes were kept. */
  readonly drawing: SignatureDrawing | null
  readonly typedName: string
  /** The typed name is meant as a signature. */
  readonly isIntended: boolean
}

/** Everything typed into the application form, raw (F-7). */
export interface Application {
  readonly phone: string
  readonly email: string
  /** Id of the chosen way to be reached; empty while unanswered. */
  readonly communicationPreference: string
  readonly address: HomeAddress
  readonly isMailingSameAsHome: boolean
  /** Stays as typed while mail goes to the home. */
  readonly mailingAddress: PostalAddress
  /** The primary first, then the spouse, then the dependents. */
  readonly members: readonly [ApplicationMember, ...ApplicationMember[]]
  readonly signature: ApplicationSignature
}

/** What the application has to agree with: facts of the quote that the person cannot change here (F-13). */
export interface QuoteFacts {
  /** Empty where unknown. */
  readonly zip: string
  /** Empty where unknown. */
  readonly state: string
  /** Empty where unknown. */
  readonly county: string
  /** The quoted household income; null means no limit (F-43). */
  readonly incomeLimitCents: number | null
}

/** Longest text of each field, in characters (F-8). Those that the rule leaves open keep a paste from swelling the draft. */
export const fieldCaps = {
  alienNumber: 9,
  cardNumber: 13,
  categoryCode: 3,
  i94Number: 11,
  expirationDate: 10,
  dateOfBirth: 10,
  ssn: 11,
  phone: 14,
  zip: 5,
  email: 254,
  name: 60,
  street: 120,
  apartment: 30,
  city: 60,
  county: 60,
  occupation: 80,
  annualIncome: 14,
} as const

/** The sources of income that count: those revealed by `other` only while it is chosen (F-41). */
export function countedSources({ incomeSources }: ApplicationMember): readonly IncomeSource[] {
  const isOtherChosen = incomeSources.includes('other')
  return incomeSources.filter((source) => isOtherChosen || !isAmong(otherIncomeSources, source))
}

/** Whether the occupation is asked: with work or `other` among the sources (F-42). */
export function asksOccupation({ incomeSources }: ApplicationMember): boolean {
  return (['employed', 'selfEmployed', 'other'] as const).some((source) => incomeSources.includes(source))
}

/** Whether the papers of a legal status are asked: of all but citizens (F-25). */
export function needsDocuments(status: LegalStatus | ''): status is Exclude<LegalStatus, 'citizen'> {
  return status !== '' && status !== 'citizen'
}

/** The application with one person changed; the others stay the same objects. */
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
