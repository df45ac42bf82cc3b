import type { Application, ApplicationMember, PostalAddress, QuoteFacts } from './application.ts'
import type { ApplicationStep } from './application-steps.ts'
import { type IdentityNumber, identityNumbers } from './answer-groups.ts'

/** Answers before a step changed them: those of the common block, and those of each person, in the order of the form. */
export interface FormerAnswers {
  readonly common: Partial<Omit<Application, 'members'>>
  readonly members: readonly Partial<ApplicationMember>[]
}

/** The answers of changed steps at the last save. */
export type FormerSteps = Partial<Record<ApplicationStep, FormerAnswers>>

/** Former answers as stored on the device: a changed identity number is an empty text. */
export type StoredFormer = Partial<Record<ApplicationStep, Omit<FormerAnswers, 'members'> & { members: StoredPart[] }>>
type StoredPart = Partial<Omit<ApplicationMember, IdentityNumber> & Record<IdentityNumber, ''>>

/**
 * Returns the parts that differ after a change, with their previous values. Values noted earlier are older and stay.
 */
function formerParts<Whole extends object>(before: Whole, after: Whole, noted: Partial<Whole> = {}): Partial<Whole> {
  const names = Object.keys({ ...before, ...after }) as (keyof Whole)[]
  const changed = names.filter((name) => before[name] !== after[name])
  return { ...(Object.fromEntries(changed.map((name) => [name, before[name]])) as Partial<Whole>), ...noted }
}

/** Returns the former answers of a step after a change. */
export function formerAnswers(before: Application, after: Application, noted?: FormerAnswers): FormerAnswers {
  const { members: people, ...common } = before
  const { members: peopleAfter, ...commonAfter } = after
  return {
    common: formerParts<Partial<Omit<Application, 'members'>>>(common, commonAfter, noted?.common),
    members: people.map((member, at) => formerParts(member, peopleAfter[at] ?? member, noted?.members[at])),
  }
}

/** Returns the application with a step's former answers. */
export function withFormerAnswers(application: Application, { common, members }: FormerAnswers): Application {
  const [primary, ...others] = application.members
  return {
    ...application,
    ...common,
    members: [{ ...primary, ...members[0] }, ...others.map((member, index) => ({ ...member, ...members[index + 1] }))],
  }
}

const known = (parts: unknown = {}) =>
  Object.fromEntries(Object.entries(parts as object).filter(([, value]) => value !== undefined))

const isNumber = (name: string): name is IdentityNumber => (identityNumbers as readonly string[]).includes(name)
const eachStep = <From, To>(steps: Partial<Record<ApplicationStep, From>>, change: (step: From) => To) =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([step, former]) => (former === undefined ? [] : [[step, change(former)]])),
  ) as Partial<Record<ApplicationStep, To>>

/** Returns former answers without identity numbers. An unset flag becomes false, because JSON has no undefined. */
export function storedFormer(former: FormerSteps): StoredFormer {
  return eachStep(former, ({ common, members }) => ({
    common,
    members: members.map((part) =>
      Object.fromEntries(Object.entries(part).map(([name, value]) => [name, isNumber(name) ? '' : (value ?? false)])),
    ) as StoredPart[],
  }))
}

/** Former answers as read: an address may lack parts. */
export type ReadFormer = Partial<
  Record<
    ApplicationStep,
    {
      readonly common: { readonly [Name in keyof FormerAnswers['common']]?: unknown }
      readonly members: readonly object[]
    }
  >
>

/**
 * Returns former answers for the form as it opens. `places` gives the former position of each of its people. A number
 * that is not stored is the service's, because the steps were saved. The location is the quote's.
 */
export function formerIn(
  former: ReadFormer,
  form: Application,
  places: readonly (number | null)[],
  facts: QuoteFacts,
): FormerSteps {
  const postal = <Address extends PostalAddress>(whole: Address, given: unknown): Address => ({
    ...whole,
    ...known(given),
  })
  return eachStep(former, ({ common, members }) => {
    const home = postal(form.address, common.address)
    const hasMoved = facts.zip !== '' && facts.zip !== home.zip
    return {
      common: {
        ...known(common),
        ...(common.address !== undefined && {
          address: {
            ...home,
            city: hasMoved ? '' : home.city,
            state: facts.state || home.state,
            county: facts.county || home.county,
            zip: facts.zip || home.zip,
          },
        }),
        ...(common.mailingAddress !== undefined && {
          mailingAddress: postal(form.mailingAddress, common.mailingAddress),
        }),
      },
      members: form.members.map((member, at) => {
        const part = Object.entries(known(members[places[at] ?? -1]))
        return Object.fromEntries(
          part.map(([name, value]) => [name, isNumber(name) && value === '' ? member[name] : value]),
        )
      }),
    }
  })
}
