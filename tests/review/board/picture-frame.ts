import type { BoardChange } from '#tests/review/build-board.ts'

/** Pixels around a change that a crop shows. A word that has changed in part is wider than its changed letters. */
const margin = { x: 120, y: 24 }

/** The part of a picture that is shown, in pixels of the story. */
export interface PictureFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the part of a picture that is shown: the change with its surroundings, or all. */
export function frameOf({ box, width, height }: BoardChange, isCropped: boolean): PictureFrame {
  if (!isCropped || !box) return { x: 0, y: 0, width, height }
  const [x, y] = [Math.max(0, box.x - margin.x), Math.max(0, box.y - margin.y)]
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width + margin.x) - x,
    height: Math.min(height, box.y + box.height + margin.y) - y,
  }
}
