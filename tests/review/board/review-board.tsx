import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { Switch } from '#components/primitives/switch.tsx'
import { type Language, languages } from '#i18n/language.ts'
import type { BoardChange, BoardData } from '#tests/review/build-board.ts'
import type { Verdict } from '#tests/review/review-file.ts'

import { type BoardRow, boardGroups, changeKey, languageOf, viewOf } from './board-groups.ts'
import { BoardRowCard } from './board-row.tsx'
import { type BoardWords, boardWords, viewName } from './board-words.ts'
import { languageName } from './change-column.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useReviewer } from './use-reviewer.ts'
import { type Said, useVerdicts } from './use-verdicts.ts'

/** Gives the browser a file to save. */
function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The changes by their cause. What anybody has denied comes first. */
const groupsOf = (data: BoardData, saidOf: (change: BoardChange) => Said) =>
  boardGroups(data.changes, (change) => saidOf(change).standing === 'denied')

type Filter = keyof BoardWords['filters']

type Say = (about: readonly BoardChange[], what: Partial<Pick<Verdict, 'verdict' | 'comment'>>) => void

/** Returns a function that stays the same while what it does is renewed: thousands of rows are not drawn again for it. */
function useLatest(say: Say): Say {
  const latest = useRef(say)
  useLayoutEffect(() => {
    latest.current = say
  })
  return useCallback((about, what) => {
    latest.current(about, what)
  }, [])
}

interface ReviewBoardProps {
  readonly data: BoardData
  /** The language in which the board begins. */
  readonly startsIn?: Language
}

/** The review board: what changed, by its cause, with a verdict on each picture in each language. */
export function ReviewBoard({ data, startsIn = 'en' }: ReviewBoardProps) {
  const [language, setLanguage] = useState(startsIn)
  const [reviewer, setReviewer] = useReviewer()
  const [filter, setFilter] = useState<Filter>('everything')
  const [view, setView] = useState('')
  const [isCropped, setIsCropped] = useState(true)
  const [told, setTold] = useState('')
  const words = boardWords[language]
  const nameOf = (locale: string) => new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale
  const after = data.after ?? words.workingTree
  useEffect(() => {
    document.documentElement.lang = language
    document.title = words.titleOf(after)
  }, [language, words, after])
  const { saidOf, say, load, text } = useVerdicts(data, reviewer)
  const nameField = useRef<HTMLInputElement>(null)
  const filePicker = useRef<HTMLInputElement>(null)

  // Rows keep their place while verdicts are given.
  const [groups] = useState(() => groupsOf(data, saidOf))
  const isShown = (row: BoardRow) =>
    (view === '' || row.view === view) &&
    (filter === 'everything' || row.changes.some((change) => saidOf(change).standing === filter))
  const shown = groups.flatMap(({ cause, rows }) => {
    const own = rows.filter(isShown)
    return own.length > 0 ? [{ cause, rows: own }] : []
  })
  const verdicts = data.changes.map((change) => saidOf(change).standing)
  const countOf = (verdict: Verdict['verdict']) => verdicts.filter((one) => one === verdict).length

  const [current, setCurrent] = useState<BoardRow>()
  const speak = useLatest((about, what) => {
    if (reviewer.trim() === '') {
      setTold(words.nameFirst)
      nameField.current?.focus()
      return
    }
    setTold('')
    say(about, what)
  })
  useBoardKeys({
    rows: shown.flatMap(({ rows }) => rows),
    onGo: setCurrent,
    onDecide: (key, verdict) => {
      const change = data.changes.find((one) => changeKey(one) === key)
      if (change) speak([change], { verdict })
    },
  })
  const loadFiles = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })))
    const { here, elsewhere, problems } = load(read)
    const sentences = problems.map(({ kind, file }) => words.problems[kind](file))
    if (problems.length < read.length) sentences.unshift(words.loaded(here, elsewhere))
    setTold(sentences.join(' '))
  }

  return (
    <main lang={language} className="grid grid-cols-1 gap-6 p-4">
      <header className="grid gap-3">
        <h1 className="font-display text-2xl font-bold">{words.title}</h1>
        <p>{data.before === '' ? words.all(after) : words.compared(data.before, after)}</p>
        {data.notices.map((notice) => (
          <Notice key={notice} tone="warning">
            {notice}
          </Notice>
        ))}
        <div className="flex flex-wrap items-end gap-4">
          <TextField ref={nameField} label={words.reviewer} value={reviewer} onChange={setReviewer} />
          <SelectField
            label={words.show}
            value={filter}
            onChange={setFilter}
            options={(['everything', 'open', 'denied', 'accepted'] as const).map((value) => ({
              value,
              label: words.filters[value],
            }))}
          />
          <SelectField
            label={words.view}
            value={view}
            onChange={setView}
            options={['', ...new Set(data.changes.map(viewOf))].map((value) => ({
              value,
              label: value === '' ? words.everyView : viewName(words, value),
            }))}
          />
          <Switch
            label={words.crop}
            checked={isCropped}
            onChange={({ target }) => {
              setIsCropped(target.checked)
            }}
          />
          <Button
            tone="outline"
            onClick={() => {
              saveFile('review.json', text())
            }}
          >
            {words.save}
          </Button>
          <Button tone="outline" onClick={() => filePicker.current?.click()}>
            {words.load}
          </Button>
          {/* A browser's own picker speaks the browser's language. */}
          <input
            ref={filePicker}
            hidden
            aria-label={words.load}
            type="file"
            accept=".json"
            multiple
            onChange={({ target }) => {
              void loadFiles([...(target.files ?? [])])
            }}
          />
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <Button
                key={other}
                tone="quiet"
                lang={other}
                onClick={() => {
                  setLanguage(other)
                }}
              >
                {languageName(other)}
              </Button>
            ))}
        </div>
        <p role="status" className="font-semibold">
          {told} {words.progress(verdicts.length - countOf('open'), verdicts.length, countOf('denied'))}
        </p>
        <p className="text-sm text-ink-muted">{words.keys}</p>
      </header>
      {data.changes.length === 0 && <p>{words.nothing}</p>}
      {shown.map(({ cause, rows }) => {
        const all = rows.flatMap((row) => row.changes)
        return (
          <section
            key={cause}
            className="grid grid-cols-1 gap-3"
            aria-label={cause === '' ? words.unknownCause : cause}
          >
            <h2 className="text-xl font-semibold wrap-anywhere">{cause === '' ? words.unknownCause : cause}</h2>
            <div className="flex flex-wrap items-center gap-2">
              <span>{words.pictures(all.length)}</span>
              {languages
                .filter((locale) => all.some((change) => languageOf(change) === locale))
                .map((locale) => (
                  <Button
                    key={locale}
                    size="sm"
                    tone="quiet"
                    onClick={() => {
                      const open = all.filter((change) => saidOf(change).standing === 'open')
                      speak(
                        open.filter((change) => languageOf(change) === locale),
                        { verdict: 'accepted' },
                      )
                    }}
                  >
                    {words.acceptAll(nameOf(locale))}
                  </Button>
                ))}
            </div>
            {rows.map((row) => (
              <BoardRowCard
                key={row.key}
                row={row}
                isCropped={isCropped}
                isCurrent={row.key === current?.key}
                words={words}
                saidOf={saidOf}
                onSay={(change, what) => {
                  speak([change], what)
                }}
              />
            ))}
          </section>
        )
      })}
    </main>
  )
}
