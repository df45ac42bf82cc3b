import { describe } from 'vitest'

import { saveBody, submitBody } from '#api/application-request.ts'
import { saveRequest, submitRequest } from '#api/send-application.ts'
import { applicationStepIds, stepIssues } from '#domain/application/application-steps.ts'
import { checkOf, filledApplication, member } from '#tests/unit/domain/application/filled-application.ts'

import { accepts, fieldTests } from './any-text.ts'

const field = fieldTests('the application')

describe('the application', () => {
  const person =
    (name: keyof ReturnType<typeof member>, status: 'citizen' | 'resident' | 'workPermit' | 'i94') => (typed: string) =>
      filledApplication({ members: [member({ legalStatus: status, [name]: typed })] })
  const home = (name: string) => (typed: string) =>
    filledApplication({ address: { ...filledApplication().address, [name]: typed } })
  const mail = (name: string) => (typed: string) =>
    filledApplication({
      isMailingSameAsHome: false,
      mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801', [name]: typed },
    })
  const fills: Readonly<Record<string, (typed: string) => ReturnType<typeof filledApplication>>> = {
    phone: (phone) => filledApplication({ phone }),
    email: (email) => filledApplication({ email }),
    street: home('street'),
    apartment: home('apartment'),
    city: home('city'),
    'mailing street': mail('street'),
    'mailing city': mail('city'),
    'mailing state': mail('state'),
    'mailing county': mail('county'),
    'mailing zip': mail('zip'),
    'first name': person('firstName', 'citizen'),
    'last name': person('lastName', 'citizen'),
    'date of birth': person('dateOfBirth', 'citizen'),
    SSN: person('ssn', 'citizen'),
    'alien number': person('alienNumber', 'resident'),
    'card number': person('cardNumber', 'workPermit'),
    'category code': person('categoryCode', 'workPermit'),
    'I-94 number': person('i94Number', 'i94'),
    'expiration date': person('expirationDate', 'i94'),
    income: person('annualIncome', 'citizen'),
    occupation: person('occupation', 'citizen'),
  }
  for (const [name, fill] of Object.entries(fills))
    field(name, (typed) => {
      const application = fill(typed)
      const check = checkOf(application)
      // A save is sent only from a step whose answers are complete.
      if (applicationStepIds.some((step) => stepIssues(check, step).length > 0)) return false
      accepts(saveRequest, saveBody(application))
      accepts(submitRequest, submitBody(application))
      return true
    })
})
