const nameOf = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

/** The text of a box that cuts it off. A scrollable region is no fault if it can be reached by keyboard. */
function cutsOf(element: HTMLElement): readonly string[] {
  const { overflowX, overflowY, position, clipPath } = getComputedStyle(element)
  // Visually hidden text for screen readers is cut on purpose.
  if (position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)) return []
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return [
    ...(cuts(overflowX) && element.scrollWidth > element.clientWidth + 1
      ? [`layout: cut at its side: ${nameOf(element)}`]
      : []),
    ...(cuts(overflowY) && element.scrollHeight > element.clientHeight + 2
      ? [`layout: cut at its end: ${nameOf(element)}`]
      : []),
  ]
}

/** Faults of a narrow screen or a longer language: a sideways scroll, and text that its box cuts off. */
export function layoutProblems(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const isTooWide = scrollWidth > clientWidth + 1
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) => element instanceof HTMLElement && !element.closest('[aria-hidden=true], .sr-only, [hidden]'),
  )
  return [
    ...(isTooWide ? [`layout: the page is ${scrollWidth - clientWidth} px wider than its window`] : []),
    ...shown.filter(hasText).flatMap((element) => cutsOf(element as HTMLElement)),
  ]
}
