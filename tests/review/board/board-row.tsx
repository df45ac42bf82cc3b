import { memo } from 'react'

import type { BoardChange } from '#tests/review/build-board.ts'
import type { Verdict } from '#tests/review/review-file.ts'

import { type BoardRow, changeKey } from './board-groups.ts'
import { type BoardWords, viewName } from './board-words.ts'
import { ChangeColumn } from './change-column.tsx'
import { framesOf } from './picture-frame.ts'
import { useNear } from './use-near.ts'
import type { Said } from './use-verdicts.ts'

interface RowCardProps {
  readonly row: BoardRow
  readonly isCropped: boolean
  /** Whether the focus is in the row or goes there: it stays drawn. */
  readonly isCurrent: boolean
  readonly words: BoardWords
  readonly saidOf: (change: BoardChange) => Said
  readonly onSay: (change: BoardChange, what: Partial<Pick<Verdict, 'verdict' | 'comment'>>) => void
}

/** A story at one width, in both languages. Its name always stands there; its pictures are drawn only near the window. */
function RowCard({ row, isCropped, isCurrent, words, saidOf, onSay }: RowCardProps) {
  const { ref, isNear } = useNear<HTMLElement>()
  const frames = row.changes.map((change) => framesOf(change, isCropped))
  const widest = Math.max(...frames.flat().map(({ width }) => width))
  const tallest = Math.max(...frames.map((own) => own.reduce((sum, { height }) => sum + height, 0)))
  return (
    <article
      ref={ref}
      data-row={row.key}
      className="grid grid-cols-1 gap-2 rounded-lg border border-border bg-surface p-4"
      style={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${Math.min(tallest, 1200) + 360}px` }}
    >
      <h3 className="font-semibold wrap-anywhere">
        {row.title} · {row.name} · {viewName(words, row.view)}
      </h3>
      {(isNear || isCurrent) && (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {row.changes.map((change, at) => (
            <ChangeColumn
              key={changeKey(change)}
              change={change}
              said={saidOf(change)}
              frames={frames[at] ?? []}
              widest={widest}
              words={words}
              onSay={(what) => {
                onSay(change, what)
              }}
            />
          ))}
        </div>
      )}
    </article>
  )
}

/** A row that is drawn again only when what is said of its pictures has changed. */
export const BoardRowCard = memo(
  RowCard,
  (a, b) =>
    a.row === b.row &&
    a.isCropped === b.isCropped &&
    a.isCurrent === b.isCurrent &&
    a.words === b.words &&
    a.row.changes.every((change) => JSON.stringify(a.saidOf(change)) === JSON.stringify(b.saidOf(change))),
)
