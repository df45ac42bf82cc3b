/**
 * Runs in the page: what a narrow screen or a longer language breaks. Gives sentences about a sideways scroll and about text
 * that is cut off by its box; regions that scroll by themselves are allowed to, if they can be reached by keyboard.
 */
export function layoutProblems() {
  const problems = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1)
    problems.push(`layout: the page is ${scrollWidth - clientWidth} px wider than its window`)
  const nameOf = (element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`
  for (const element of document.querySelectorAll('#storybook-root *, [role=dialog] *, [role=alertdialog] *')) {
    if (!(element instanceof HTMLElement) || element.closest('[aria-hidden=true], .sr-only, [hidden]')) continue
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
    if (!hasText) continue
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element)
    // What is hidden from sight but read aloud is cut on purpose.
    if (position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)) continue
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip'
    if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1)
      problems.push(`layout: cut at its side: ${nameOf(element)}`)
    if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2)
      problems.push(`layout: cut at its end: ${nameOf(element)}`)
  }
  return problems
}
