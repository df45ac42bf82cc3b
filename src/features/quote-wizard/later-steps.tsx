import { useEffect } from 'react'

import { listFormat } from '#i18n/format.ts'
import { assertNever } from '#lib/assert-never.ts'

import { CoverageStep } from './coverage-step.tsx'
import { fetchAhead } from './fetch-ahead.ts'
import { HouseholdStep } from './household-step.tsx'
import { IncomeStep } from './income-step.tsx'
import { SharedDeviceOffer } from './shared-device-offer.tsx'
import { TaxHouseholdStep } from './tax-household-step.tsx'
import type { Wizard } from './wizard.ts'

// The browser takes tens of milliseconds for the first format of a page. This part loads before the press that needs
// one.
listFormat('en')

function Step({ wizard }: { readonly wizard: Wizard }) {
  switch (wizard.step) {
    case 'location':
      return null
    case 'household':
      return <HouseholdStep wizard={wizard} />
    case 'taxHousehold':
      return <TaxHouseholdStep wizard={wizard} />
    case 'income':
      return <IncomeStep wizard={wizard} />
    case 'coverage':
      return <CoverageStep wizard={wizard} />
    default:
      return assertNever(wizard.step)
  }
}

/** Steps 2 to 5 of the wizard. */
export function LaterSteps({ wizard }: { readonly wizard: Wizard }) {
  const { onNearResults, reload } = wizard.ports
  useEffect(() => {
    fetchAhead(onNearResults)
  }, [onNearResults])
  return (
    <>
      <Step wizard={wizard} />
      <SharedDeviceOffer onReload={reload} />
    </>
  )
}
