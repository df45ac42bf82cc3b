import { useEffect, useRef, useState } from 'react'

/** The distance from the window at which a row is drawn, so that it stands there before it is scrolled to. */
const margin = '1200px 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
/** One for all rows; made with the first. */
let observer: IntersectionObserver | undefined

function watch(element: Element, listener: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: margin },
  )
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    listeners.delete(element)
  }
}

/** Returns a reference for an element, and whether it is near the window. */
export function useNear<Shown extends Element>() {
  const ref = useRef<Shown>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => (ref.current ? watch(ref.current, setIsNear) : undefined), [])
  return { ref, isNear }
}
