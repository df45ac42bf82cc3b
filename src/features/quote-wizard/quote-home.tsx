import type { ReactNode } from 'react'

import { Spinner } from '#components/primitives/spinner.tsx'
import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { QuoteHero } from '#components/wizard/quote-hero.tsx'
import { site } from '#config/site.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { quoteYear } from '#domain/calendar/wizard-year.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { componentOf, onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { laterSteps, LocationStep } from './location-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { useWizard, type Wizard, type WizardPorts } from './wizard.ts'

/** The wizard's current step. The first is part of the page, the others are loaded while it is answered. */
function QuoteWizard({ wizard }: { readonly wizard: Wizard }) {
  const { t } = useTranslation('location')
  const isFirst = wizard.step === 'location'
  const later = useOnDemand(laterSteps, !isFirst)
  if (isFirst) return <LocationStep wizard={wizard} />
  if (later.kind === 'ready') return <later.part.LaterSteps wizard={wizard} />
  return (
    <StepFrame wizard={wizard}>
      {later.kind === 'failed' ? (
        <LoadFailure onRetry={laterSteps.need} onReload={wizard.ports.reload} />
      ) : (
        <Spinner label={t('loadFailure.loading')} showLabel />
      )}
    </StepFrame>
  )
}

export interface QuoteHomeProps extends Partial<WizardPorts> {
  /** The visitor came here from a later part of the flow, so the question's heading takes the focus at once. */
  readonly arrived?: boolean
  /** Content below the first question. It may load late, because it moves nothing above it. */
  readonly below?: ReactNode
}

const browserPorts: WizardPorts = {
  clock: systemClock,
  leave: (url) => {
    location.assign(url)
  },
  reload: () => {
    location.reload()
  },
  log: () => undefined,
  onNearResults: () => undefined,
}

interface QuotePhaseProps extends QuoteHomeProps {
  readonly session: Extract<QuoteSession, { phase: 'quote' }>
}

interface QuoteOfYearProps extends QuotePhaseProps {
  readonly planYear: PlanYear
}

function QuoteOfYear({ session, planYear, arrived = false, below, ...ports }: QuoteOfYearProps) {
  const wizard = useWizard(session, useQuoteDispatch(), { ...browserPorts, ...ports }, arrived, planYear)
  return (
    <QuoteHero isFirstStep={session.step === 'location'}>
      <QuoteWizard wizard={wizard} />
      {below}
    </QuoteHero>
  )
}

/** The notice about a year whose plans this build doesn't know. */
const UnlistedYear = componentOf(
  onDemand(() => import('./unlisted-year-part.tsx'), 'quote-steps'),
  (part) => part.UnlistedYearPart,
)

function QuotePhase(props: QuotePhaseProps) {
  const { session, clock = systemClock } = props
  // A search that was left keeps its year, so going back asks for the income of the same plan year.
  const chosen = session.planYear ?? session.results?.criteria.planYear
  const year = quoteYear(site.planYear, calendarDay(clock.now()), chosen)
  const planYear = site.planYears.find((known) => known === year)
  return planYear ? (
    <QuoteOfYear {...props} planYear={planYear} />
  ) : (
    <UnlistedYear session={session} year={year} clock={clock} />
  )
}

/** The page of the quote's phase: the site's introduction, and the wizard. In other phases it shows nothing. */
export function QuoteHome(props: QuoteHomeProps) {
  const session = useQuoteSession()
  return session.phase === 'quote' ? <QuotePhase {...props} session={session} /> : null
}
