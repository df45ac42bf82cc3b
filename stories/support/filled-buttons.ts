/**
 * Returns the distances between the filled buttons of a page that follow each other, in pixels: a view has at most one
 * (C-91).
 */
export function filledButtonGaps(page: HTMLElement): readonly number[] {
  const tops = Array.from(page.querySelectorAll('a, button'))
    .filter((control) => /(^|\s)(bg-primary|bg-accent)(\s|$)/.test(control.className))
    .map((control) => control.getBoundingClientRect().top)
  return tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
}
