import { useEffect, useState } from 'react'

import { Disclosure } from '#components/primitives/disclosure.tsx'
import { Spinner } from '#components/primitives/spinner.tsx'
import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { listFormat } from '#i18n/format.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { assertNever } from '#lib/assert-never.ts'
import { whenIdle } from '#lib/when-idle.ts'

import { CoverageStep } from './coverage-step.tsx'
import { HouseholdStep } from './household-step.tsx'
import { IncomeStep } from './income-step.tsx'
import { TaxHouseholdStep } from './tax-household-step.tsx'
import { calls, type Wizard } from './wizard.ts'

const sharedDevice = onDemand(() => import('./shared-device-part.tsx'), 'take-along')

/** Offers to store nothing beyond this tab, before anything is stored. */
function SharedDeviceOffer({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTranslation('quote-steps')
  const home = useTranslation('location')
  const [isOpen, setIsOpen] = useState(false)
  const part = useOnDemand(sharedDevice, isOpen)
  return (
    <Disclosure summary={t('sharedDevice.open')} open={isOpen} onOpenChange={setIsOpen} className="pt-3">
      {part.kind === 'ready' ? (
        <part.part.SharedDevicePart />
      ) : part.kind === 'failed' ? (
        <LoadFailure onRetry={sharedDevice.need} onReload={onReload} />
      ) : (
        isOpen && <Spinner label={home.t('loadFailure.loading')} showLabel />
      )}
    </Disclosure>
  )
}

/** Whether the browser is in its data-saving mode. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Fetches the page of the results while the questions are answered: as idle work, never beside a call, and not
 * for a visitor who saves data.
 */
export function fetchAhead(fetchResults: () => void): void {
  if (savesData()) return
  whenIdle(() => {
    calls.load().then(
      ({ whenNoCall }) => {
        whenNoCall(fetchResults)
      },
      () => undefined,
    )
  })
}

// The first use of a formatter takes tens of milliseconds. It happens here, before a press that needs one.
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
