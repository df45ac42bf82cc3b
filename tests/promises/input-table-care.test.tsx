import { CareSection } from '#components/care/care-section.tsx'
import { type CareKind, emptyCareList, typedCareEntry } from '#domain/care/care-list.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

import { nothing } from './account-fields.ts'
import { names } from './account-texts.ts'
import { tableOf, testTable } from './input-table.tsx'

/** Thirty texts for a field for a medicine. */
const medicines: readonly string[] = [
  ...['metFORMIN', ' metformin ', 'METFORMIN', 'metformina', 'Lantus', 'Vitamin D3 1,000 IU', 'vitamina D 1.000 UI'],
  ...[
    '5-HTP',
    'hydrocortisone 10%',
    'insulin glargine 100 units/mL',
    'L\u2011tiroxina',
    'µ-opioid',
    'Tylenol®',
    '861007',
  ],
  ...[
    'amoxicilina/clavulanato',
    'insulina «lenta»',
    'insuli\u0301na',
    'ácido fólico',
    '<b>aspirin</b>',
    '&amp;',
    "Men's One",
  ],
  ...['aspirin\u200b', 'aspirin\u00a081 mg', 'aspirin\n81 mg', 'aspi\u00adrin', 'x', '%', '...', '💊', '   '],
]

function careRow(kind: CareKind, name: string, texts: readonly string[]) {
  return tableOf<string>(texts, {
    name,
    label: fixedT('en', 'care')(`section.${kind}Label`),
    // A name is stored without what shows nothing.
    marks: /[\s\p{Cf}]/gu,
    start: '',
    show: (_, change) => (
      <CareSection
        kind={kind}
        list={emptyCareList}
        search={{ suggestions: [], state: 'idle', onSearch: change, onRetry: nothing }}
        onAdd={nothing}
        onRemove={nothing}
      />
    ),
    judge: (text) => {
      const entry = typedCareEntry(kind, text)
      return entry ? { accepted: entry.name } : { refused: 'section.nothing' }
    },
  })
}

await loadNamespaces('common', 'care')

// Proves P-75.
testTable('doctors and medicines', [
  careRow('doctor', 'doctorName', names),
  careRow('medicine', 'medicineName', medicines),
])
