import { AddressFields } from '#components/application/address-fields/address-fields.tsx'
import { ContactFields } from '#components/application/contact-fields.tsx'
import { FinancialFields } from '#components/application/financial-fields/financial-fields.tsx'
import type { FieldErrors } from '#components/fields/field-errors.ts'
import { MemberFieldsDocuments } from '#components/application/member-fields/member-fields-documents.tsx'
import { PeopleFields } from '#components/application/people-fields.tsx'
import {
  type Application,
  type ApplicationMember,
  needsDocuments,
  withMember,
} from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { type ApplicationStep, stepIssues } from '#domain/application/application-steps.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { checkOf, filledApplication, member } from '#tests/unit/domain/application/filled-application.ts'

import { type InputField, nastyNumbers, tableOf, testTable } from './input-table.tsx'

const agency = { phone: '1-800-555-0142', contactHref: '#contact' }
const nothing = () => undefined
const unrefused = { issues: [], attempt: 0, agency, onRequote: nothing }
const offers = { suggestions: [], hasNone: false, onSearch: nothing, onChoose: nothing }
/** Punctuation, and the country code before ten digits. */
const phoneDress = /^\D*1(?=(?:\D*\d){10}\D*$)|\D/g
/** Zeros and separators are only a date's format. */
const dateDress = /[^1-9]/g
const parted = /[\s\p{Pd}\p{Cf}\u2212]/gu

/** Texts entered into a field for a code of capitals and digits. */
const nastyCodes: readonly string[] = [
  ...['C09', ' C09 ', 'C 09', 'C-09', 'C9', '09C', 'C091', 'CC9', '\u00c709', '0', '\u200bC09', '<B>7</B>'],
  ...['SRC1234567890', 'SRC 123 456 7890', 'SRC-123-456-7890', 'SRC12345678901', 'SR1234567890', 'SRC123456789'],
]

/** The texts that these fields treat differently, because people are slow to render. */
const fewNumbers = [
  ...[' 34 ', '0034', '1.5', '-1', '12a', '٣٤', '3\u200b4', '1\n2', '33139-1234', '<b>7</b>'],
  ...['04/17/1990', '4/7/1990', '219-09-9921', '219 09 99211'],
]
/** The letter of a new I-94 number is shown as a capital. */
const newNumbers = [...fewNumbers.filter((text) => text !== '12a'), '12345678901', '123456789A1', '123456789012']
/** `tests/unit/lib/number-masks.test.ts` tests one key too many in a whole day. */
const nastyDays = fewNumbers.filter((text) => !text.startsWith('219'))
const noErrors: FieldErrors = { fieldId: (...path) => path.join('-'), errorAt: () => undefined, problems: [] }

const withHome = (zip: string) => filledApplication({ address: { ...filledApplication().address, zip } })

type Row = InputField<Application> & { readonly texts?: readonly string[] }

/** Returns the issue of one field of a step. */
function judgedAt(step: ApplicationStep, path: ApplicationIssue['path'], read: (application: Application) => string) {
  return (application: Application) => {
    const issue = stepIssues(checkOf(application, { zip: '' }), step).find((one) => one.path.join() === path.join())
    return issue ? { refused: issue.code } : { accepted: read(application).trim() }
  }
}

type MemberText = 'dateOfBirth' | 'ssn' | 'alienNumber' | 'cardNumber' | 'categoryCode' | 'i94Number' | 'expirationDate'

