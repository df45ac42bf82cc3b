import { describe, expect, it } from 'vitest'

import type { ApplicationSignature } from '#domain/application/application.ts'
import { unsigned } from '#domain/application/signature.ts'
import { afterRetyping, fullName, isNameOf, otherSigner } from '#domain/application/signature-name.ts'
import { stepIssues } from '#domain/application/application-steps.ts'

import { checkOf, filledApplication, signatureUrl } from './filled-application.ts'

const applicant = 'María de los Ángeles Peña Ruiz'
const typed = (typedName: string, changes: Partial<ApplicationSignature> = {}): ApplicationSignature => ({
  ...unsigned,
  method: 'typed',
  typedName,
  ...changes,
})
const signed = (name: string) => typed(name, { isIntended: true, dataUrl: signatureUrl })

it('a name is made of the parts that are known', () => {
  expect(fullName({ firstName: ' Rosa ', lastName: 'Peña' })).toBe('Rosa Peña')
  expect(fullName({ lastName: ' Peña ' })).toBe('Peña')
  expect(fullName({})).toBe('')
})

// Proves F-51.
describe('a typed name', () => {
  it.each([
    'María de los Ángeles Peña Ruiz',
    'maria de los angeles pena ruiz',
    'María Peña',
    'María Peña-Ruiz',
    'María de los Ángeles Peña Ruiz de Torres',
  ])('is the applicant’s: %s', (name) => {
    expect(isNameOf(name, applicant)).toBe(true)
    expect(otherSigner(typed(name), applicant)).toBeNull()
  })

  it.each([
    ['Ana OBrien', 'Ana O’Brien'],
    ["Ana O'Brien", 'Ana OBrien'],
    ['Ana O Brien', "Ana O'Brien"],
    ["D'Angelo Ruiz", 'DAngelo Ruiz'],
  ])('is the same with and without an apostrophe: %s for %s', (name, whole) => {
    expect(otherSigner(typed(name), whole)).toBeNull()
  })

  it.each(['Rosa Delgado', 'María', 'María Delgado', 'Peña Ruiz', 'José Peña'])('is another one: %s', (name) => {
    expect(otherSigner(typed(name), applicant)).toBe(name)
  })

  it('is nobody’s while none is typed, and a drawing has none', () => {
    expect(otherSigner(typed('  '), applicant)).toBeNull()
    expect(otherSigner({ ...unsigned, typedName: 'Rosa Delgado' }, applicant)).toBeNull()
  })
})

describe('the applicant’s name', () => {
  it('stands where typing is chosen and nothing was typed, without the tick', () => {
    const chosen = afterRetyping(unsigned, typed(''), applicant)
    expect(chosen).toEqual(typed(applicant))
    expect(afterRetyping(unsigned, typed('', { isIntended: true }), applicant)).toMatchObject({ isIntended: false })
  })

  it('does not come back where it was emptied, nor over a typed one', () => {
    expect(afterRetyping(typed(applicant), typed(''), applicant).typedName).toBe('')
    expect(afterRetyping({ ...unsigned, typedName: 'María Peña' }, typed('María Peña'), applicant).typedName).toBe(
      'María Peña',
    )
  })
})

describe('the tick that a name is meant as a signature', () => {
  it('is asked again for another name, and again when the applicant’s comes back', () => {
    const other = afterRetyping(signed('María Peña'), signed('Rosa Delgado'), applicant)
    expect(other).toMatchObject({ typedName: 'Rosa Delgado', isIntended: false, dataUrl: '' })
    expect(afterRetyping(signed('Rosa Delgado'), signed('María Peña'), applicant)).toMatchObject({ isIntended: false })
  })

  it('stays while the applicant’s own name is written out, and when something else changes', () => {
    const after = signed('María Peña Ruiz')
    expect(afterRetyping(signed('María Peña'), after, applicant)).toBe(after)
    const drawn = { ...signed('Rosa Delgado'), method: 'drawn' as const }
    expect(afterRetyping(signed('Rosa Delgado'), drawn, applicant)).toBe(drawn)
  })
})

describe('a refused signature says what is missing', () => {
  const issueOf = (signature: ApplicationSignature) =>
    stepIssues(checkOf(filledApplication({ signature })), 'consent')[0]
  const dot = { width: 560, strokes: [[{ x: 1, y: 1, time: 0, pressure: 0.5 }]] }

  it.each([
    ['nothing drawn', unsigned, 'signature.required', ['signature']],
    ['nothing typed', typed(' '), 'signature.required', ['signature']],
    ['only a dot', { ...unsigned, drawing: dot }, 'signature.mark', ['signature']],
    ['the tick', typed('Ana Torres'), 'signature.intent', ['signature', 'isIntended']],
    ['the applicant’s name', typed('Somebody Else'), 'signature.otherName', ['signature', 'isIntended']],
  ] as const)('%s', (_, signature, code, path) => {
    expect(issueOf(signature)).toMatchObject({ code, path })
  })

  it('names both where the name is another', () => {
    expect(issueOf(typed('Somebody Else'))?.values).toEqual({ typed: 'Somebody Else', name: 'Ana Torres' })
  })
})
