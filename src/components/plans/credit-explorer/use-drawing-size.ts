import { type RefObject, useEffect, useState } from 'react'

/** A chart's width until it is measured: that of a small phone without its margins. */
const firstWidth = 288

/** The size of a drawing, whose text follows the visitor's text size. */
export interface DrawingSize {
  /** CSS pixels. */
  readonly width: number
  /** How much larger than usual the page's text is: 2 for 200 %. */
  readonly textScale: number
}

const usualFontSize = 16

/** Returns the size of an element for a drawing in it, again after each change. */
export function useDrawingSize(ref: RefObject<HTMLElement | null>): DrawingSize {
  const [size, setSize] = useState<DrawingSize>({ width: firstWidth, textScale: 1 })
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const resizes = new ResizeObserver(() => {
      if (element.clientWidth === 0) return
      const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize({ width: element.clientWidth, textScale: fontSize / usualFontSize || 1 })
    })
    resizes.observe(element)
    return () => {
      resizes.disconnect()
    }
  }, [ref])
  return size
}
