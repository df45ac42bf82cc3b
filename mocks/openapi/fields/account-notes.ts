import { languageTable } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'
import { registeredMeanings } from '#mocks/marketplace/person-fields.ts'
import { languageName } from '#mocks/openapi/language-name.ts'

import { beneath } from './beneath.ts'

const email = 'Email address of the shape a@b.c.'
const tenDigits = 'US phone number, exactly ten digits without the country’s 1, such as “3055550110”.'
const numbers = siteLanguages.map((language) => `${languageTable[language].serviceId} ${languageName(language)}`)
const languageNumber = `The language of the site when it was sent: ${numbers.join(', ')}.`

const identifier = { email: `${email} In place of \`phone\`.`, phone: `${tenDigits} In place of \`email\`.` }

const quoteNotes = {
  quoteDetails: 'The search that led to the plan.',
  'quoteDetails.zipCode': 'ZIP code, five digits.',
  'quoteDetails.county': 'Name of the county, as the ZIP lookup answered it.',
  'quoteDetails.state': 'The state’s two capital letters.',
  'quoteDetails.totalHouseholdIncome': 'Income of the whole tax household, in dollars a year.',
  'quoteDetails.activeSubsidyAmount': 'Premium tax credit of the household, in dollars a month.',
  selectedPlan: 'The plan that the visitor chose.',
  'selectedPlan.planApiId': 'The plan’s id, as the plan search answered it.',
  'selectedPlan.plan_benefits': 'The plan’s services, as the plan search answered them.',
  'selectedPlan.plan_benefits[].name': 'Official name of the service.',
  'selectedPlan.plan_benefits[].cost_sharings': 'What a person pays for the service.',
  'selectedPlan.plan_benefits[].cost_sharings[].network_tier':
    'The network that the cost is for, in the official words.',
  'selectedPlan.plan_benefits[].cost_sharings[].display_string': 'The cost in the official English wording.',
  'selectedPlan.name': 'Name of the plan.',
  'selectedPlan.issuer': 'Name of the insurance company.',
  'selectedPlan.metalLevel': '“Bronze”, “Silver”, “Gold”, “Platinum”, “Catastrophic” or “Other”.',
  'selectedPlan.estimatedMonthlyPremium':
    'Price of the plan after the credit, in dollars a month, as a text with two decimals: “96.40”.',
  householdMembers: 'Everybody in the household, the primary person first.',
  'householdMembers[].role': 'The primary person, the spouse, or a dependent.',
  ...beneath('householdMembers[]', registeredMeanings),
  'householdMembers[].isApplyingForCoverage': 'Whether the person applies for coverage.',
  'householdMembers[].annualIncome': 'The person’s own income, in dollars a year; 0 for dependents.',
}

