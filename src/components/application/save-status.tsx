import { CircleCheck, CloudOff, LoaderCircle, Save, type LucideIcon } from 'lucide-react'

import { Alert } from '#components/primitives/alert.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import type { CalendarDay, TimeOfDay } from '#domain/calendar/calendar-day.ts'
import { formatClock, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Where the answers are: `savedBefore` when the service has answers of an earlier visit, `sent` and, at the start of a visit, `returned` when the service has them all, `saved` when
 * only this device keeps them, `savedButNumbers` when identity numbers wait for a save, the same `InTab` on a shared
 * device. `notStored` when this device's storage is full or refused, `saveWaits` and `submitWaits` when the save
 * or submit waits for a connection, `held` and `heldSaved` when an answer was changed while the step was being saved,
 * `undecided` while another tab's answers wait for a choice.
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

/** The states that must be seen: an action did not complete, or answers could be lost. */
const loudStates = ['saveWaits', 'submitWaits', 'held', 'heldSaved', 'notStored'] as const
type LoudState = (typeof loudStates)[number]
const isLoud = (state: SaveState): state is LoudState => loudStates.some((one) => one === state)

export interface SaveStatusProps {
  /** Where the answers are, and why. */
  readonly state: SaveState
  /** When the service last saved answers, in the applicant's own time; the day is null for today. Null before the first save. */
  readonly saved?: { readonly time: TimeOfDay; readonly day: CalendarDay | null } | null
  /** Position of the step among those asked, from 1. */
  readonly position: number
  /** Number of steps that are asked. */
  readonly total: number
}

const icons: Record<Exclude<SaveState, LoudState>, LucideIcon> = {
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

/** The line of the states in which identity numbers wait for a save; a sentence above it says so. */
const withoutNumbers = { savedButNumbers: 'saved', savedInTabButNumbers: 'savedInTab' } as const

/** The states in which nothing is to be done, which are not announced. */
const calmStates: readonly SaveState[] = [
  'untouched',
  'savedBefore',
  'saving',
  'sent',
  'returned',
  'saved',
  'savedInTab',
]

/**
 * Says where the answers are, in a line that stays at the bottom of the window, and clearly when they are not kept. It
 * always reports a loss (F-5, F-68, A-53).
 */
export function SaveStatus({ state, saved = null, position, total }: SaveStatusProps) {
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
  const Icon = isLoud(state) ? undefined : icons[state]
  const hasLastSave = moment !== null && state !== 'sent' && state !== 'returned' && state !== 'saving'
  return (
    <>
      {isLoud(state) && (
        <Alert
          tone={state === 'held' || state === 'heldSaved' ? 'info' : 'warning'}
          title={t(`saveStatus.${state}Title`)}
          className="print:hidden"
        >
          {words}
        </Alert>
      )}
      {numbers !== '' && <p className="text-sm text-ink-muted print:hidden">{numbers}</p>}
      {Icon && (
        // With large letters on a low window the line would cover what is being typed.
        <p className="bottom-0 z-10 [@media(min-height:30rem)]:sticky flex items-start gap-2 border-t border-border bg-paper py-2 text-sm text-ink-muted print:hidden">
          <Icon aria-hidden strokeWidth={1.9} className="mt-0.5 size-4 shrink-0" />
          <span>
            {words} {hasLastSave && t('saveStatus.last', { moment })}
          </span>
        </p>
      )}
      {/* Answers are kept repeatedly while typing. Only a change of what the user should do is announced. */}
      <LiveRegion text={calmStates.includes(state) ? '' : `${words} ${numbers}`.trim()} />
    </>
  )
}
