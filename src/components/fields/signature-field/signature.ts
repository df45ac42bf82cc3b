import SignaturePad, { type PointGroup } from 'signature_pad'

/** One sample of the pen: where, when (ms) and how hard. */
export interface PenPoint {
  readonly x: number
  readonly y: number
  readonly time: number
  readonly pressure: number
}

/** What was drawn, as strokes in the pixels of a pad of this width, so that it can be drawn again at any size. */
export interface Drawing {
  readonly width: number
  readonly strokes: readonly (readonly PenPoint[])[]
}

/** A signature in the making, with both ways to sign side by side so that changing the mind loses nothing. */
export interface SignatureValue {
  readonly method: 'drawn' | 'typed'
  /** The signature as a PNG, black on white whatever the screen's colours; empty while there is none. */
  readonly dataUrl: string
  /** Null while nothing is drawn, and for a picture of which no strokes were kept. */
  readonly drawing: Drawing | null
  readonly typedName: string
  /** The typed name is meant as a signature. */
  readonly isIntended: boolean
}

/** Nobody has signed. */
export const noSignature: SignatureValue = {
  method: 'drawn',
  dataUrl: '',
  drawing: null,
  typedName: '',
  isIntended: false,
}

/** Height of the pad in CSS pixels (spec 2 §9); the class `h-canvas-signature` gives the canvas the same. */
export const padHeight = 150
const typedWidth = 600
/** Pixels of the picture for one of the pad, so that it stays sharp in print, from whatever screen. */
const pictureRatio = 2
const paper = 'white'
const printedInk = 'black'

/** Thickness of the pen in pixels; a dot is as thick as a slow stroke. */
export const pen = { minWidth: 0.9, maxWidth: 2.8, minDistance: 3 } as const

function toPointGroups(drawing: Drawing, ink: string): PointGroup[] {
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

/** The pad's present content as a drawing of that width; null when it is empty. */
export function drawingOn(pad: SignaturePad, width: number): Drawing | null {
  const strokes = pad
    .toData()
    .map(({ points }) => points.map(({ x, y, time, pressure }) => ({ x: tenth(x), y: tenth(y), time, pressure })))
  return strokes.length === 0 ? null : { width, strokes }
}

/** The drawing in the middle of a pad of another width, made smaller where it would not fit, never larger. */
export function fitDrawing(drawing: Drawing, width: number): Drawing {
  const scale = Math.min(1, width / drawing.width)
  const left = (width - drawing.width * scale) / 2
  const top = (padHeight - padHeight * scale) / 2
  const place = (point: PenPoint) => ({ ...point, x: left + point.x * scale, y: top + point.y * scale })
  return { width, strokes: drawing.strokes.map((points) => points.map(place)) }
}

/** Draws a drawing of any width onto a pad of this width. */
export function showDrawing(pad: SignaturePad, drawing: Drawing, width: number, ink: string): void {
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

/** The PNG of a drawing, as a data URL; empty where nothing is drawn or the browser cannot draw. */
export function pictureOfDrawing(drawing: Drawing | null): string {
  const [canvas] = (drawing && blankPicture(drawing.width)) ?? []
  if (drawing === null || canvas === undefined) return ''
  const pad = new SignaturePad(canvas, { backgroundColor: paper })
  pad.off()
  pad.fromData(toPointGroups(drawing, printedInk))
  return pad.toDataURL()
}

/** Handwriting of Apple, Windows, Android and Linux; each has one of these. */
const handwriting =
  "'Snell Roundhand', 'Segoe Script', 'Dancing Script', Z003, 'URW Chancery L', 'Apple Chancery', cursive"
const largestLetters = 64

/** Writes a name by hand across the middle of a pad, smaller where it is long, above a line as forms have it. */
export function writeName(context: CanvasRenderingContext2D, name: string, width: number, ink: string): void {
  const margin = width / 20
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `${largestLetters}px ${handwriting}`
  const needed = context.measureText(name).width
  const room = width - 2 * margin
  const letters = needed > room ? (largestLetters * room) / needed : largestLetters
  context.font = `${letters}px ${handwriting}`
  context.fillText(name, width / 2, padHeight * 0.6)
}

/** The PNG of a typed name, as a data URL; empty without a name or where the browser cannot draw. */
export function pictureOfName(name: string): string {
  const written = name.trim().replace(/\s+/g, ' ')
  const [canvas, context] = (written === '' ? undefined : blankPicture(typedWidth)) ?? []
  if (canvas === undefined || context === undefined) return ''
  writeName(context, written, typedWidth, printedInk)
  return canvas.toDataURL()
}
