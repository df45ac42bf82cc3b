import { beneath } from './beneath.ts'
import { profilePersonNotes } from './person-notes.ts'

/** Only dependents have `relationID`. */
const { relationID, ...person } = profilePersonNotes

/** The meaning of the fields of a profile. */
export const profileNotes = {
  LeadProfileAnswer: {
    '': 'What the service knows of a person. Only an id is certain to be there: `leadID` or `accountId`. Null, an empty text and a missing field mean the same: no answer yet.',
    ...person,
    name: 'First name of the primary person. `firstName` is the same.',
    last_name: 'Last name of the primary person. `lastName` is the same.',
    accountId: 'The person’s id. In place of `leadID`.',
    leadID: 'The person’s id. In place of `accountId`.',
    memberID: 'The member’s id. Only an enrolled person has one.',
    userType: 'What the account is. Without it a person with a member id is a member, anybody else a lead.',
    firstName: 'First name of the primary person. `name` is the same.',
    lastName: 'Last name of the primary person. `last_name` is the same.',
    email: 'Email address of the account.',
    phone: 'US phone number, ten digits, with or without “+1” and signs between.',
    status:
      'The service’s own word, such as “REGISTERED”, “IN_PROGRESS”, “SUBMITTED” or “ENROLLED” in the mocks. The site keeps it and decides nothing by it: the progress follows from the other fields.',
    applicationProgressStep:
      'How far the application has come. Without it the site takes 1 for a lead and 2 for a member. Other numbers are not defined.',
    planApiId: 'Id of the chosen plan, as the plan search answered it. `planID` and `plan_id` are the same.',
    planID: 'The same as `planApiId`.',
    plan_id: 'The same as `planApiId`.',
    plan: 'The chosen plan, as it was registered.',
    'plan.name': 'Name of the plan.',
    'plan.issuer': 'Name of the insurance company.',
    'plan.metalLevel': 'Metal level, such as “Silver”.',
    price: 'Price of the plan after the credit, in dollars a month, as a number or a text such as “96.40”.',
    activeSubsidyAmount: 'Premium tax credit of the household, in dollars a month.',
    zip_code: 'ZIP code of the home, five digits.',
    county: 'County of the home.',
    stateAbbreviation: 'State of the quote, two capital letters.',
    annual_income: 'Income of the whole tax household, in dollars a year, as a number or as a text.',
    communicationID:
      'The chosen way to be reached: 1 text or email, 3 WhatsApp or email, or another number of the communication options.',
    address: 'Home: house number and street. In place of `street`.',
    street: 'Home: house number and street. In place of `address`.',
    apt_lot: 'Home: apartment or lot.',
    city: 'Home: city.',
    state: 'Home: the state’s two capital letters.',
    same_mail_dir: 'Whether mail goes to the home: 1 yes, 0 no.',
    address_mail: 'Mailing address: house number and street.',
    city_mail: 'Mailing address: city.',
    state_mail: 'Mailing address: the state’s two capital letters.',
    county_mail: 'Mailing address: county.',
    zip_code_mail: 'Mailing address: ZIP code, five digits.',
    dependents: 'The spouse and the dependents. With anything but a list the site shows the primary person only.',
    ...beneath('dependents[]', person),
    'dependents[].lead_dependentID': 'The person’s id. A save names the person by it, so it must not change.',
    'dependents[].spouse': '1 for the spouse, 0 for a dependent.',
    'dependents[].relationID': relationID,
    submissionId:
      'Reference of a submitted application, shown to the person. With it the application can no longer change.',
  },
}
