import * as z from 'zod/mini'

import { roles } from '#domain/household/member.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { reachable } from '#domain/flow/step-order.ts'

import {
  type Application,
  type ApplicationMember,
  fieldCaps,
  genders,
  legalStatuses,
  mainIncomeSources,
  otherIncomeSources,
  type QuoteFacts,
  relationships,
} from './application.ts'
import { type IdentityNumber, withNumbersOf } from './identity-numbers.ts'
import { leftOut, placesOf } from './match-people.ts'
import { signatureCap } from './signature.ts'
import { type ApplicationDraft, storedVersion } from './stored-draft.ts'
import { type ApplicationPlace, applicationStepIds, applicationSteps, changeOf, startOf } from './application-steps.ts'

/** A text of a field, cut to its cap; undefined when it is invalid, so the form's first value stays. */
const text = (cap: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((value) => value.slice(0, cap)),
      ),
    ),
    undefined,
  )
/** A number as typed or pasted, separators included. It is not cut: the rules report one that is too long. */
const numberText = text(60)
const choice = <const Values extends readonly string[]>(values: Values) =>
  z.catch(z.optional(z.enum(['', ...values] as const)), undefined)

const memberSchema = z.object({
  id: z.string(),
  role: choice(roles),
  quotedAge: z.catch(z.optional(z.nullable(z.number())), undefined),
  firstName: text(fieldCaps.name),
  lastName: text(fieldCaps.name),
  dateOfBirth: numberText,
  gender: choice(genders),
  legalStatus: choice(legalStatuses),
  categoryCode: numberText,
  expirationDate: numberText,
  annualIncome: numberText,
  incomeSources: z.catch(
    z.optional(
      z.pipe(
        z.array(z.enum([...mainIncomeSources, ...otherIncomeSources])).check(z.maxLength(50)),
        z.transform((sources) => [...new Set(sources)]),
      ),
    ),
    undefined,
  ),
  occupation: text(fieldCaps.occupation),
  relationship: choice(relationships),
})

const postal = {
  street: text(fieldCaps.street),
  city: text(fieldCaps.city),
  state: text(2),
  county: text(fieldCaps.county),
  zip: numberText,
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
      typedName: z.string().check(z.maxLength(2 * fieldCaps.name)),
      isIntended: z.boolean(),
    }),
  ),
  undefined,
)

const applicationSchema = z.object({
  phone: numberText,
  email: text(fieldCaps.email),
  communicationPreference: z.catch(z.optional(z.string().check(z.regex(/^\d{0,6}$/))), undefined),
  address: z.catch(z.object({ ...postal, apartment: text(fieldCaps.apartment) }), none),
  isMailingSameAsHome: z.catch(z.optional(z.boolean()), undefined),
  mailingAddress: z.catch(z.object(postal), none),
  members: z.catch(
    z.pipe(
      z.array(z.unknown()).check(z.maxLength(100)),
      z.transform((members) =>
        members.flatMap((member) => {
          const read = z.safeParse(memberSchema, member)
          return read.success ? [read.data] : []
        }),
      ),
    ),
    () => [],
  ),
  signature: signatureSchema,
})

const stored = z.object({
  version: z.literal(storedVersion),
  revision: z.catch(z.int().check(z.gte(0)), 0),
  application: applicationSchema,
  base: z.catch(z.optional(applicationSchema), undefined),
  lacksNumbers: z.catch(z.boolean(), false),
  place: z.unknown(),
})

const placeSchema = z.union([
  z.object({
    step: z.enum(applicationStepIds).check(z.refine((step) => step !== 'consent')),
    leadsTo: z.enum(['nextStep', 'review']),
  }),
  z.object({ step: z.literal('consent'), screen: z.enum(['review', 'sign']) }),
])

/** Returns an object with the given values laid over it. */
function over<Whole extends object>(whole: Whole, given: { readonly [Key in keyof Whole]?: Whole[Key] | undefined }) {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...whole, ...(Object.fromEntries(known) as Partial<Whole>) }
}

