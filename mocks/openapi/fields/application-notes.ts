import { beneath } from './beneath.ts'
import { removed, savedPersonNotes } from './person-notes.ts'

const common = {
  phone: `Phone number: “+1” and ten digits. ${removed}`,
  email: `Email address of the shape a@b.c. ${removed}`,
  communication:
    'The chosen way to be reached: 1 text or email, 3 WhatsApp or email, or another number of the communication options.',
  addressStreet: 'Home: house number and street.',
  addressApt: 'Home: apartment or lot; empty when there is none.',
  addressCity: 'Home: city.',
  addressState: 'Home: the state’s two capital letters, the state of the quote.',
  addressCounty: 'Home: county, the county of the quote.',
  addressZip: `Home: ZIP code, five digits. ${removed}`,
  sameAddress: 'Whether mail goes to the home: 1 yes, 0 no.',
  addressStreetMail: 'Mailing address: house number and street. Only with `sameAddress` 0.',
  addressCityMail: 'Mailing address: city. Only with `sameAddress` 0.',
  addressStateMail: 'Mailing address: the state’s two capital letters. Only with `sameAddress` 0.',
  addressCountyMail: 'Mailing address: county. Only with `sameAddress` 0.',
  addressZipCodeMail: `Mailing address: ZIP code, five digits. ${removed}`,
  members: 'The primary person first, then the others. A person who is missing is unchanged.',
  ...beneath('members[]', {
    id: 'Which person: “primary”, or the `lead_dependentID` of the profile. Where the profile has none: “relative-” and the place in its list, counted from 1.',
    role: 'The primary person, the spouse, or a dependent.',
    ...savedPersonNotes,
    i94Number: `I-94 number of the status I-94: 11 digits, of which the tenth may be a capital letter. ${removed}`,
  }),
}

/** The meaning of the fields of an application (F-60, F-61). */
export const applicationNotes = {
  SaveApplicationRequest: {
    '': 'The application as far as it is filled in. A missing field is unchanged at the service. A value that the applicant did not touch may come back in the format of the profile, whatever the schema says: take it as no change.',
    ...common,
  },
  SubmitApplicationRequest: {
    '': 'The whole application with its signature.',
    ...common,
    signature:
      'The drawn signature: a PNG picture in base64, without the prefix of a data URL. A few kilobytes; it begins with “iVBORw0KGgo”.',
  },
  SaveApplicationAnswer: {
    '': 'What the service has kept. A missing field leaves what the site knows.',
    status: 'The service’s own word for the application. The site keeps it and decides nothing by it.',
    applicationProgressStep: 'How far the application has come, as in the profile.',
    submissionId: 'Reference of a submitted application, shown to the person. Null until it is submitted.',
  },
}
