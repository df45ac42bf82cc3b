import { useState } from 'react'

import type { BoardChange } from '#tests/review/build-board.ts'

import type { BoardWords } from './board-words.ts'
import type { PictureFrame } from './picture-frame.ts'

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

interface PicturePairProps {
  readonly change: BoardChange
  /** What the picture shows, for its alternative text. */
  readonly name: string
  /** The parts that are shown, from the top. */
  readonly frames: readonly PictureFrame[]
  /** The width of the widest frame beside these: all are drawn at the scale at which that one fits. */
  readonly widest: number
  readonly words: BoardWords
}

/** A picture before and after a change, one above the other: a slider uncovers the earlier one from the left in each part. */
export function PicturePair({ change, name, frames, widest, words }: PicturePairProps) {
  const [share, setShare] = useState(0)
  const { before, after, width, height } = change
  const isPair = before !== undefined && after !== undefined
  const shownWidth = (own: number) => `min(${own}px, ${percent(own, widest)})`
  if (before === undefined && after === undefined) return <p className="text-ink-muted">{words.unseen}</p>
  const picture = (frame: PictureFrame, path: string, label: string, clipPath?: string) => (
    <img
      loading="lazy"
      decoding="async"
      src={path}
      alt={`${label}: ${name}`}
      className="absolute max-w-none"
      style={{
        width: percent(width, frame.width),
        // Without a height it would lie outside a crop, and a lazy picture outside is never loaded.
        aspectRatio: `auto ${width} / ${height}`,
        left: percent(-frame.x, frame.width),
        top: percent(-frame.y, frame.height),
        clipPath,
      }}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      {isPair && (
        <p aria-hidden className="flex justify-between text-sm font-semibold" style={{ width: shownWidth(widest) }}>
          <span className={share === 0 ? 'invisible' : undefined}>{words.before}</span>
          <span className={share === 100 ? 'invisible' : undefined}>{words.after}</span>
        </p>
      )}
      {frames.map((frame) => {
        const edge = percent(frame.x + (frame.width * share) / 100, width)
        return (
          <div
            key={frame.y}
            className="relative overflow-hidden border border-border bg-surface"
            style={{
              width: shownWidth(frame.width),
              aspectRatio: `${frame.width} / ${frame.height}`,
            }}
          >
            {before !== undefined && picture(frame, before, words.before)}
            {after !== undefined &&
              picture(frame, after, words.after, before === undefined ? undefined : `inset(0 0 0 ${edge})`)}
            {isPair && share > 0 && share < 100 && (
              <div className="absolute inset-y-0 w-0.5 bg-danger" style={{ left: `${share}%` }} />
            )}
          </div>
        )
      })}
      {isPair && (
        <label className="grid gap-1 text-sm text-ink-muted">
          {words.swipe}
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            onChange={({ target }) => {
              setShare(Number(target.value))
            }}
          />
        </label>
      )}
    </div>
  )
}
