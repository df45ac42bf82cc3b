import { CloudOff, LoaderCircle, Save, type LucideIcon } from 'lucide-react'

import { Alert } from '#components/primitives/alert.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Whether the typed answers are kept: `notKept` when this device's storage is full or refused, `saveWaits` and
 * `submitWaits` when the save or submit waits for a connection, `savedButNumbers` when identity numbers wait for a
 * save, the same `InTab` on a shared device, `held` when an answer was changed while the step was being saved, `undecided` while another tab's answers wait
 * for a choice.
 */
export type SaveState =
  | 'untouched'
  | 'saving'
  | 'saved'
  | 'savedButNumbers'
  | 'savedInTab'
  | 'savedInTabButNumbers'
  | 'undecided'
  | 'offline'
  | 'saveWaits'
  | 'submitWaits'
  | 'held'
  | 'notKept'

/** The states that must be seen: an action did not complete, or answers could be lost. */
const loudStates = ['saveWaits', 'submitWaits', 'held', 'notKept'] as const
type LoudState = (typeof loudStates)[number]
const isLoud = (state: SaveState): state is LoudState => loudStates.some((one) => one === state)

export interface SaveStatusProps {
  /** The state of the answers: kept, being sent, or not kept, and why. */
  readonly state: SaveState
}

const icons: Record<Exclude<SaveState, 'untouched' | LoudState>, LucideIcon> = {
  saving: LoaderCircle,
  saved: Save,
  savedButNumbers: Save,
  savedInTab: Save,
  savedInTabButNumbers: Save,
  undecided: CloudOff,
  offline: CloudOff,
}

/** The states in which nothing is to be done, which are not announced. */
const calmStates: readonly SaveState[] = ['untouched', 'saving', 'saved', 'savedInTab']

/** Says quietly that the answers are kept, and clearly when they are not. It always reports a loss (F-5, A-53). */
export function SaveStatus({ state }: SaveStatusProps) {
  const { t } = useTranslation('application')
  const isQuiet = state !== 'untouched' && !isLoud(state)
  const Icon = isQuiet ? icons[state] : undefined
  const words = state === 'untouched' ? '' : t(`saveStatus.${state}`)
  return (
    <div className="min-h-6 text-sm text-ink-muted print:hidden">
      {Icon && (
        <p className="flex items-start gap-2">
          <Icon aria-hidden strokeWidth={1.9} className="mt-0.5 size-4 shrink-0" />
          {words}
        </p>
      )}
      {isLoud(state) && (
        <Alert tone={state === 'held' ? 'info' : 'warning'} title={t(`saveStatus.${state}Title`)}>
          {words}
        </Alert>
      )}
      {/* Answers are kept repeatedly while typing. Only a change of what the user should do is announced. */}
      <LiveRegion text={calmStates.includes(state) ? '' : words} />
    </div>
  )
}
