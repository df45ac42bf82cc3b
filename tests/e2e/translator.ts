import type { BrowserContext } from '@playwright/test'

/**
 * Translates every page of a context as Chrome's translator does: each text node, and each that comes later, is
 * replaced by two `<font>` elements around its words. The words stay the same, so a journey finds them.
 *
 * A replaced text that React has kept or still writes to is an error in the console, which fails a journey: the page
 * would throw when React removes the text, or go on showing what it said before (C-83).
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // What Chrome leaves alone: no text of the page, or one that no element may stand in.
    const untouched = 'script, style, noscript, textarea, select, svg, font, [translate=no]'
    const lateWrites = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        console.error(`Translated page: a text still says “${oldValue}”, not “${target.textContent}”`)
    })
    const replace = (text: Text) => {
      const parent = text.parentElement
      if (text.data.trim() === '' || parent?.closest(untouched) !== null) return
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber')))
        console.error(`Translated page: React keeps the text “${text.data}” of ${parent.outerHTML.slice(0, 80)}`)
      const words = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      words.append(text.data)
      const place = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      place.append(words)
      text.replaceWith(place)
      lateWrites.observe(text, { characterData: true, characterDataOldValue: true })
    }
    const replaceWithin = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found = node instanceof Text ? [node] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      found.forEach(replace)
    }
    addEventListener('load', () => {
      replaceWithin(document.body)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of target instanceof Text ? [target] : addedNodes)
            if (document.body.contains(node)) replaceWithin(node)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
}
