import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A canvas ready for painting. One unit is one CSS pixel on any screen. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D
  /** Width in CSS pixels. */
  readonly width: number
  /** The colour of the surrounding text, which forced colours, the dark scheme and print change. */
  readonly ink: string
}

const colourChanges = ['(forced-colors: active)', '(prefers-color-scheme: dark)', 'print'] as const

/** Gives the canvas as many pixels as the screen shows. This also clears it. */
function sharpen(canvas: HTMLCanvasElement): Sheet | undefined {
  const context = canvas.getContext('2d')
  const { clientWidth, clientHeight } = canvas
  if (context === null || clientWidth === 0) return undefined
  const ratio = Math.max(1, window.devicePixelRatio)
  canvas.width = Math.round(clientWidth * ratio)
  canvas.height = Math.round(clientHeight * ratio)
  context.setTransform(canvas.width / clientWidth, 0, 0, canvas.height / clientHeight, 0, 0)
  return { context, width: clientWidth, ink: getComputedStyle(canvas).color }
}

/**
 * Keeps a canvas sharp. It repaints when the canvas's size, the screen's pixel ratio, the colours or `paint` change, so
 * memoise `paint`.
 */
export function useSharpCanvas(ref: RefObject<HTMLCanvasElement | null>, paint: (sheet: Sheet) => void): void {
  const repaint = useEffectEvent(() => {
    const sheet = ref.current && sharpen(ref.current)
    if (sheet) paint(sheet)
  })
  useEffect(() => {
    const canvas = ref.current
    if (canvas === null) return
    const onChange = () => {
      repaint()
    }
    const resizes = new ResizeObserver(onChange)
    resizes.observe(canvas)
    const queries = colourChanges.map((query) => window.matchMedia(query))
    for (const query of queries) query.addEventListener('change', onChange)
    // Zooming, or moving to a screen with another pixel ratio, resizes the window.
    window.addEventListener('resize', onChange)
    return () => {
      resizes.disconnect()
      for (const query of queries) query.removeEventListener('change', onChange)
      window.removeEventListener('resize', onChange)
    }
  }, [ref])
  useEffect(() => {
    repaint()
  }, [paint])
}
