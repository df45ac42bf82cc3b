/** Pixels around a change that a crop shows. A word that has changed in part is wider than its changed letters. */
const margin = { x: 120, y: 24 }

/** The part of a picture that is shown, in pixels of the story. */
export interface PictureFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface ChangedPicture {
  readonly width: number
  readonly height: number
  readonly boxes: readonly PictureFrame[]
}

/** Returns the parts of a picture that are shown: each change with its surroundings, or all. */
export function framesOf({ boxes, width, height }: ChangedPicture, isCropped: boolean): readonly PictureFrame[] {
  if (!isCropped || boxes.length === 0) return [{ x: 0, y: 0, width, height }]
  return boxes.map((box) => {
    const [x, y] = [Math.max(0, box.x - margin.x), Math.max(0, box.y - margin.y)]
    return {
      x,
      y,
      width: Math.min(width, box.x + box.width + margin.x) - x,
      height: Math.min(height, box.y + box.height + margin.y) - y,
    }
  })
}
