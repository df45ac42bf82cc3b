import * as z from 'zod/mini'

import { readCode, readDigits, readNumber } from '#domain/account/saved-answers.ts'
import type { ApplicationMember } from '#domain/application/application.ts'
import { genderOfCode } from '#domain/application/codes.ts'
import type { SavedAnswerName } from '#domain/application/person-answers.ts'

import { genderWords, maritalStatusWords, relationCodeOf } from './save-codes.ts'
import { asText, filled, sameCode, wholeDay, yesOrNo } from './sent-values.ts'
import { savedCode, savedText, wireDay, wireDigits } from './wire-values.ts'

/** An answer in a save; undefined where the form has none. */
type Written = string | number | undefined

/** The table's row of an answer on the wire. */
interface WireRow {
  /** The name and the shape in a profile; null for an answer that no profile has. */
  readonly profile: readonly [name: string, shape: typeof savedText | typeof savedCode] | null
  /** The shape in a save (F-61). */
  readonly save: z.ZodMiniType
  /**
   * Writes the answer of the form. Without it, an optional answer that is left out is written empty. A name is the rule
   * of `application-request-member.ts` that writes the answer together with others. A quoted fact comes from the
   * service.
   */
  readonly write: ((member: ApplicationMember) => Written) | 'identity' | 'earnings' | 'quoted'
  /** Converts the service's value to the format of a save; null sends it back as received. */
  readonly resend: (value: unknown) => unknown
}

const wireText = z.optional(z.string())

/**
 * A person's answers on the wire, by their names in a save and in the order of a save. Their values in the form are in
 * `domain/application/person-answers.ts`.
 */
export const personWire = {
  firstName: {
    profile: ['name', savedText],
    save: wireText,
    write: ({ firstName }) => filled(firstName),
    resend: asText,
  },
  lastName: {
    profile: ['last_name', savedText],
    save: wireText,
    write: ({ lastName }) => filled(lastName),
    resend: asText,
  },
  dob: {
    profile: ['dob', savedText],
    save: wireDay,
    write: ({ dateOfBirth }) => wholeDay(dateOfBirth),
    resend: asText,
  },
  quotedAge: {
    profile: ['age', savedCode],
    save: z.optional(z.number().check(z.int(), z.gte(0), z.lte(120))),
    write: 'quoted',
    resend: readNumber,
  },
  gender: {
    profile: ['sexID', savedCode],
    save: z.optional(z.enum(['', 'Masculino', 'Femenino'])),
    write: ({ gender }) => (gender === '' ? undefined : genderWords[gender]),
    // Words saved in this session are sent back unchanged.
    resend: (value) => {
      const gender = genderOfCode(readCode(value))
      return gender === '' ? null : genderWords[gender]
    },
  },
  maritalStatus: {
    profile: ['civil_statusID', savedCode],
    save: z.optional(z.enum(['', 'Soltero/a', 'Casado/a'])),
    write: ({ maritalStatus }) => (maritalStatus === '' ? undefined : maritalStatusWords[maritalStatus]),
    resend: (value) => {
      const code = readCode(value)
      if (code === 1) return maritalStatusWords.single
      return code === 2 ? maritalStatusWords.married : null
    },
  },
  isApplyingForCoverage: {
    /** 1 for an applying person. */
    profile: ['enrol', savedCode],
    save: z.optional(z.boolean()),
    write: 'quoted',
    resend: yesOrNo(true, false),
  },
  /** Empty in a save for a person who does not apply. */
  ssn: {
    profile: ['ssn', savedText],
    save: wireDigits(9),
    write: 'identity',
    resend: (value) => readDigits(value, 9),
  },
  /** 1 citizen, 2 resident, 3 work permit, 4 I-94; null in a save for a person who does not apply. */
  legalStatus: {
    profile: ['legal_statusID', savedCode],
    save: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(4)))),
    write: 'identity',
    resend: sameCode,
  },
  alienNumber: {
    profile: ['registration_number', savedText],
    save: wireDigits(9),
    write: 'identity',
    resend: (value) => readDigits(value, 9),
  },
  /** The I-94 number for that status. */
  cardNumber: {
    profile: ['card_number', savedText],
    save: z.optional(z.string().check(z.maxLength(13))),
    write: 'identity',
    resend: asText,
  },
  categoryCode: {
    profile: ['category_code', savedText],
    save: z.optional(z.string().check(z.maxLength(3))),
    write: 'identity',
    resend: asText,
  },
  expirationDate: {
    profile: ['exp_date', savedText],
    save: wireDay,
    write: 'identity',
    resend: asText,
  },
  annualIncome: {
    profile: null,
    save: z.optional(z.number().check(z.gte(0))),
    write: 'earnings',
    resend: readNumber,
  },
  /** 1 employed, 2 self-employed, 3 unemployment, 5 none, 6 other. */
  employmentStatus: {
    profile: ['employment_statusID', savedCode],
    save: z.optional(z.union([1, 2, 3, 5, 6].map((code) => z.literal(code)))),
    write: 'earnings',
    resend: sameCode,
  },
  occupation: {
    profile: ['job', savedText],
    save: wireText,
    write: 'earnings',
    resend: asText,
  },
  /**
   * Dependents only: 1 son, 2 daughter, 3 father, 4 mother, 7 father-in-law, 8 mother-in-law; left out for another
   * relative without a code.
   */
  relationID: {
    profile: ['relationID', savedCode],
    save: z.optional(z.number().check(z.int())),
    write: ({ role, relationship }) =>
      role === 'dependent' && relationship !== '' ? relationCodeOf(relationship) : undefined,
    resend: sameCode,
  },
} as const satisfies Record<SavedAnswerName, WireRow>

type Rows = typeof personWire

/** The names of a person's answers in a save, in its order. */
export const savedAnswerNames = Object.keys(personWire) as readonly SavedAnswerName[]

/** The name of a person's answer in a profile. */
export type ProfileName = Exclude<Rows[SavedAnswerName]['profile'], null>[0]

/** The shapes of a person's answers in a save. */
export const savedShapes = Object.fromEntries(savedAnswerNames.map((name) => [name, personWire[name].save])) as {
  readonly [Name in SavedAnswerName]: Rows[Name]['save']
}

/** The shapes of a person's answers in a profile. */
export const profileShapes = Object.fromEntries(
  savedAnswerNames.flatMap((name) => {
    const { profile } = personWire[name]
    return profile === null ? [] : [profile]
  }),
) as Record<ProfileName, typeof savedText | typeof savedCode>
