import { useState } from 'react'

import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { LocationFields } from '#components/location/location-fields.tsx'
import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { isZip } from '#domain/geo/location-outcome.ts'
import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'
import { chosenCounty, type LocationDraft, zipTyped } from '#domain/quote/draft.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useLongWait } from '#lib/use-long-wait.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

import type { VerifiedZip, ZipProblem } from './calls.ts'
import { StepFrame } from './step-frame.tsx'
import { calls, type Wizard } from './wizard.ts'

/** Steps 2 to 5 with their dialogs. */
export const laterSteps = onDemand(() => import('./later-steps.tsx'), 'quote-steps', 'household')

/** The notice about a state with its own marketplace, and its dialog. */
export const marketplace = onDemand(() => import('#components/location/marketplace-notice.tsx'), 'quote-steps')

/** Starts loading the parts after the first question, which the visitor is about to answer. */
function warmParts(): void {
  for (const part of [calls, laterSteps, marketplace]) part.warm()
}

/** Returns why a ZIP can't be used, in words: the lookup's own message, otherwise the default of Q-16. */
function useProblemText(problem: ZipProblem | null): string | undefined {
  const { t } = useTranslation('location')
  const { t: tErrors } = useTranslation('call-failures')
  const asked = useOnDemand(calls, false)
  switch (problem?.kind) {
    case undefined:
      return undefined
    case 'fiveDigits':
    case 'notFound':
      return t(`issues.zip.${problem.kind}`)
    case 'notLoaded':
      return t('locationFields.lookupNotLoaded')
    case 'refused':
      // Its part has made the call.
      return asked.kind === 'ready'
        ? asked.part.zipRefusalText(tErrors, problem.reason, (status) =>
            t('locationFields.lookupHttpFailed', { status }),
          )
        : undefined
    case 'unknown':
      return t('locationFields.lookupFailed')
  }
}

/** Whether the state of the chosen county has its own marketplace, where this site can't quote. */
function isElsewhere(location: LocationDraft): boolean {
  const county = chosenCounty(location)
  return county !== null && hasOwnMarketplace(county.state)
}

/** The script that calls the service could not be loaded. */
const notLoaded: VerifiedZip = { location: null, problem: { kind: 'notLoaded' } }

/** Step 1: looks the ZIP up, lets the county decide, and opens the notice about states with their own marketplace. */
export function LocationStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, issues, attempt, ports, change, check, dispatch } = wizard
  const { location } = draft
  const { t } = useTranslation('location')
  const verifying = useOneAtATime()
  const wait = useLongWait(verifying.isRunning)
  const [problem, setProblem] = useState<ZipProblem | null>(null)
  const zipProblem = useProblemText(problem)
  const county = chosenCounty(location)
  const [isTold, setIsTold] = useState(false)
  const notice = useOnDemand(marketplace, county !== null)

  const lookUp = async (): Promise<LocationDraft | null> => {
    setProblem(null)
    const verified = await verifying.run(async (signal) => {
      const loaded = await calls.load().catch(() => null)
      return loaded === null ? notLoaded : loaded.verifyZip(location, signal)
    })
    // The visitor has typed again, so the answer is ignored.
    if (verified === null) return null
    setProblem(verified.problem)
    if (verified.location === null) return null
    change({ location: verified.location })
    setIsTold(true)
    return verified.problem === null ? verified.location : null
  }
  const forgetLookUp = () => {
    verifying.cancel()
    setProblem(null)
  }
  const verify = () => {
    if (isZip(location.zip)) void lookUp()
    else setProblem({ kind: 'fiveDigits' })
  }
  const goOn = (now: LocationDraft) => {
    if (check({ ...draft, location: now })) dispatch({ type: 'stepCommitted', draft: { location: now } })
  }
  const next = () => {
    if (!isZip(location.zip) || location.counties.length > 0) {
      goOn(location)
      return
    }
    // Next verifies too, so a visitor who skips Verify is not blocked.
    void lookUp().then((found) => {
      if (found && !isElsewhere(found)) goOn(found)
    })
  }
  return (
    <StepFrame
      wizard={wizard}
      onNext={next}
      isChecking={verifying.isRunning}
      hasError={issues.length > 0 || zipProblem !== undefined}
    >
      <LocationFields
        value={location}
        issues={issues}
        attempt={attempt}
        isVerifying={verifying.isRunning}
        zipProblem={zipProblem}
        onIntent={warmParts}
        onZip={(text) => {
          forgetLookUp()
          // The state may have changed, and the notice may not be loaded yet.
          setIsTold(false)
          change({ location: zipTyped(location, text) })
        }}
        onVerify={verify}
        onCounty={(countyFips) => {
          change({ location: { ...location, countyFips } })
          setIsTold(true)
        }}
      />
      {notice.kind === 'failed' && isElsewhere(location) && (
        <LoadFailure onRetry={marketplace.need} onReload={ports.reload} />
      )}
      {notice.kind === 'ready' && county && (
        <notice.part.MarketplaceNotice
          state={county.state}
          planYear={wizard.planYear}
          isOpen={isTold}
          onOpenChange={setIsTold}
        />
      )}
      <SlowNotice
        wait={wait}
        cancel={{
          label: t('slowNotice.cancel'),
          onPress: forgetLookUp,
        }}
      />
    </StepFrame>
  )
}
