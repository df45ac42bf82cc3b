import { QuoteHero } from '#components/wizard/quote-hero.tsx'
import type { QuoteSession } from '#domain/quote/session.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { QuoteWizard } from './quote-wizard.tsx'
import { useWizard, type WizardPorts } from './wizard.ts'

export interface QuoteHomeProps extends Partial<WizardPorts> {
  /** The visitor came here from a later part of the flow, so the question's heading takes the focus at once. */
  readonly arrived?: boolean
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

function QuotePhase({ session, arrived = false, ...ports }: QuotePhaseProps) {
  const wizard = useWizard(session, useQuoteDispatch(), { ...browserPorts, ...ports }, arrived)
  return (
    <QuoteHero isFirstStep={session.step === 'location'}>
      <QuoteWizard wizard={wizard} />
    </QuoteHero>
  )
}

/** The page of the quote's phase: the site's introduction, and the wizard. In other phases it shows nothing. */
export function QuoteHome(props: QuoteHomeProps) {
  const session = useQuoteSession()
  return session.phase === 'quote' ? <QuotePhase {...props} session={session} /> : null
}
