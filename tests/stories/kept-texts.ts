/**
 * Texts of the page that React keeps as nodes of their own. A browser's translator replaces them, and React then throws
 * or shows an old text (src/lib/jsx-runtime.ts). The only text of an element is none of them.
 */
export function keptTexts(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const kept: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (Object.keys(text).some((key) => key.startsWith('__reactFiber')))
      kept.push(`“${text.data}” of ${text.parentElement?.outerHTML.slice(0, 80) ?? ''}`)
  }
  return kept
}