function person(
  field: MemberText,
  label: string,
  given: Partial<ApplicationMember>,
  row: Pick<Row, 'marks' | 'texts'> & { readonly isHidden?: boolean },
): Row {
  const { isHidden = false, ...rest } = row
  const read = ({ members }: Application) => members[0][field]
  return {
    texts: fewNumbers,
    ...rest,
    name: field,
    label,
    start: filledApplication({ members: [member({ ...given, [field]: '' })] }),
    show: ({ members }, change) => {
      const { legalStatus } = members[0]
      const onChange = (changed: Partial<ApplicationMember>) => {
        change(withMember(filledApplication({ members }), 0, changed))
      }
      // The documents alone render four times as fast.
      return needsDocuments(legalStatus) ? (
        <MemberFieldsDocuments
          status={legalStatus}
          member={members[0]}
          index={0}
          onChange={onChange}
          errors={noErrors}
        />
      ) : (
        <PeopleFields
          {...{ ...unrefused, members, role: 'primary' }}
          planYear={2027}
          onChange={(_index, changed) => {
            onChange(changed)
          }}
        />
      )
    },
    judge: judgedAt('primary', ['members', 0, field], read),
    ...(isHidden && { held: read }),
  }
}

function fields(): readonly Row[] {
  const t = fixedT('en', 'application')
  return [
    {
      name: 'phone',
      label: t('contactFields.phone'),
      marks: phoneDress,
      start: filledApplication({ phone: '' }),
      show: (value, change) => (
        <ContactFields
          errors={noErrors}
          options={[]}
          value={value}
          onChange={(changed) => {
            change({ ...value, ...changed })
          }}
        />
      ),
      judge: judgedAt('contact', ['phone'], ({ phone }) => phone),
      texts: [...nastyNumbers, '3055550199', '+1 (305) 555-0199', '23055550199', '305 555 0199 12'],
    },
    {
      name: 'ZIP code',
      label: t('addressFields.zip'),
      start: withHome(''),
      show: (value, change) => (
        <AddressFields
          {...{ agency, errors: noErrors }}
          onRequote={() => undefined}
          value={value}
          settled={[]}
          fromSuggestion={[]}
          home={offers}
          mailing={offers}
          onChange={(changed) => {
            change({ ...value, ...changed })
          }}
        />
      ),
      judge: judgedAt('address', ['address', 'zip'], ({ address }) => address.zip),
    },
    person('dateOfBirth', t('memberFields.dateOfBirth'), {}, { marks: dateDress, texts: nastyDays }),
    person('ssn', t('memberFields.ssn'), {}, { marks: parted, isHidden: true }),
    person(
      'alienNumber',
      t('memberDocuments.alienNumber'),
      { legalStatus: 'resident' },
      {
        marks: /[\s\p{Pd}\p{Cf}\u2212]|^A#?/gu,
        isHidden: true,
        texts: [...fewNumbers, '1234567890', '123456789', 'A 123 456 789'],
      },
    ),
    person(
      'cardNumber',
      t('memberDocuments.cardNumber'),
      { legalStatus: 'resident' },
      { marks: /[^\p{L}\p{N}]/gu, isHidden: true, texts: nastyCodes },
    ),
    person(
      'categoryCode',
      t('memberDocuments.categoryCode'),
      { legalStatus: 'workPermit' },
      { marks: /[^\p{L}\p{N}]/gu, texts: nastyCodes },
    ),
    person(
      'i94Number',
      t('memberDocuments.i94Number'),
      { legalStatus: 'i94' },
      { marks: parted, isHidden: true, texts: newNumbers },
    ),
    person(
      'expirationDate',
      t('memberDocuments.expirationDate'),
      { legalStatus: 'i94' },
      { marks: dateDress, texts: nastyDays },
    ),
    {
      name: 'income',
      label: t('financialFields.annualIncome'),
      marks: /[,$\s]/g,
      start: filledApplication({ members: [member({ annualIncome: '' })] }),
      show: ({ members }, change) => (
        <FinancialFields
          {...unrefused}
          members={members}
          incomeLimitCents={null}
          hasCredit={false}
          onChange={(index, changed) => {
            change(withMember(filledApplication({ members }), index, changed))
          }}
        />
      ),
      judge: judgedAt('financial', ['members', 0, 'annualIncome'], ({ members }) => members[0].annualIncome),
    },
  ]
}

await loadNamespaces('application', 'common', 'location', 'quote-steps')

testTable(
  'application',
  fields().map((row) => tableOf(row.texts ?? nastyNumbers, row)),
)
