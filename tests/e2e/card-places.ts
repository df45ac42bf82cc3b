import type { Locator, Page } from '@playwright/test'

/** The name of a card and its distance from the top of the screen, in pixels. */
export interface CardPlace {
  readonly name: string
  readonly top: number
}

/** Returns the places of the cards on the screen. A card off the screen may grow and move its neighbors. */
export function cardsOnScreen(cards: Locator): Promise<readonly CardPlace[]> {
  return cards.evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight ? [{ name: box.querySelector('h3')?.textContent ?? '', top }] : []
    }),
  )
}

/** Returns the cards that are not where they were. Less than a pixel is no move: the browser scrolls by whole ones. */
export function movedCards(before: readonly CardPlace[], after: readonly CardPlace[]): readonly CardPlace[] {
  return after.filter(({ name, top }) => {
    const place = before.find((card) => card.name === name)
    return place === undefined || Math.abs(place.top - top) >= 1
  })
}

/**
 * Shows the site's fonts, which a page leaves out when they are late: a text of the machine's font may need a line more.
 * A page that has given a font up does not take it back, so its style sheets are applied anew once the font is there.
 */
export const showFonts = (page: Page) =>
  page.evaluate(async () => {
    const load = async () => {
      for (const font of document.fonts) if (font.display === 'optional') font.display = 'block'
      await Promise.all([...document.fonts].filter(({ display }) => display === 'block').map((font) => font.load()))
    }
    await load()
    const sheets = [...document.styleSheets]
    for (const sheet of sheets) sheet.disabled = true
    document.body.getBoundingClientRect()
    for (const sheet of sheets) sheet.disabled = false
    document.body.getBoundingClientRect()
    await load()
    await document.fonts.ready
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn))
    })
  })
