import { emptyDraft } from '#domain/quote/draft.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { type ShownResults, useResults } from '#features/plan-results/use-results.ts'
import { type IncomeCheck, useIncomeCheck } from '#features/quote-wizard/use-income-check.ts'
import { type LastAnswer, useLastAnswer } from '#features/quote-wizard/use-last-answer.ts'
import { type Wizard, useWizard, type WizardPorts } from '#features/quote-wizard/wizard.ts'
import { fixedClock } from '#lib/clock.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

/** What a visitor could see and do, without the screens. */
export interface Screen {
  session: QuoteSession
  wizard: Wizard | null
  income: IncomeCheck | null
  last: LastAnswer | null
  shown: ShownResults | null
  dispatch: ReturnType<typeof useQuoteDispatch>
}
/** The current state of the mounted quote. */
export const screen: Screen = {
  session: { phase: 'quote', step: 'location', draft: emptyDraft, results: null },
  wizard: null,
  income: null,
  last: null,
  shown: null,
  dispatch: () => undefined,
}
const ports: WizardPorts = {
  clock: fixedClock('2026-11-21T15:00:00Z'),
  leave: () => undefined,
  reload: () => undefined,
  log: () => undefined,
  onNearResults: () => undefined,
}

function IncomeQuestion({ wizard }: { readonly wizard: Wizard }) {
  screen.income = useIncomeCheck(wizard)
  return null
}
function LastQuestion({ wizard }: { readonly wizard: Wizard }) {
  screen.last = useLastAnswer(wizard)
  return null
}
function Questions({ session }: { readonly session: Extract<QuoteSession, { phase: 'quote' }> }) {
  const wizard = useWizard(session, useQuoteDispatch(), ports, true, 2026)
  screen.wizard = wizard
  if (session.step === 'income') return <IncomeQuestion wizard={wizard} />
  return session.step === 'coverage' ? <LastQuestion wizard={wizard} /> : null
}
function Results({ session }: { readonly session: Extract<QuoteSession, { phase: 'results' }> }) {
  screen.shown = useResults(session.results, 12)
  return null
}
/** The quote's own parts by phase and step; each notes what its screen would show. */
export function Flow() {
  const session = useQuoteSession()
  Object.assign(screen, {
    session,
    dispatch: useQuoteDispatch(),
    wizard: null,
    income: null,
    last: null,
    shown: null,
  })
  if (session.phase === 'quote') return <Questions session={session} />
  return session.phase === 'results' ? <Results session={session} /> : null
}

/** The dialog about a low income stands over the question. */
export function isDialogOpen(): boolean {
  return screen.income !== null && screen.income.below !== null && screen.income.isBelowTold
}
