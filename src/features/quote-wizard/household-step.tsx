import { ApplicantFields } from '#components/household/applicant-fields.tsx'

import { StepFrame } from './step-frame.tsx'
import type { Wizard } from './wizard.ts'

/** Step 2: who needs coverage. */
export function HouseholdStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, issues, attempt, change, commit } = wizard
  return (
    <StepFrame wizard={wizard} onNext={commit}>
      <ApplicantFields
        value={draft.household}
        issues={issues}
        attempt={attempt}
        onChange={(household) => {
          change({ household })
        }}
      />
    </StepFrame>
  )
}
