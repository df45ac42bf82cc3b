/** A field of a file: its component, and its row in `input-tables`, or why it needs none. */
type TypedField = readonly [component: string, row: string | { readonly because: string }]

const search = { because: 'It searches texts of the page, and is sent nowhere.' }
const readOnly = { because: 'Nothing can be typed into it.' }
const longText = { because: 'A name or an address: `answer-lengths.test.ts` keeps too long texts, which are refused.' }
const sameAmount = {
  because: 'The income field of the wizard with the same settings, whose row is "household income".',
}

/**
 * Every field that can be typed into, by its file, in the order of the source. `typed-fields.test.ts` compares it with the
 * sources and with the tables, so a new field fails until it has a row or a reason.
 */
export const typedFields: Readonly<Record<string, readonly TypedField[]>> = {
  'account/create-account-form': [
    ['TextField', 'registration-and-sign-in/firstName'],
    ['TextField', 'registration-and-sign-in/lastName'],
    ['PasswordField', 'registration-and-sign-in/password'],
  ],
  'account/identifier-tabs': [
    ['EmailField', 'registration-and-sign-in/email'],
    ['MaskedField', 'registration-and-sign-in/phone'],
  ],
  'account/login-password': [
    ['input', readOnly],
    ['PasswordField', 'registration-and-sign-in/password that signs in'],
  ],
  'account/reset-code': [['CodeField', 'registration-and-sign-in/code that resets the password']],
  'account/verify-form': [['CodeField', 'registration-and-sign-in/code']],
  'application/address-fields/address-fields-postal': [
    ['ComboboxField', 'words-of-the-application/street'],
    ['TextField', 'words-of-the-application/city'],
    ['NumberField', 'application/ZIP code'],
    ['TextField', readOnly],
  ],
  'application/address-fields/address-fields': [['TextField', 'words-of-the-application/apartment']],
  'application/contact-fields': [
    ['MaskedField', 'application/phone'],
    ['EmailField', { because: 'The e-mail field of the registration, whose row is "email".' }],
  ],
  'application/financial-fields/financial-fields-person': [
    ['MoneyField', 'application/income'],
    ['TextField', 'words-of-the-application/occupation'],
  ],
  'application/member-fields/member-fields-documents': [
    ['SecretField', 'application/alienNumber'],
    ['SecretField', 'application/cardNumber'],
    ['CapitalsField', 'application/categoryCode'],
    ['SecretField', 'application/i94Number'],
    ['MaskedField', 'application/expirationDate'],
  ],
  'application/member-fields/member-fields-status': [['SsnField', 'application/ssn']],
  'application/member-fields/member-fields': [
    ['TextField', longText],
    ['MaskedField', 'application/dateOfBirth'],
  ],
  'application/signature-field/signature-field-type': [['TextField', 'words-of-the-application/typed signature']],
  'care/care-section': [['ComboboxField', 'doctors-and-medicines/medicineName']],
  'contact/contact-form': [
    ['TextField', 'contact/firstName'],
    ['TextField', 'contact/lastName'],
    ['MaskedField', 'contact/phone'],
    ['EmailField', 'contact/email'],
    ['TextareaField', 'contact/message'],
  ],
  'content/faq-list': [['TextField', search]],
  'household/applicant-fields': [['NumberField', 'quote/number of dependents']],
  'household/member-answer-fields': [['NumberField', 'quote/own age']],
  'household/scenario-fields': [['NumberField', 'quote/number of others in the tax household']],
  'income/estimator-dialog/estimator-dialog-amount': [['MoneyField', 'quote/pay by the month']],
  'income/estimator-dialog/estimator-dialog-months': [['NumberField', 'quote/months like the low one']],
  'income/income-fields': [['MoneyField', 'quote/household income']],
  'location/zip-field': [['input', 'quote/ZIP code']],
  'location/location-fields': [['ZipField', 'quote/ZIP code']],
  'plans/credit-explorer/credit-explorer-income': [
    ['MoneyField', sameAmount],
    ['input', { because: 'A slider.' }],
  ],
  'plans/credit-explorer/credit-explorer-paying-back': [['MoneyField', sameAmount]],
  'plans/facet-panel/facet-panel-range': [['MoneyField', 'plans/most of a bill']],
  'plans/life-change-dialog': [['MaskedField', 'plans/day of a life change']],
  'plans/search-editor/search-editor-location': [
    ['NumberField', 'quote/ZIP code of the editor'],
    ['TextField', readOnly],
    ['TextField', readOnly],
  ],
  'plans/search-editor/search-editor': [['MoneyField', 'quote/income in the editor']],
  'plans/year-income-dialog': [['MoneyField', 'plans/income of another year']],
  'take-along/take-along-dialog': [['TextField', readOnly]],
  'words/glossary-list': [['TextField', search]],
}

/** Rows of the tables whose field a component draws for several questions. */
export const furtherRows: readonly string[] = [
  'doctors-and-medicines/doctorName',
  'quote/age in the editor',
  'quote/age of a dependent',
  'quote/age of the spouse',
  'quote/another source',
  'quote/hours a week',
  'quote/money spent to work',
  'registration-and-sign-in/email that signs in',
  'registration-and-sign-in/phone that signs in',
]
