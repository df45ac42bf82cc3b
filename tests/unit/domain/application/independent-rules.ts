import type { Application, ApplicationMember } from '#domain/application/application.ts'
import type { LegalStatus } from '#domain/application/answer-choices.ts'
import type { ApplicationStep } from '#domain/application/application-steps.ts'

import { facts, filledApplication, member, dependent, signatureUrl, spouse } from './filled-application.ts'
import { allDigits, digitsIn, isBirth, isExpiration, isIncome, isLetter } from './independent-readers.ts'

const wordy = (text: string) => text.trim() !== ''
const upTo = (most: number) => (text: string) => wordy(text) && text.trim().length <= most
type Row = readonly [
  rule: string,
  step: ApplicationStep,
  fill: (text: string) => Application,
  isGood: (text: string) => boolean,
]
const alone = (changed: Partial<ApplicationMember>) => filledApplication({ members: [member(changed)] })
const withStatus = (legalStatus: LegalStatus, field: keyof ApplicationMember) => (text: string) =>
  alone({ legalStatus, [field]: text })
const home = (field: keyof Application['address']) => (text: string) =>
  filledApplication({ address: { ...filledApplication().address, [field]: text } })
const mail = (field: keyof Application['mailingAddress']) => (text: string) =>
  filledApplication({
    isMailingSameAsHome: false,
    mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801', [field]: text },
  })

const unmarked = (text: string) => Array.from(text).filter((char) => char !== '-' && char.trim() !== '')
const isAlienNumber = (text: string) => [7, 8, 9].some((count) => allDigits(unmarked(text).join(''), count))
const isI94Number = (text: string) => {
  const signs = unmarked(text)
  const [tenth = ''] = signs.splice(9, 1)
  return allDigits(signs.join(''), 10) && (allDigits(tenth, 1) || isLetter(tenth))
}

/** A second version of the rules F-10 to F-50, written from their text alone. */
export const independentRules: readonly Row[] = [
  [
    'phone',
    'contact',
    (phone) => filledApplication({ phone }),
    (text) => {
      const digits = digitsIn(text)
      return digits.length === 10 || (digits.length === 11 && digits[0] === '1')
    },
  ],
  [
    'email',
    'contact',
    (email) => filledApplication({ email }),
    (text) => {
      const visible = Array.from(text)
        .filter((letter) => !/\p{Cf}/u.test(letter))
        .join('')
        .trim()
      const [name = '', host = '', ...more] = visible.split('@')
      const dot = host.slice(1, -1).includes('.')
      const dots = visible.split('.')
      const isClean = !['.', ',', ';', ':'].includes(visible.slice(-1)) && !dots.slice(0, -1).includes('')
      const isPlain = isClean && !name.endsWith('.') && !visible.toLowerCase().startsWith('mailto:')
      return name !== '' && dot && more.length === 0 && !/\s/.test(visible) && isPlain
    },
  ],
  [
    'communication',
    'contact',
    (communicationPreference) => filledApplication({ communicationPreference }),
    (text) => text !== '',
  ],
  ['street', 'address', home('street'), upTo(120)],
  ['city', 'address', home('city'), upTo(60)],
  ['state', 'address', home('state'), (text) => text.trim().toUpperCase() === facts.state],
  ['county', 'address', home('county'), upTo(60)],
  ['zip', 'address', home('zip'), (text) => text.trim() === facts.zip],
  ['mailing street', 'address', mail('street'), upTo(120)],
  ['mailing city', 'address', mail('city'), upTo(60)],
  ['mailing state', 'address', mail('state'), wordy],
  ['mailing zip', 'address', mail('zip'), (text) => allDigits(text.trim(), 5)],
  ['first name', 'primary', (firstName) => alone({ firstName }), upTo(60)],
  ['last name', 'primary', (lastName) => alone({ lastName }), upTo(60)],
  ['date of birth', 'primary', (dateOfBirth) => alone({ dateOfBirth }), isBirth],
  [
    'date of birth of a spouse',
    'spouse',
    (dateOfBirth) => filledApplication({ members: [member(), spouse({ dateOfBirth })] }),
    isBirth,
  ],
  [
    'date of birth of a dependent',
    'dependents',
    (dateOfBirth) => filledApplication({ members: [member(), dependent({ dateOfBirth, quotedAge: 34 })] }),
    isBirth,
  ],
  [
    'Social Security number',
    'primary',
    (ssn) => alone({ ssn }),
    (text) => {
      const parts = text.trim().split('-')
      const isDashed = parts.length === 1 || parts.length === 3 || parts.length === 2
      const joined = parts.join('')
      const at = Array.from(text.trim()).flatMap((char, index) => (char === '-' ? [index] : []))
      const marked = at.every((index, nth) => (nth === 0 ? index === 3 || index === 5 : index === 6))
      const neverGiven =
        ['000', '666'].includes(joined.slice(0, 3)) ||
        joined.startsWith('9') ||
        joined.slice(3, 5) === '00' ||
        joined.endsWith('0000')
      return isDashed && marked && allDigits(joined, 9) && !neverGiven
    },
  ],
  ['alien number of a resident', 'primary', withStatus('resident', 'alienNumber'), isAlienNumber],
  ['alien number with a work permit', 'primary', withStatus('workPermit', 'alienNumber'), isAlienNumber],
  [
    'card number of a resident',
    'primary',
    withStatus('resident', 'cardNumber'),
    (text) => {
      const card = text.trim()
      const [letters, digits] = [card.slice(0, 3), card.slice(3)]
      return (
        letters.length === 3 && Array.from(letters).every((char) => char >= 'A' && char <= 'Z') && allDigits(digits, 10)
      )
    },
  ],
  [
    'card number with a work permit',
    'primary',
    withStatus('workPermit', 'cardNumber'),
    (text) => wordy(text) && text.trim().length <= 13,
  ],
  [
    'category code',
    'primary',
    withStatus('workPermit', 'categoryCode'),
    (text) => isLetter(text.trim().charAt(0)) && allDigits(text.trim().slice(1), 2),
  ],
  ['I-94 number', 'primary', withStatus('i94', 'i94Number'), isI94Number],
  ['expiration date of a resident', 'primary', withStatus('resident', 'expirationDate'), isExpiration],
  ['expiration date of a work permit', 'primary', withStatus('workPermit', 'expirationDate'), isExpiration],
  ['expiration date with an I-94', 'primary', withStatus('i94', 'expirationDate'), isExpiration],
  ['annual income', 'financial', (annualIncome) => alone({ annualIncome }), isIncome],
  ['occupation', 'financial', (occupation) => alone({ occupation }), upTo(80)],
  [
    'signature',
    'consent',
    (dataUrl) => filledApplication({ signature: { ...filledApplication().signature, dataUrl } }),
    (text) => text === signatureUrl,
  ],
]
