import { useState } from 'react'

import { ScenarioFields } from '#components/household/scenario-fields.tsx'
import { TaxHelpDialog } from '#components/household/tax-help-dialog.tsx'
import { configurationOf, draftHouseholdSize } from '#domain/quote/draft.ts'

import { StepFrame } from './step-frame.tsx'
import type { Wizard } from './wizard.ts'

/** Step 3: the other members of the tax household, with the help that its last option opens. */
export function TaxHouseholdStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, issues, attempt, change, commit } = wizard
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  return (
    <StepFrame wizard={wizard} onNext={commit}>
      <ScenarioFields
        configuration={configurationOf(draft.household)}
        value={draft.taxHousehold}
        householdSize={draftHouseholdSize(draft)}
        issues={issues}
        attempt={attempt}
        isHelpOpen={isHelpOpen}
        onChange={(taxHousehold) => {
          change({ taxHousehold })
        }}
        onHelp={() => {
          setIsHelpOpen(true)
        }}
      />
      {isHelpOpen && (
        <TaxHelpDialog
          open
          onClose={() => {
            setIsHelpOpen(false)
          }}
          onReopen={() => {
            setIsHelpOpen(true)
          }}
        />
      )}
    </StepFrame>
  )
}
