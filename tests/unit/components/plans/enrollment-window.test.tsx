import { render } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { EnrollmentWindow } from '#components/plans/enrollment-window.tsx'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { coverageWindow } from '#domain/calendar/coverage-window.ts'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'

/** What the box says at noon of a day, by the dated last day or the one of the setting. */
const sentences = {
  en: [
    ['2026-11-25', '', 'Choose by December 15 to be covered from January 1'],
    ['2026-12-15', '', 'Choose by December 15 to be covered from January 1'],
    [
      '2026-12-16',
      '',
      'Open Enrollment for 2027 is open until January 15, as HealthCare.gov says. A court may change this day: choose today.',
    ],
    ['2027-01-15', '', 'Open Enrollment for 2027 is open until January 15, as HealthCare.gov says.'],
    ['2027-01-16', '', 'To start a 2027 plan now, you must have had a life change'],
    [
      '2026-12-15',
      '2026-12-15',
      'Open Enrollment for 2027 is open until December 15. A plan chosen by then can start on January 1.',
    ],
    ['2026-12-16', '2026-12-15', 'To start a 2027 plan now, you must have had a life change'],
    [
      '2026-12-15',
      '2027-01-31',
      'Choose by December 15 to be covered from January 1. Open Enrollment for 2027 is open until January 31.',
    ],
    ['2027-01-31', '2027-01-31', 'Open Enrollment for 2027 is open until January 31. A plan chosen by then'],
  ],
  es: [
    ['2026-11-25', '', 'Elija a más tardar el 15 de diciembre para tener cobertura desde el 1 de enero'],
    ['2026-12-15', '', 'Elija a más tardar el 15 de diciembre para tener cobertura desde el 1 de enero'],
    [
      '2026-12-16',
      '',
      'está abierta hasta el 15 de enero, según CuidadoDeSalud.gov. Un tribunal puede cambiar ese día: elija hoy.',
    ],
    ['2027-01-15', '', 'está abierta hasta el 15 de enero, según CuidadoDeSalud.gov.'],
    ['2027-01-16', '', 'Hoy solo puede comenzar un plan de 2027 si tuvo un cambio de vida'],
    [
      '2026-12-15',
      '2026-12-15',
      'termina el 15 de diciembre. Un plan elegido hasta ese día puede comenzar el 1 de enero.',
    ],
    ['2026-12-16', '2026-12-15', 'Hoy solo puede comenzar un plan de 2027 si tuvo un cambio de vida'],
    ['2026-12-15', '2027-01-31', 'Inscripción Abierta para 2027 está abierta hasta el 31 de enero.'],
    ['2027-01-31', '2027-01-31', 'termina el 31 de enero. Un plan elegido hasta ese día'],
  ],
} as const

const ofMarketplace = {
  en: {
    byLoss: 'ends by December 31, a plan chosen by then can still start on January 1',
    ownDays: 'Georgia Access sets its own last day for 2027',
    source: 'HealthCare.gov',
  },
  es: {
    byLoss: 'a más tardar el 31 de diciembre, un plan elegido hasta ese día todavía puede comenzar el 1 de enero',
    ownDays: 'Georgia Access fija su propio último día para 2027',
    source: 'CuidadoDeSalud.gov',
  },
} as const

// Proves.
describe.each(['en', 'es'] as const)('the box about Open Enrollment for 2027, in %s', (language) => {
  beforeAll(async () => {
    await changeLanguage(language)
    await loadNamespaces('coverage-year')
  })

  it.each<readonly [day: string, setting: string, text: string]>(sentences[language])(
    'on %s with the setting %j',
    (day, setting, text) => {
      const now = new Date(`${day}T17:00:00Z`)
      const end = parseIsoDay(setting)
      const { container } = render(
        <EnrollmentWindow
          planYear={2027}
          window={coverageWindow(calendarDay(now), 2027, end)}
          effective={effectiveDate(now, 2027, end)}
        />,
      )
      expect(container.textContent).toContain(text)
    },
  )

  // Proves.
  it('says what coverage that ends allows, and leaves the last day to the marketplace that sets it', () => {
    const textOn = (day: string, marketplace?: string) => {
      const now = new Date(`${day}T17:00:00Z`)
      const window = coverageWindow(calendarDay(now), 2027)
      const effective = effectiveDate(now, 2027)
      return render(<EnrollmentWindow planYear={2027} {...{ window, effective, marketplace }} />).container.textContent
    }
    const { byLoss, ownDays, source } = ofMarketplace[language]
    for (const day of ['2026-11-28', '2026-12-15', '2027-01-01']) expect(textOn(day)).not.toContain(byLoss)
    for (const day of ['2026-12-16', '2026-12-31']) expect(textOn(day)).toContain(byLoss)
    for (const day of ['2026-11-28', '2026-12-16', '2027-01-16']) {
      expect(textOn(day, 'Georgia Access')).toContain(ownDays)
      expect(textOn(day, 'Georgia Access')).not.toContain(source)
    }
  })
})
