import SignaturePad, { type PointGroup } from 'signature_pad'

import type { PenSample, SignatureDrawing } from '#domain/application/application.ts'

/** Height of the pad in CSS pixels (F-50). The class `h-canvas-signature` sets the same height on the canvas. */
export const padHeight = 150
const typedWidth = 600
/** Pixels of the picture for each pixel of the pad. The picture stays sharp in print, from any screen. */
const pictureRatio = 2
const paper = 'white'
const printedInk = 'black'

/** Thickness of the pen in pixels. A dot is as thick as a slow stroke. */
export const pen = { minWidth: 0.9, maxWidth: 2.8, minDistance: 3 } as const

function toPointGroups(drawing: SignatureDrawing, ink: string): PointGroup[] {
  return drawing.strokes.map((points) => ({
    minWidth: pen.minWidth,
    maxWidth: pen.maxWidth,
    dotSize: 0,
    penColor: ink,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: points.map((point) => ({ ...point })),
  }))
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Returns the pad's content as a drawing of that width; null when the pad is empty. */
export function drawingOn(pad: SignaturePad, width: number): SignatureDrawing | null {
  const strokes = pad
    .toData()
    .map(({ points }) => points.map(({ x, y, time, pressure }) => ({ x: tenth(x), y: tenth(y), time, pressure })))
  return strokes.length === 0 ? null : { width, strokes }
}

/** Returns the drawing centred on a pad of another width. It is shrunk if it does not fit, and never enlarged. */
function fitDrawing(drawing: SignatureDrawing, width: number): SignatureDrawing {
  const scale = Math.min(1, width / drawing.width)
  const left = (width - drawing.width * scale) / 2
  const top = (padHeight - padHeight * scale) / 2
  const place = (point: PenSample) => ({ ...point, x: left + point.x * scale, y: top + point.y * scale })
  return { width, strokes: drawing.strokes.map((points) => points.map(place)) }
}

/** Draws a drawing of any width onto a pad of the given width. */
export function showDrawing(pad: SignaturePad, drawing: SignatureDrawing, width: number, ink: string): void {
  pad.fromData(toPointGroups(fitDrawing(drawing, width), ink))
}

function blankPicture(width: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] | undefined {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  canvas.width = width * pictureRatio
  canvas.height = padHeight * pictureRatio
  context.scale(pictureRatio, pictureRatio)
  context.fillStyle = paper
  context.fillRect(0, 0, width, padHeight)
  return [canvas, context]
}

/** Least total length of all strokes of a signature, in pixels of the pad. */
const shortestInk = 60
/**
 * Least deviation of a stroke from a straight line, in pixels and relative to its length. A stroke below both is a
 * line.
 */
const leastBend = 4
const leastBendPart = 0.025
/** Least length of a stroke in pixels. A shorter one is a dot and does not count. */
const leastStroke = 6

const distance = (a: PenSample, b: PenSample) => Math.hypot(b.x - a.x, b.y - a.y)

const inkOf = (points: readonly PenSample[]) =>
  points.slice(1).reduce((sum, point, at) => sum + distance(points[at] ?? point, point), 0)

/** Whether a stroke is a straight line, allowing for an unsteady hand. */
function isLine(points: readonly PenSample[]): boolean {
  const [from, to] = [points[0], points.at(-1)]
  if (from === undefined || to === undefined) return true
  const length = distance(from, to)
  // A stroke that ends where it began is a loop.
  if (length === 0) return Math.max(...points.map((point) => distance(from, point))) < leastBend
  const aside = ({ x, y }: PenSample) =>
    Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length
  return Math.max(...points.map(aside)) < Math.max(leastBend, length * leastBendPart)
}

/** Whether strokes can be a signature: more than dots or one straight line (F-55). Initials and a cross count. */
export function canBeSignature({ strokes }: SignatureDrawing): boolean {
  const ink = strokes.reduce((sum, points) => sum + inkOf(points), 0)
  const drawn = strokes.filter((points) => inkOf(points) >= leastStroke)
  const [first] = drawn
  return ink >= shortestInk && first !== undefined && (drawn.length > 1 || !isLine(first))
}

/** Returns the PNG of a drawing as a data URL; empty if the drawing is only a mark, or the browser cannot draw. */
export function pictureOfDrawing(drawing: SignatureDrawing | null): string {
  if (drawing === null || !canBeSignature(drawing)) return ''
  const [canvas] = blankPicture(drawing.width) ?? []
  if (canvas === undefined) return ''
  const pad = new SignaturePad(canvas, { backgroundColor: paper })
  pad.off()
  pad.fromData(toPointGroups(drawing, printedInk))
  return pad.toDataURL()
}

/** Handwriting fonts of Apple, Windows, Android and Linux. Each system has at least one of them. */
const handwriting =
  "'Snell Roundhand', 'Segoe Script', 'Dancing Script', Z003, 'URW Chancery L', 'Apple Chancery', cursive"
const largestLetters = 64
/** Size at which letters are easy to read. A name that fits at this size stays on one line. */
const readableLetters = 32

/** Share of the pad's height for the letters. The rest is for descenders below the last line. */
const lettersPart = 0.85
const lineHeight = 1.15
const mostLines = 4

/** Splits a name into `count` lines of about the same width. A single long word is split between letters. */
function linesOf(name: string, count: number): readonly string[] {
  const words = name.includes(' ') ? name.split(/(?<= )/) : Array.from(name)
  const lines = Array.from({ length: count }, () => '')
  let written = 0
  for (const word of words) {
    const line = Math.min(count - 1, Math.floor(((written + word.length / 2) * count) / name.length))
    lines[line] = (lines[line] ?? '') + word
    written += word.length
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/**
 * Writes a name in handwriting across the middle of a pad: on one line, or on several if that makes small letters
 * larger.
 */
export function writeName(context: CanvasRenderingContext2D, name: string, width: number, ink: string): void {
  const room = width * 0.9
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `${largestLetters}px ${handwriting}`
  const layouts = Array.from({ length: mostLines }, (_, at) => linesOf(name, at + 1)).map((lines) => {
    const widest = Math.max(...lines.map((line) => context.measureText(line).width), 1)
    const high = (padHeight * lettersPart) / (lines.length * lineHeight)
    return { lines, letters: Math.min(largestLetters, (largestLetters * room) / widest, high) }
  })
  const { lines, letters } = layouts.reduce((best, next) =>
    best.letters < readableLetters && next.letters > best.letters * 1.2 ? next : best,
  )
  context.font = `${letters}px ${handwriting}`
  const step = letters * lineHeight
  // A single line is at the height of a form's signature line. Several lines are centred.
  const first = lines.length === 1 ? padHeight * 0.6 : (padHeight - step * lines.length) / 2 + letters
  lines.forEach((line, at) => {
    context.fillText(line, width / 2, first + at * step)
  })
}

/** Returns the PNG of a typed name as a data URL; empty without a name, or if the browser cannot draw. */
export function pictureOfName(name: string): string {
  const written = name.trim().replace(/\s+/g, ' ')
  const [canvas, context] = (written === '' ? undefined : blankPicture(typedWidth)) ?? []
  if (canvas === undefined || context === undefined) return ''
  writeName(context, written, typedWidth, printedInk)
  return canvas.toDataURL()
}
