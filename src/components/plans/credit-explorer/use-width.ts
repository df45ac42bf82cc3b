import { type RefObject, useEffect, useState } from 'react'

/** A chart's width until it is measured: that of a small phone without its margins. */
const firstWidth = 288

/** Returns the width of an element in CSS pixels, again after each change. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(firstWidth)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const resizes = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    resizes.observe(element)
    return () => {
      resizes.disconnect()
    }
  }, [ref])
  return width
}
