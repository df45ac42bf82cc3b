import { CloudOff, LoaderCircle, Save, type LucideIcon } from 'lucide-react'

import { Alert } from '#components/primitives/alert.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Whether what is typed is kept: `notKept` when this device's storage is full or refused, `saveWaits` and `submitWaits` when
 * what was pressed goes out with the next connection, `savedButNumbers` where identity numbers wait for a save, `held` when an answer was changed while the step was being saved, `undecided`
 * while another tab's answers wait for a choice.
 */
export type SaveState =
  | 'untouched'
  | 'saving'
  | 'saved'
  | 'savedButNumbers'
  | 'undecided'
  | 'offline'
  | 'saveWaits'
  | 'submitWaits'
  | 'held'
  | 'notKept'

/** What a person has pressed and does not get, or could lose: it must be seen. */
const loudStates = ['saveWaits', 'submitWaits', 'held', 'notKept'] as const
type LoudState = (typeof loudStates)[number]
const isLoud = (state: SaveState): state is LoudState => loudStates.some((one) => one === state)

export interface SaveStatusProps {
  /** Where the answers stand: kept, on their way, or not kept, and why. */
  readonly state: SaveState
}

const icons: Record<Exclude<SaveState, 'untouched' | LoudState>, LucideIcon> = {
  saving: LoaderCircle,
  saved: Save,
  savedButNumbers: Save,
  undecided: CloudOff,
  offline: CloudOff,
}

/** Says quietly that answers are kept, and plainly when they are not; never silent about a loss (F-5, A-53). */
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
      {/* Kept again and again while typing: only what changes what a person should do is announced. */}
      <LiveRegion text={state === 'untouched' || state === 'saving' || state === 'saved' ? '' : words} />
    </div>
  )
}
