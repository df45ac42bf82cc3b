import { saveBody, submitBody } from '#api/application-request.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { saveRequest, submitRequest } from '#api/send-application.ts'
import type { Application, ApplicationMember } from '#domain/application/application.ts'
import { homeBlock } from '#mocks/fixtures/application-body.ts'
import {
  dependent,
  filledApplication,
  households,
  member,
  signatureUrl,
  spouse,
} from '#tests/unit/domain/application/filled-application.ts'

/** The body of one person, by the table of F-61 alone. */
const goldenAna = {
  id: 'primary',
  role: 'primary',
  firstName: 'Ana',
  lastName: 'Torres',
  dob: '03/14/1992',
  quotedAge: 34,
  gender: 'Femenino',
  maritalStatus: 'Soltero/a',
  isApplyingForCoverage: true,
  ssn: '219099921',
  legalStatus: 1,
  annualIncome: 42_000,
  employmentStatus: 1,
  occupation: 'Nurse',
}

// Proves F-60 and F-61.
describe('the body of a save', () => {
  it('is that of F-61', () => {
    expect(saveBody(filledApplication())).toEqual({
      ...homeBlock,
      members: [
        goldenAna,
        {
          ...goldenAna,
          id: '2001-1',
          role: 'spouse',
          firstName: 'Luis',
          ssn: '078051120',
          gender: 'Masculino',
          maritalStatus: 'Casado/a',
          annualIncome: 18_000,
          employmentStatus: 6,
          occupation: undefined,
        },
        {
          ...goldenAna,
          id: '2001-2',
          role: 'dependent',
          firstName: 'Leo',
          ssn: '457555462',
          dob: '08/02/2019',
          quotedAge: 7,
          gender: 'Masculino',
          annualIncome: undefined,
          employmentStatus: undefined,
          occupation: undefined,
          relationID: 1,
        },
      ],
    })
  })

  it('carries a mailing address that differs', () => {
    const body = saveBody(
      filledApplication({
        isMailingSameAsHome: false,
        mailingAddress: { street: ' PO Box 9 ', city: 'Orlando', state: 'FL', county: 'Orange County', zip: '32801' },
      }),
    )
    expect(body).toMatchObject({
      sameAddress: 0,
      addressStreetMail: 'PO Box 9',
      addressCityMail: 'Orlando',
      addressStateMail: 'FL',
      addressCountyMail: 'Orange County',
      addressZipCodeMail: '32801',
    })
  })

  const everyPaper: Partial<ApplicationMember> = {
    alienNumber: '123-456-789',
    cardNumber: 'ABC1234567890',
    categoryCode: 'C09',
    i94Number: '123 456 789 01',
    expirationDate: '05/30/2031',
  }
  const noPapers = { alienNumber: undefined, cardNumber: undefined, categoryCode: undefined, i94Number: undefined }
  const cards = { alienNumber: '123456789', cardNumber: 'ABC1234567890', expirationDate: '05/30/2031' }
  it.each<[Partial<ApplicationMember>, object]>([
    [{ legalStatus: 'citizen' }, { legalStatus: 1, ...noPapers, expirationDate: undefined }],
    [{ legalStatus: 'resident' }, { legalStatus: 2, ...noPapers, ...cards }],
    [{ legalStatus: 'workPermit' }, { legalStatus: 3, ...noPapers, ...cards, categoryCode: 'C09' }],
    [
      { legalStatus: 'i94' },
      {
        legalStatus: 4,
        ...noPapers,
        cardNumber: '12345678901',
        i94Number: '12345678901',
        expirationDate: '05/30/2031',
      },
    ],
    [
      { legalStatus: 'resident', isApplyingForCoverage: false },
      { isApplyingForCoverage: false, ssn: '', legalStatus: null, ...noPapers, expirationDate: undefined },
    ],
  ])('sends the papers of %j and no others', (changed, expected) => {
    const [person] = saveBody(filledApplication({ members: [member({ ...everyPaper, ...changed })] })).members
    expect({ ...person, ...expected }).toEqual(person)
  })

  it.each<[Partial<ApplicationMember>, object]>([
    [{ legalStatus: 'resident', alienNumber: '1234567' }, { alienNumber: '001234567' }],
    [
      { legalStatus: 'i94', i94Number: '123 456 789a1' },
      { cardNumber: '123456789A1', i94Number: '123456789A1' },
    ],
  ])('sends the numbers of an old card and of a new I-94 whole: %j', (changed, expected) => {
    const body = saveBody(filledApplication({ members: [member({ ...everyPaper, ...changed })] }))
    expect(saveRequest.parse(body).members[0]).toMatchObject(expected)
  })

  it('sends nothing half-typed', () => {
    const halves = member({
      dateOfBirth: '03/1',
      ssn: '987-6',
      legalStatus: 'resident',
      alienNumber: '12',
      expirationDate: '13/01/2030',
      annualIncome: '-5',
      gender: '',
      maritalStatus: '',
    })
    const body = saveBody({
      ...filledApplication({ members: [halves, dependent({ relationship: '' })] }),
      phone: '(305) 5',
      email: 'ana@',
      communicationPreference: '',
      address: { ...filledApplication().address, zip: '331' },
    })
    expect(Object.keys(saveRequest.parse(body)).sort()).toEqual(
      ['addressApt', 'addressCity', 'addressCounty', 'addressState', 'addressStreet', 'members', 'sameAddress'].sort(),
    )
    const asked = ['dob', 'ssn', 'alienNumber', 'expirationDate', 'annualIncome', 'gender', 'maritalStatus']
    for (const name of asked) expect(body.members[0]).not.toHaveProperty(name)
    expect(body.members[1]).not.toHaveProperty('relationID')
  })

  it('sends an occupation only where one is asked', () => {
    const occupationOf = (incomeSources: ApplicationMember['incomeSources']) =>
      saveBody(filledApplication({ members: [member({ incomeSources })] })).members[0]?.occupation
    expect(occupationOf(['unemployment'])).toBeUndefined()
    expect(occupationOf(['other'])).toBe('Nurse')
    expect(occupationOf(['selfEmployed', 'unemployment'])).toBe('Nurse')
  })

  it('counts an income in dollars, to the cent', () => {
    const incomeOf = (annualIncome: string) =>
      saveBody(filledApplication({ members: [member({ annualIncome })] })).members[0]?.annualIncome
    expect(incomeOf('$12,345.67')).toBe(12_345.67)
    expect(incomeOf('0')).toBe(0)
    expect(incomeOf('')).toBeUndefined()
  })
})

