import { ApplicantFields } from '#components/household/applicant-fields.tsx'
import { ConfirmedCounty } from '#components/location/confirmed-county.tsx'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { medicareUrl } from '#config/urls.ts'
import { effectiveDate } from '#domain/calendar/effective-date.ts'
import { confirmedCounty } from '#domain/quote/draft.ts'
import { useLanguage } from '#i18n/use-translation.ts'

import { StepFrame } from './step-frame.tsx'
import type { Wizard } from './wizard.ts'

/** Step 2: who needs coverage. It shows the county, because Next may have looked it up without Verify. */
export function HouseholdStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, issues, attempt, change, commit, planYear, ports } = wizard
  const language = useLanguage()
  const county = confirmedCounty(draft.location)
  return (
    <StepFrame wizard={wizard} onNext={commit}>
      {county && <ConfirmedCounty county={county} />}
      <ApplicantFields
        value={draft.household}
        issues={issues}
        attempt={attempt}
        coverageStart={effectiveDate(ports.clock.now(), planYear, openEnrollmentEnd)?.start}
        medicareHref={medicareUrl[language]}
        onChange={(household) => {
          change({ household })
        }}
      />
    </StepFrame>
  )
}
