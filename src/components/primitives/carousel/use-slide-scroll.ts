import { type RefObject, useEffect, useRef } from 'react'

/** Duration of the move to another slide (C-24), the token `duration.slide`. */
const slideMilliseconds = 700

/** Time after the last scroll event before a swipe counts as ended, for browsers without `scrollend`. */
const quietMilliseconds = 150

const easeInOut = (progress: number) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2)

function leftOf(track: HTMLElement, slide: number): number {
  const element = track.children[slide]
  if (!element) return 0
  return element.getBoundingClientRect().left - track.getBoundingClientRect().left + track.scrollLeft
}

function nearestSlide(track: HTMLElement): number {
  const distances = Array.from(track.children, (_, slide) => Math.abs(leftOf(track, slide) - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/**
 * Moves the track to a slide. Returns a function that stops the move, or undefined if the track is there immediately.
 * Snapping is off meanwhile, because it would interfere with every frame.
 */
function move(track: HTMLElement, slide: number, onEnd: () => void): (() => void) | undefined {
  const from = track.scrollLeft
  const way = leftOf(track, slide) - from
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    track.style.removeProperty('scroll-snap-type')
    onEnd()
  }
  if (still || Math.abs(way) < 1) {
    track.scrollLeft = from + way
    return undefined
  }
  const start = performance.now()
  track.style.setProperty('scroll-snap-type', 'none')
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, now - start) / slideMilliseconds)
    track.scrollLeft = from + way * easeInOut(progress)
    if (progress < 1) frame = requestAnimationFrame(step)
    else end()
  }
  frame = requestAnimationFrame(step)
  return end
}

/**
 * Keeps a scrolling track and the current slide in sync. It scrolls to a new slide, calls `onSettle` when a swipe ends
 * on another slide, and keeps the slide when the track's width changes. A swipe during a move starts at the move's end.
 */
export function useSlideScroll(
  ref: RefObject<HTMLElement | null>,
  slide: number,
  slideCount: number,
  onSettle: (slide: number) => void,
): void {
  const place = useRef({ slide, slideCount })
  const stop = useRef<() => void>(undefined)

  useEffect(() => {
    const track = ref.current
    if (!track) return
    const regrouped = place.current.slideCount !== slideCount
    place.current = { slide, slideCount }
    stop.current?.()
    if (regrouped) track.scrollLeft = leftOf(track, slide)
    else
      stop.current = move(track, slide, () => {
        stop.current = undefined
      })
  }, [ref, slide, slideCount])

  useEffect(() => {
    const track = ref.current
    if (!track) return
    let quiet: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const nearest = nearestSlide(track)
      if (stop.current === undefined && nearest !== place.current.slide) onSettle(nearest)
    }
    const settleWhenQuiet = () => {
      clearTimeout(quiet)
      quiet = setTimeout(settle, quietMilliseconds)
    }
    const jump = () => {
      stop.current?.()
      track.scrollLeft = leftOf(track, place.current.slide)
    }
    const onTouch = () => {
      if (stop.current) jump()
    }
    const onWheel = ({ deltaX, deltaY }: WheelEvent) => {
      if (stop.current && Math.abs(deltaX) > Math.abs(deltaY)) jump()
    }
    const hasScrollEnd = 'onscrollend' in window
    let width = track.clientWidth
    // A track that only grew taller, or is measured for the first time, may be in a swipe.
    const resizes = new ResizeObserver(() => {
      if (track.clientWidth === width) return
      width = track.clientWidth
      jump()
    })
    resizes.observe(track)
    track.addEventListener(hasScrollEnd ? 'scrollend' : 'scroll', hasScrollEnd ? settle : settleWhenQuiet)
    track.addEventListener('touchstart', onTouch, { passive: true })
    track.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      clearTimeout(quiet)
      resizes.disconnect()
      track.removeEventListener(hasScrollEnd ? 'scrollend' : 'scroll', hasScrollEnd ? settle : settleWhenQuiet)
      track.removeEventListener('touchstart', onTouch)
      track.removeEventListener('wheel', onWheel)
    }
  }, [ref, onSettle])

  useEffect(() => () => stop.current?.(), [])
}
