import { vi } from 'vitest'

import { AddressFields } from '#components/application/address-fields/address-fields.tsx'
import { FinancialFieldsPerson } from '#components/application/financial-fields/financial-fields-person.tsx'
import { SignatureFieldType } from '#components/application/signature-field/signature-field-type.tsx'
import type { FieldErrors } from '#components/fields/field-errors.ts'
import { type Application, withMember } from '#domain/application/application.ts'
import { type ApplicationStep, stepIssues } from '#domain/application/application-steps.ts'
import { fullName, isNameOf } from '#domain/application/signature-name.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { checkOf, filledApplication, member } from '#tests/unit/domain/application/filled-application.ts'

import { nothing } from './account-fields.ts'
import { names } from './account-texts.ts'
import { tableOf, testTable } from './input-table.tsx'

// jsdom draws nothing.
vi.mock('#components/application/signature-field/use-sharp-canvas.ts', () => ({ useSharpCanvas: () => undefined }))

const agency = { phone: '1-800-555-0142', contactHref: '#contact' }
const noErrors: FieldErrors = { fieldId: (...path) => path.join('-'), errorAt: () => undefined, problems: [] }
const offers = { suggestions: [], hasNone: false, onSearch: nothing, onChoose: nothing }

/** Texts for a line of an address. */
const lines: readonly string[] = [
  ...[
    '742 Evergreen Ter',
    ' 742  Evergreen Ter ',
    '1½ Main St',
    'Calle 8 #5-10',
    'Av. José Martí',
    'Apt 4B',
    '4-B',
    '#',
  ],
  ...[
    'PO Box 1234',
    'P.O. Box 12',
    'Apartado 5',
    '<b>1 Main</b>',
    '1 Main\u200b St',
    '1\u00a0Main St',
    '1 Main\nMiami',
  ],
  ...['李', '🙂', '   ', '&amp;', 'x'.repeat(70)],
]

/** Returns the issue of one field of a step. */
function judgedAt(
  step: ApplicationStep,
  path: readonly (string | number)[],
  read: (application: Application) => string,
) {
  return (application: Application) => {
    const issue = stepIssues(checkOf(application, { zip: '' }), step).find((one) => one.path.join() === path.join())
    return issue ? { refused: issue.code } : { accepted: read(application) }
  }
}

await loadNamespaces('common', 'application')
const t = fixedT('en', 'application')

function addressRow(field: 'street' | 'apartment' | 'city') {
  const { address } = filledApplication()
  return tableOf<Application>(lines, {
    name: field,
    label:
      field === 'apartment'
        ? `${t('addressFields.apartment')} ${t('addressFields.optional')}`
        : t(`addressFields.${field}`),
    start: filledApplication({ address: { ...address, [field]: '' } }),
    show: (value, change) => (
      <AddressFields
        {...{ agency, errors: noErrors, value, settled: [], fromSuggestion: [], home: offers, mailing: offers }}
        onRequote={nothing}
        onChange={(changed) => {
          change({ ...value, ...changed })
        }}
      />
    ),
    judge: judgedAt('address', ['address', field], (application) => application.address[field]),
  })
}

testTable('words of the application', [
  addressRow('street'),
  addressRow('apartment'),
  addressRow('city'),
  tableOf<Application>(names, {
    name: 'occupation',
    label: t('financialFields.occupation'),
    start: filledApplication({ members: [member({ incomeSources: ['employed'], occupation: '' })] }),
    show: (value, change) => (
      <FinancialFieldsPerson
        member={value.members[0]}
        index={0}
        told={null}
        errors={noErrors}
        onChange={(changed) => {
          change(withMember(value, 0, changed))
        }}
      />
    ),
    judge: judgedAt('financial', ['members', 0, 'occupation'], ({ members }) => members[0].occupation),
  }),
  tableOf<string>([...names, 'Ana Torres', 'ana torres', 'ANA  TORRES', 'Ana Torres.', 'Ana Tórres', 'Luis Pérez'], {
    name: 'typed signature',
    label: 'Full name',
    start: '',
    show: (name, change) => (
      <SignatureFieldType
        {...{ name, isIntended: true, padLabel: 'Preview', nameLabel: 'Full name', nameHint: '' }}
        intentLabel="Meant"
        onType={change}
      />
    ),
    judge: (name) =>
      isNameOf(name, fullName({ firstName: 'Ana', lastName: 'Torres' }))
        ? { accepted: name }
        : { refused: 'another name' },
  }),
])