/** The typed answers of a person. A draft kept on the device has no identity numbers. */
type ReadMember = Omit<z.output<typeof memberSchema>, 'incomeSources'> & {
  readonly incomeSources?: ApplicationMember['incomeSources'] | undefined
} & Partial<Pick<ApplicationMember, IdentityNumber>>
type ReadApplication = Omit<z.output<typeof applicationSchema>, 'members' | 'signature'> & {
  readonly members: readonly ReadMember[]
  readonly signature?: Application['signature'] | undefined
}

/**
 * Returns the household of the quote. For each person the draft gives the typed answers, and the form the missing
 * identity numbers.
 */
function restoredMembers(
  initial: Application['members'],
  found: readonly (ReadMember | undefined)[],
): Application['members'] {
  const restore = (member: ApplicationMember, at: number): ApplicationMember => {
    const typed = found[at]
    const { id, role, quotedAge, kept } = member
    if (!typed) return member
    const whole = over<ApplicationMember>(member, { ...typed, id, role, quotedAge, kept })
    return 'ssn' in typed ? whole : withNumbersOf(whole, member)
  }
  const [primary, ...others] = initial
  return [restore(primary, 0), ...others.map((member, at) => restore(member, at + 1))]
}

/** Returns the form as it opens with the read answers laid over it, except the facts of the quote. */
function laidOver(
  initial: Application,
  { address, mailingAddress, members, ...rest }: ReadApplication,
  facts: QuoteFacts,
  places: readonly number[],
): Application {
  const home = over(initial.address, address)
  return {
    ...over(initial, rest),
    address: {
      ...home,
      state: facts.state || home.state,
      county: facts.county || home.county,
      zip: facts.zip || home.zip,
    },
    mailingAddress: over(initial.mailingAddress, mailingAddress),
    members: restoredMembers(
      initial.members,
      places.map((at) => members[at]),
    ),
  }
}

function placeOf(value: unknown): ApplicationPlace {
  const read = z.safeParse(placeSchema, value)
  if (!read.success) return startOf('contact')
  // The signature comes only after another review of the answers.
  if (read.data.step === 'consent') return startOf('consent')
  return 'leadsTo' in read.data && read.data.leadsTo === 'review' ? changeOf(read.data.step) : startOf(read.data.step)
}

interface ReadDraft extends Pick<ApplicationDraft, 'place' | 'revision' | 'lacksNumbers'> {
  readonly application: ReadApplication
  readonly base?: ReadApplication | undefined
}

/**
 * Lays a draft over the form as it opens now. The household and the quote come from the form, the typed answers from
 * the draft.
 */
export function draftOver(
  initial: Application,
  { application: read, base: readBase, place, revision, lacksNumbers }: ReadDraft,
  { facts, today }: { readonly facts: QuoteFacts; readonly today: CalendarDay },
): ApplicationDraft {
  const places = placesOf(initial.members, read.members, readBase?.members ?? read.members)
  const application = laidOver(initial, read, facts, places)
  const base = readBase && laidOver(initial, readBase, facts, places)
  const lost = leftOut(read.members, readBase?.members ?? [], places)
  return placedDraft(
    {
      application,
      place,
      revision,
      ...(base && { base }),
      ...(lacksNumbers && { lacksNumbers }),
      ...(lost.length > 0 && { leftOut: lost }),
    },
    { facts, today },
  )
}

/**
 * Reads the draft of a stored value and lays it over the form as it opens; null when it is invalid. An unreadable field
 * keeps its first value. The facts of the quote and the household never come from the draft. The form never opens past
 * an open question.
 */
export function restoreDraft(
  value: unknown,
  initial: Application,
  { facts, today }: { readonly facts: QuoteFacts; readonly today: CalendarDay },
): ApplicationDraft | null {
  const envelope = z.safeParse(stored, value)
  if (!envelope.success) return null
  const { data } = envelope
  return draftOver(initial, { ...data, place: placeOf(data.place) }, { facts, today })
}

/** Returns a draft at its place, or at the first open question before it. */
export function placedDraft(
  draft: ApplicationDraft,
  { facts, today }: { readonly facts: QuoteFacts; readonly today: CalendarDay },
): ApplicationDraft {
  const { application, place } = draft
  const step = reachable(applicationSteps, { application, facts, today }, place.step)
  return step === place.step ? draft : { ...draft, place: startOf(step) }
}
