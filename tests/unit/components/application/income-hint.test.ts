import { expect, it } from 'vitest'

import en from '#i18n/locales/en/application.json'
import es from '#i18n/locales/es/application.json'

// Proves F-40.
it('the income asks for the net income of self-employment, after business expenses and deductions', () => {
  for (const field of ['annualIncomeHint', 'annualIncomeAgain'] as const) {
    expect(en.financialFields[field]).toContain(
      'for self-employment, your net income, after business expenses and deductions',
    )
    expect(es.financialFields[field]).toContain(
      'si trabaja por cuenta propia, sus ingresos netos, después de los gastos del negocio y de deducciones',
    )
  }
})
