import * as z from 'zod/mini'

import { roles } from '#domain/household/member.ts'

import type { Application } from './application.ts'
import { mainIncomeSources, otherIncomeSources } from './answer-choices.ts'
import { type ApplicationPlace, applicationStepIds, changeOf, startOf } from './application-steps.ts'
import type { ReadFormer } from './former-answers.ts'
import { type PersonAnswerName, personAnswerNames, personAnswers, type PersonAnswers } from './person-answers.ts'
import { type IdentityNumber, identityNumbers } from './answer-groups.ts'
import { signatureCap } from './signature.ts'
import { type ApplicationDraft, storedVersion } from './stored-draft.ts'

/**
 * A text of a field; undefined when it is invalid, so the form's first value stays. It is cut far beyond what its rule
 * accepts, so that pasted text does not bloat the draft.
 */
const text = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((value) => value.slice(0, 1000)),
    ),
  ),
  undefined,
)
/** A flag of the form; undefined when it is invalid. */
const mark = z.catch(z.optional(z.boolean()), undefined)
const choice = (values: readonly string[]) => z.catch(z.optional(z.enum(['', ...values])), undefined)
const sources = z.catch(
  z.optional(
    z.pipe(
      z.array(z.enum([...mainIncomeSources, ...otherIncomeSources])).check(z.maxLength(50)),
      z.transform((list) => [...new Set(list)]),
    ),
  ),
  undefined,
)
const age = z.catch(z.optional(z.nullable(z.number())), undefined)

/** Returns the reader of an answer; undefined for one that is not stored in drafts. */
function readerOf(draft: (typeof personAnswers)[PersonAnswerName]['draft']): z.ZodMiniType | undefined {
  switch (draft.kind) {
    case 'text':
      return text
    case 'choice':
      return choice(draft.of)
    case 'sources':
      return sources
    case 'age':
      return age
    case 'mark':
      return mark
    case 'identityNumber':
    case 'quoted':
      return undefined
  }
}

/** The answers of a person that a draft has. */
type DraftAnswerName = {
  [Name in PersonAnswerName]: (typeof personAnswers)[Name]['draft']['kind'] extends 'identityNumber' | 'quoted'
    ? never
    : Name
}[PersonAnswerName]

const answerReaders = Object.fromEntries(
  personAnswerNames.flatMap((name) => {
    const reader = readerOf(personAnswers[name].draft)
    return reader === undefined ? [] : [[name, reader]]
  }),
) as { readonly [Name in DraftAnswerName]: z.ZodMiniType<PersonAnswers[Name] | undefined> }

const memberSchema = z.object({
  id: z.string(),
  role: z.catch(z.optional(z.enum(['', ...roles])), undefined),
  ...answerReaders,
  isLastNameTyped: mark,
  isCitizenByTick: mark,
})

const postal = {
  street: text,
  city: text,
  state: text,
  county: text,
  zip: text,
}
const none = () => ({})

const finite = z.number().check(z.gte(-100_000), z.lte(100_000))
const signatureSchema = z.catch(
  z.optional(
    z.object({
      method: z.enum(['drawn', 'typed']),
      dataUrl: z.string().check(z.maxLength(signatureCap)),
      drawing: z.nullable(
        z.object({
          width: z.number().check(z.gt(0), z.lte(100_000)),
          strokes: z
            .array(
              z
                .array(z.object({ x: finite, y: finite, time: z.number(), pressure: finite }))
                .check(z.maxLength(20_000)),
            )
            .check(z.maxLength(2_000)),
        }),
      ),
      typedName: z.string().check(z.maxLength(1000)),
      isIntended: z.boolean(),
    }),
  ),
  undefined,
)

/** A list of people, without the unreadable ones. */
const membersOf = <Member extends z.ZodMiniType>(schema: Member) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()).check(z.maxLength(100)),
      z.transform((members) =>
        members.flatMap((member): z.output<Member>[] => {
          const read = z.safeParse(schema, member)
          return read.success ? [read.data] : []
        }),
      ),
    ),
    () => [],
  )

