import type { Page } from '@playwright/test'

import { pdfPages } from './pdf-pages.ts'

/** The printed form of a page. */
export interface Paper {
  /** Count of sheets. */
  readonly sheets: number
  /** The text of each sheet. */
  readonly texts: readonly string[]
  /** Words cut off by a box with a fixed height. */
  readonly cutOff: readonly string[]
  /**
   * Parts that may be split between two sheets: no rule keeps them whole, or a grid contains them, which browsers cut
   * at the page's edge.
   */
  readonly divided: readonly string[]
}

/** A letter sheet without the margins of `pdfPages`, in CSS pixels. */
const sheet = { width: 739, height: 979 }

/** Prints the current page, and returns the state of its words and of the parts that a selector names. */
export async function onPaper(page: Page, whole: string): Promise<Paper> {
  const screen = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  const found = await page.evaluate((selector) => {
    const cuts = (box: Element) => {
      const { overflowY } = getComputedStyle(box)
      return overflowY !== 'visible' && box.clientHeight > 1 && box.scrollHeight > box.clientHeight + 1
    }
    const flows = (box: Element) =>
      /^(?:block|list-item|inline-block|flow-root|contents|table.*)$/.test(getComputedStyle(box).display)
    const around = (part: Element): Element[] =>
      part.parentElement ? [part.parentElement, ...around(part.parentElement)] : []
    const isShown = (part: Element) => part.getClientRects().length > 0
    const nameOf = (part: Element) => part.textContent.trim().slice(0, 40)
    const parts = [...document.querySelectorAll(selector)].filter(isShown)
    return {
      count: parts.length,
      cutOff: [...document.querySelectorAll('body *')].filter((box) => isShown(box) && cuts(box)).map(nameOf),
      divided: parts
        .filter((part) => getComputedStyle(part).breakInside !== 'avoid' || !around(part).every(flows))
        .map(nameOf),
    }
  }, whole)
  if (found.count === 0) throw new Error(`Nothing on paper is ${whole}`)
  const texts = await pdfPages(page)
  await page.emulateMedia({ media: null })
  if (screen) await page.setViewportSize(screen)
  return { sheets: texts.length, texts, cutOff: found.cutOff, divided: found.divided }
}
