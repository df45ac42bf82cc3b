import { expect, it } from 'vitest'

import { englishMedicine } from '#domain/care/english-medicine.ts'

// Proves P-110.
it.each([
  ['Metformina', 'metformin hydrochloride'],
  ['atorvastatina', 'atorvastatin'],
  ['levotiroxina', 'levothyroxine'],
  ['ibuprofeno', 'ibuprofen'],
  ['insulina glargina', 'insulin glargine'],
  ['amoxicilina', 'amoxicillin'],
  ['azitromicina', 'azithromycin'],
  ['claritromicina', 'clarithromycin'],
  ['eritromicina', 'erythromycin'],
  ['doxiciclina', 'doxycycline'],
  ['aciclovir', 'acyclovir'],
  ['ciclobenzaprina', 'cyclobenzaprine'],
  ['oxicodona', 'oxycodone'],
  ['fenobarbital', 'phenobarbital'],
  ['hidroclorotiazida', 'hydrochlorothiazide'],
  ['losartán', 'losartan'],
  ['amlodipino', 'amlodipine'],
  ['ciprofloxacino', 'ciprofloxacin'],
  ['prednisona', 'prednisone'],
  ['furosemida', 'furosemide'],
  ['sertralina', 'sertraline'],
  ['paracetamol', 'acetaminophen'],
  ['Ácido fólico', 'folic acid'],
])('%s begins in English like %s', (spanish, english) => {
  expect(english.startsWith(englishMedicine(spanish) ?? '-')).toBe(true)
})

it.each(['lisinopril', 'metformin', 'omeprazol', 'da', ''])('%s is asked for as it is typed', (typed) => {
  expect(englishMedicine(typed)).toBeNull()
})