describe('the body of the submit', () => {
  it('is that of a save with the signature, without its prefix', () => {
    const application = filledApplication()
    expect(submitBody(application)).toEqual({
      ...saveBody(application),
      signature: signatureUrl.slice('data:image/png;base64,'.length),
    })
  })

  it.each<Partial<Application>>([
    { communicationPreference: '' },
    { signature: { ...filledApplication().signature, dataUrl: '' } },
    { signature: { ...filledApplication().signature, dataUrl: 'data:image/jpeg;base64,AAAA' } },
  ])('is not made of what cannot be sent (%#)', (changed) => {
    expect(submitBody(filledApplication(changed))).toBeNull()
  })
})

it('is what the service takes, for households of one to eight with every status', () => {
  fc.assert(
    fc.property(households, (application) => {
      const body = JSON.parse(JSON.stringify(submitBody(application))) as unknown
      const parsed = submitRequest.parse(body)
      expect(parsed).toEqual(body)
      expect(saveRequest.parse(JSON.parse(JSON.stringify(saveBody(application))))).toEqual(saveBody(application))
      parsed.members.forEach((sent, at) => {
        const typed = application.members[at] ?? spouse()
        expect(sent).not.toHaveProperty('incomeSources')
        expect(sent).not.toHaveProperty('relationship')
        expect('relationID' in sent).toBe(typed.role === 'dependent')
        expect(sent.ssn === '').toBe(!typed.isApplyingForCoverage)
        expect(sent.legalStatus === null).toBe(!typed.isApplyingForCoverage)
        expect([sent.firstName, sent.dob, sent.quotedAge]).toEqual([
          typed.firstName,
          typed.dateOfBirth,
          typed.quotedAge,
        ])
      })
    }),
    { numRuns: 500 },
  )
})