const applicationSchema = z.object({
  phone: text,
  email: text,
  communicationPreference: z.catch(z.optional(z.string().check(z.regex(/^\d{0,6}$/))), undefined),
  address: z.catch(z.object({ ...postal, apartment: text }), none),
  isMailingSameAsHome: z.catch(z.optional(z.boolean()), undefined),
  mailingAddress: z.catch(z.object(postal), none),
  members: membersOf(memberSchema),
  signature: signatureSchema,
})

/** An identity number that was sent empty. A number that was sent filled in is not stored. */
const emptyNumber = z.catch(z.optional(z.literal('')), undefined)
const emptyNumbers = Object.fromEntries(identityNumbers.map((name) => [name, emptyNumber])) as Record<
  IdentityNumber,
  typeof emptyNumber
>
const sentMember = z.extend(memberSchema, emptyNumbers)
const sentSchema = z.extend(applicationSchema, { members: membersOf(sentMember) })

const formerSchema = z.partialRecord(
  z.enum(applicationStepIds),
  z.object({
    common: z.extend(z.omit(applicationSchema, { members: true }), {
      address: z.optional(z.object({ ...postal, apartment: text })),
      mailingAddress: z.optional(z.object(postal)),
    }),
    members: z.array(z.extend(z.omit(memberSchema, { id: true }), emptyNumbers)).check(z.maxLength(100)),
  }),
)

const stored = z.object({
  version: z.literal(storedVersion),
  revision: z.catch(z.int().check(z.gte(0)), 0),
  application: applicationSchema,
  base: z.catch(z.optional(applicationSchema), undefined),
  sent: z.catch(z.optional(z.array(sentSchema).check(z.maxLength(20))), undefined),
  former: z.catch(z.optional(formerSchema), undefined),
  lacksNumbers: z.catch(z.boolean(), false),
  saved: z.catch(z.optional(z.object({ at: z.number(), isWhole: z.boolean() })), undefined),
  place: z.unknown(),
})

const placeSchema = z.union([
  z.object({
    step: z.enum(applicationStepIds).check(z.refine((step) => step !== 'consent')),
    leadsTo: z.enum(['nextStep', 'review']),
  }),
  z.object({ step: z.literal('consent') }),
])

/** The typed answers of a person. A draft kept on the device has no identity numbers. */
export type ReadMember = z.output<typeof memberSchema> & Readonly<Partial<Record<IdentityNumber, string | undefined>>>

/** The typed answers of an application. An unreadable one is missing. */
export type ReadApplication = Omit<z.output<typeof applicationSchema>, 'members' | 'signature'> & {
  readonly members: readonly ReadMember[]
  readonly signature?: Application['signature'] | undefined
}

/** Sent answers as read. A missing number was sent, but the device does not store it. */
export type ReadSent = Omit<ReadApplication, 'signature'>

/** A draft as read, before it is merged into the form. */
export interface ReadDraft extends Pick<ApplicationDraft, 'place' | 'revision' | 'lacksNumbers' | 'saved'> {
  readonly application: ReadApplication
  readonly base?: ReadApplication | undefined
  readonly sent?: readonly ReadSent[] | undefined
  readonly former?: ReadFormer | undefined
}

function placeOf(value: unknown): ApplicationPlace {
  const read = z.safeParse(placeSchema, value)
  if (!read.success) return startOf('contact')
  return 'leadsTo' in read.data && read.data.leadsTo === 'review' ? changeOf(read.data.step) : startOf(read.data.step)
}

/** Reads the draft of a stored value; null when it is invalid. An unreadable field is missing. */
export function readDraft(value: unknown): ReadDraft | null {
  const envelope = z.safeParse(stored, value)
  if (!envelope.success) return null
  const { data } = envelope
  return { ...data, place: placeOf(data.place) }
}
