import { Badge } from '#components/primitives/badge.tsx'
import { Button } from '#components/primitives/button.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import type { BoardChange } from '#tests/review/build-board.ts'
import type { Verdict } from '#tests/review/review-file.ts'

import { changeKey, languageOf, viewOf } from './board-groups.ts'
import { type BoardWords, viewName } from './board-words.ts'
import type { PictureFrame } from './picture-frame.ts'
import { PicturePair } from './picture-pair.tsx'
import type { Said } from './use-verdicts.ts'

const languageNames: Readonly<Record<string, string>> = { en: 'English', es: 'Español' }

/** Returns a language's name in that language. */
export const languageName = (locale: string): string => languageNames[locale] ?? locale

/** Returns the name of a change for people: its story, its view and its language. */
export const changeName = (words: BoardWords, change: BoardChange): string =>
  [change.title, change.name, viewName(words, viewOf(change)), languageName(languageOf(change))].join(', ')

interface ChangeColumnProps {
  readonly change: BoardChange
  readonly said: Said
  readonly frames: readonly PictureFrame[]
  readonly widest: number
  readonly words: BoardWords
  readonly onSay: (what: Partial<Pick<Verdict, 'verdict' | 'comment'>>) => void
}

/** A change in one language: its words before and after, its pictures, and the verdict on it. */
export function ChangeColumn({ change, said, frames, widest, words, onSay }: ChangeColumnProps) {
  const key = changeKey(change)
  const locale = languageOf(change)
  const name = changeName(words, change)
  return (
    <section
      tabIndex={-1}
      data-change={key}
      data-verdict={said.standing}
      aria-label={name}
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-lg p-2"
    >
      <p className="flex flex-wrap items-center gap-2">
        <strong lang={locale}>{languageName(locale)}</strong>
        <Badge>{words.kinds[change.kind]}</Badge>
        {said.standing !== 'open' && <Badge>{words.verdicts[said.standing]}</Badge>}
      </p>
      {change.texts.map(({ key: textKey, before, after }) => (
        <dl
          key={`${textKey} ${before} ${after}`}
          className="grid grid-cols-1 gap-1 text-sm wrap-anywhere"
          lang={locale}
        >
          <dt className="text-ink-muted">{textKey ?? words.key}</dt>
          {before !== undefined && (
            <dd>
              <del>{before}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd>
              <ins>{after}</ins>
            </dd>
          )}
        </dl>
      ))}
      <PicturePair change={change} name={name} frames={frames} widest={widest} words={words} />
      {said.isStale && <p>{words.stale}</p>}
      {said.others.map(({ reviewer, verdict, comment }) => (
        <p key={reviewer} className="wrap-anywhere">
          {reviewer}: {verdict === 'open' ? '' : words.verdicts[verdict]} {comment}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {(['accepted', 'denied'] as const).map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            tone={said.verdict === verdict ? 'primary' : 'outline'}
            aria-pressed={said.verdict === verdict}
            onClick={() => {
              onSay({ verdict: said.verdict === verdict ? 'open' : verdict })
            }}
          >
            {verdict === 'accepted' ? words.accept : words.deny}
          </Button>
        ))}
      </div>
      <TextareaField
        label={words.comment}
        rows={2}
        value={said.comment}
        onChange={(comment) => {
          onSay({ comment })
        }}
      />
    </section>
  )
}
