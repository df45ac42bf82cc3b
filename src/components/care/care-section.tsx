import { X } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'

import { ComboboxField } from '#components/fields/combobox-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { IconButton } from '#components/primitives/icon-button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import {
  type CareEntry,
  type CareKind,
  type CareList,
  careEntriesOf,
  careLimits,
  careNameMaximum,
  isCareNameTooLong,
  hasCareRoom,
  typedCareEntry,
} from '#domain/care/care-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The suggestions for a typed name. */
export interface CareSearch {
  /** The suggestions for the current text. */
  readonly suggestions: readonly CareEntry[]
  /** `manual` where the service has no suggestions at all; `none` where nothing fits the text. */
  readonly state: 'idle' | 'searching' | 'found' | 'none' | 'failed' | 'manual'
  /** Called with the text after each change; empty after an entry is added. */
  readonly onSearch: (text: string) => void
  /** Asks again for the same text after `failed`. */
  readonly onRetry: () => void
}

export interface CareSectionProps {
  /** Doctors or medicines. */
  readonly kind: CareKind
  /** The visitor's list. */
  readonly list: CareList
  /** The suggestions for this kind. */
  readonly search: CareSearch
  /** Called with a suggestion or a typed name. */
  readonly onAdd: (entry: CareEntry) => void
  /** Called with the id of the entry to remove. */
  readonly onRemove: (entryId: string) => void
}

/**
 * Returns the name of an entry for a sentence. The name of a medicine includes its strength, which distinguishes two
 * medicines of one name.
 */
function spokenName({ kind, name, detail }: CareEntry): string {
  return kind === 'medicine' && detail !== '' ? `${name}, ${detail}` : name
}

interface EntriesProps {
  readonly entries: readonly CareEntry[]
  readonly onRemove: (entry: CareEntry) => void
}

/** The entries, each with its remove button. */
function Entries({ entries, onRemove }: EntriesProps) {
  const { t } = useTranslation('care')
  if (entries.length === 0) return <p className="text-ink-muted">{t('section.empty')}</p>
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex items-start gap-2 rounded-lg border border-border bg-surface-sunken py-1 ps-4 pe-1"
        >
          <div className="min-w-0 flex-1 py-1.5 wrap-anywhere">
            <span className="block font-semibold">{entry.name}</span>
            <span className="block text-sm text-ink-muted">
              {entry.code === null ? t('section.typed') : entry.detail}
            </span>
          </div>
          <IconButton
            label={t('section.remove', { name: spokenName(entry) })}
            onClick={() => {
              onRemove(entry)
            }}
          >
            <X aria-hidden strokeWidth={1.9} className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

interface SearchStateProps {
  readonly kind: CareKind
  readonly search: CareSearch
  /** Gets the focus after a retry, whose button disappears. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** The state of the search for suggestions, when the list of suggestions does not show it. */
function SearchState({ kind, search: { state, onRetry }, field }: SearchStateProps) {
  const { t } = useTranslation('care')
  if (state === 'failed')
    return (
      <Notice
        tone="warning"
        live="status"
        actions={
          <Button
            tone="outline"
            size="sm"
            onClick={() => {
              field.current?.focus()
              onRetry()
            }}
          >
            {t('section.retry')}
          </Button>
        }
      >
        {t('section.failed')}
      </Notice>
    )
  const said = state === 'searching' || state === 'manual' ? t(`section.${state}`) : ''
  const none = kind === 'medicine' ? t('section.medicineNone') : t('section.none')
  return <LiveRegion visible text={state === 'none' ? none : said} className="block text-sm text-ink-muted" />
}

/** The doctors or the medicines of the list: the search and the entries, up to the limit (P-75). */
export function CareSection({ kind, list, search, onAdd, onRemove }: CareSectionProps) {
  const { t } = useTranslation('care')
  const [text, setText] = useState('')
  const [told, setTold] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const entries = careEntriesOf(list, kind)
  const isFull = !hasCareRoom(list, kind)
  const typed = isFull ? null : typedCareEntry(kind, text)

  const refusal = () => {
    if (!isRefused) return undefined
    return isCareNameTooLong(text) ? t('section.tooLong', { limit: careNameMaximum }) : t('section.nothing')
  }
  const write = (value: string) => {
    setIsRefused(false)
    setText(value)
    search.onSearch(value)
  }
  const add = (entry: CareEntry) => {
    const isThere = entries.some(({ id }) => id === entry.id)
    // Another tab may have filled the list.
    if (isFull && !isThere) setTold(t('section.full'))
    else setTold(t(isThere ? 'section.already' : 'section.added', { name: spokenName(entry) }))
    write('')
    if (!isThere && !isFull) onAdd(entry)
  }
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={headingId} className="font-display text-lg font-semibold">
          {t(`section.${kind}`)}
        </h3>
        <p className="text-sm text-ink-muted tabular-nums">
          {t('section.limit', { count: entries.length, most: careLimits[kind] })}
        </p>
      </div>
      <form
        className="grid justify-items-start gap-2 *:w-full"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed) add(typed)
          else if (!isFull) {
            setIsRefused(true)
            field.current?.focus()
          }
        }}
      >
        <ComboboxField
          ref={field}
          label={t(`section.${kind}Label`)}
          hint={search.state === 'manual' || isFull ? undefined : t(`section.${kind}Hint`)}
          error={refusal()}
          readOnly={isFull}
          readOnlyNote={t('section.full')}
          autoComplete="off"
          listLabel={t('section.list')}
          countText={t('section.count', { count: search.suggestions.length })}
          options={search.suggestions.map(({ id, name, detail }) => ({ id, label: name, detail }))}
          value={text}
          onChange={write}
          onChoose={({ id }) => {
            const chosen = search.suggestions.find((entry) => entry.id === id)
            if (chosen) add(chosen)
          }}
        />
        <SearchState kind={kind} search={search} field={field} />
        {!isFull && (
          <Button type="submit" tone="outline" size="sm" className="wrap-anywhere">
            {typed ? t('section.addName', { name: typed.name }) : t(`section.${kind}Add`)}
          </Button>
        )}
      </form>
      <Entries
        entries={entries}
        onRemove={(entry) => {
          // The pressed button disappears.
          field.current?.focus()
          setTold(t('section.removed', { name: spokenName(entry) }))
          onRemove(entry.id)
        }}
      />
      <LiveRegion text={told} />
    </section>
  )
}