/** The meaning of the fields of registration, sign-in and contact. */
export const accountNotes = {
  RegisterRequest: {
    '': 'A new account, the quote, the chosen plan and the household.',
    account: 'The person who opens the account.',
    'account.email': `${email} Empty for a registration by phone.`,
    'account.password': 'The password in clear text, at least 8 characters. Store a hash of it only.',
    'account.firstName': 'First name, without spaces around it.',
    'account.lastName': 'Last name, without spaces around it.',
    'account.phone': `${tenDigits} Empty for a registration by email.`,
    'account.language': languageNumber,
    ...quoteNotes,
  },
  RegisterAnswer: {
    '': 'The account that waits for its code. The verification sends the whole object back unchanged, so it may have any fields.',
    token: 'The token with which another code is asked for. It opens no session.',
  },
  VerifyRequest: {
    '': 'The code, and which registration it belongs to.',
    verificationCode: 'The six digits of the code.',
    registrationAttemptDetails: 'The answer of the registration, unchanged and whole.',
  },
  VerifyAnswer: {
    '': 'A new session.',
    token: 'The session’s token. The site sends it with later calls and keeps it in this browser only.',
  },
  CommunicationOptionsAnswer: {
    '': 'The ways to be reached.',
    data: 'The ways that an applicant may choose from, in the order shown.',
    'data[].communicationID':
      'Number of the way; a save sends it as `communication`. 1 is text or email and 3 is WhatsApp or email, in both languages. Other numbers are the agency’s own.',
    'data[].name': 'Name of the way, in the language of `lang`. Shown as it comes.',
  },
  ValidateIdentifierRequest: { '': 'An email address, or a phone number.', ...identifier },
  ValidateIdentifierAnswer: {
    '': 'Who signs in where.',
    message: 'A sentence about the outcome. The site does not show it with a success.',
    member:
      '1, “1” or true for an enrolled member, who is sent on to the members’ portal. Anything else asks for the password. Answer the same for a lead and for a stranger.',
  },
  LoginRequest: {
    '': 'An email address or a phone number, and the password.',
    ...identifier,
    password: 'The password in clear text, at least one character.',
  },
  LoginAnswer: {
    '': 'A new session. A success needs `token` and one of `accountId` and `leadID`.',
    accountId: 'The person’s id. In place of `leadID`.',
    leadID: 'The person’s id. In place of `accountId`.',
    firstName: 'First name. In place of `name`.',
    name: 'First name. In place of `firstName`.',
    lastName: 'Last name. In place of `last_name`.',
    last_name: 'Last name. In place of `lastName`.',
    email: 'Email address of the account.',
    phone: 'Phone number of the account, ten digits.',
    status: 'The service’s own word for the account. The site keeps it and decides nothing by it.',
    token: 'The session’s token.',
    plan_id: 'Id of the chosen plan, as the plan search answered it.',
    message: 'A sentence for the person. With a success without a token it is shown as the refusal.',
    error: 'The same as `message`, where that is missing.',
  },
  RenewQuoteRequest: {
    '': 'A new quote of a lead who has not sent the application yet.',
    token: 'The session’s token.',
    ...quoteNotes,
  },
  RenewQuoteAnswer: {
    '': 'The quote was taken over. The site then asks for the profile, which should have the new quote.',
    message: 'A sentence about the outcome. The site does not show it with a success.',
  },
  AgentNotesRequest: {
    '': 'What the quote knows of its price and the registration does not say.',
    planYear: 'Year of the plan.',
    planApiId: 'The plan’s id, as the plan search answered it.',
    annualIncome: 'Income of the whole tax household that the quote took, in dollars a year.',
    toldIncome:
      'The income that was told before it was raised to the state’s threshold, in dollars a year; null where it was not raised.',
    people: 'Everybody in the household, in the order of the registration.',
    'people[].role': 'The primary person, the spouse, or a dependent.',
    'people[].age': 'Age in whole years on the day coverage starts; null when it is not known.',
    'people[].isApplyingForCoverage': 'Whether the person applies for coverage.',
    'people[].medicare': 'Whether the person can get Medicare; null where it was not answered.',
    'people[].status': 'The immigration status in the words of the six questions; null where it was not answered.',
    'people[].jobOffer':
      'Whether a job, one’s own or a relative’s, offers affordable coverage; null where it was not answered.',
    'people[].tobacco':
      'Whether the person used tobacco in the last six months, four times a week or more; null where it was not answered.',
    'people[].pregnancy': 'Whether the person is pregnant; null where it was not answered.',
    marriedApart:
      'Whether the filer is married and not on one tax return with the spouse; `withChild` where the spouse also lives elsewhere for the last six months of the year and a child lives with the filer; null where it was not answered.',
    lifeChanges: 'The ticked life changes; empty for none of them, null where they were not asked.',
    'lifeChanges[].id': 'The life change.',
    'lifeChanges[].day': 'Its day, YYYY-MM-DD; null where the person gave none.',
    comparedPlanIds: 'The other plans of the comparison.',
  },
  AgentNotesAnswer: {
    '': 'The note was taken.',
    message: 'A sentence about the outcome. The site does not show it.',
  },
  SendContactMessageRequest: {
    '': 'A message from the contact page.',
    name: 'First name, without spaces around it.',
    lastname: 'Last name, without spaces around it.',
    email,
    phone: tenDigits,
    message: 'What the visitor wrote, in any language, with line breaks.',
    languageID: languageNumber,
  },
}
