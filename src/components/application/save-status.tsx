import { CircleCheck, CloudOff, LoaderCircle, Save, type LucideIcon } from 'lucide-react'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import type { CalendarDay, TimeOfDay } from '#domain/calendar/calendar-day.ts'
import { formatClock, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Where the answers are. `savedBefore`: the service has answers of an earlier visit. `sent`, and `returned` at the
 * start of a visit: the service has all answers. `saved`: only this device has them. `savedButNumbers`: identity
 * numbers wait for a save. `savedInTab` and `savedInTabButNumbers` are the same on a shared device.
 * `notStored`: this device's storage is full or refused. `sessionNotStored`: it refuses the session's token. `saveWaits` and `submitWaits`: the save or submit waits for a
 * connection. `held` and `heldSaved`: an answer changed while the step was being saved. `undecided`: the applicant has
 * not chosen between these answers and another tab's.
 */
export type SaveState =
  | 'untouched'
  | 'savedBefore'
  | 'saving'
  | 'sent'
  | 'returned'
  | 'saved'
  | 'savedButNumbers'
  | 'savedInTab'
  | 'savedInTabButNumbers'
  | 'undecided'
  | 'offline'
  | 'saveWaits'
  | 'submitWaits'
  | 'held'
  | 'heldSaved'
  | 'notStored'
  | 'sessionNotStored'

/** The states that are shown as a warning: an action did not complete, or answers could be lost. */
const warningStates = ['saveWaits', 'submitWaits', 'held', 'heldSaved', 'notStored', 'sessionNotStored'] as const
type WarningState = (typeof warningStates)[number]
const isWarning = (state: SaveState): state is WarningState => warningStates.some((one) => one === state)

export interface SaveStatusProps {
  /** Where the answers are, and why. */
  readonly state: SaveState
  /** When the service last saved answers, in the applicant's own time; the day is null for today. Null before the first save. */
  readonly saved?: { readonly time: TimeOfDay; readonly day: CalendarDay | null } | null
  /** Position of the step among those asked, from 1. */
  readonly position: number
  /** Number of steps that are asked. */
  readonly total: number
  /** Sends the waiting save or submit now. */
  readonly onTryNow?: (() => void) | undefined
  /** The waiting save or submit is being tried, so the button ignores presses. */
  readonly isTrying?: boolean | undefined
}

const icons: Record<Exclude<SaveState, WarningState>, LucideIcon> = {
  untouched: Save,
  savedBefore: CircleCheck,
  saving: LoaderCircle,
  sent: CircleCheck,
  returned: CircleCheck,
  saved: Save,
  savedButNumbers: Save,
  savedInTab: Save,
  savedInTabButNumbers: Save,
  undecided: CloudOff,
  offline: CloudOff,
}

/** The state whose text is shown while identity numbers wait for a save. A separate sentence mentions the numbers. */
const withoutNumbers = { savedButNumbers: 'saved', savedInTabButNumbers: 'savedInTab' } as const

/** The states that need no action. Screen readers do not announce them. */
const silentStates: readonly SaveState[] = [
  'untouched',
  'savedBefore',
  'saving',
  'sent',
  'returned',
  'saved',
  'savedInTab',
]

/**
 * Says where the answers are, in a line that stays at the bottom of the window. Answers that are not stored are shown
 * as a warning (F-5, F-68, A-53).
 */
export function SaveStatus({ state, saved = null, position, total, onTryNow, isTrying }: SaveStatusProps) {
  const { t, language } = useTranslation('application')
  const moment =
    saved &&
    (saved.day === null
      ? t('saveStatus.atTime', { time: formatClock(saved.time, language) })
      : t('saveStatus.onDay', { date: formatLongDate(saved.day, language) }))
  const lacksNumbers = state === 'savedButNumbers' || state === 'savedInTabButNumbers'
  const words = t(`saveStatus.${lacksNumbers ? withoutNumbers[state] : state}`, {
    moment: moment ?? '',
    position,
    total,
  })
  const numbers = lacksNumbers ? t('saveStatus.numbers') : ''
  const Icon = isWarning(state) ? undefined : icons[state]
  const hasLastSave = moment !== null && (lacksNumbers || state === 'saved' || state === 'savedInTab')
  return (
    <>
      {isWarning(state) && (
        <Alert
          tone={state === 'held' || state === 'heldSaved' ? 'info' : 'warning'}
          title={t(`saveStatus.${state}Title`)}
          className="print:hidden"
          actions={
            (state === 'saveWaits' || state === 'submitWaits') && (
              <Button
                size="sm"
                tone="outline"
                busy={isTrying === true}
                busyLabel={t('saveStatus.trying')}
                onClick={onTryNow}
              >
                {t('saveStatus.tryNow')}
              </Button>
            )
          }
        >
          {words}
        </Alert>
      )}
      {numbers !== '' && <p className="text-sm text-ink-muted print:hidden">{numbers}</p>}
      {Icon && (
        // In a low window with large text, a sticky line would cover the field that has the focus. The card has room for two
        // lines, so it keeps its height when its words change, and stands out from what it covers.
        <p className="bottom-0 z-10 [@media(min-height:30rem)]:sticky flex min-h-target items-center gap-2 rounded-card border border-border bg-surface px-3 text-xs leading-tight text-ink-muted shadow-card print:hidden">
          <Icon aria-hidden strokeWidth={1.9} className="size-4 shrink-0" />
          <span>
            {words} {hasLastSave && t('saveStatus.last', { moment })}
          </span>
        </p>
      )}
      {/* Answers are stored repeatedly during typing. Only a change in what the user should do is announced. */}
      <LiveRegion text={silentStates.includes(state) ? '' : `${words} ${numbers}`.trim()} />
    </>
  )
}
