import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Margin of each side, as in printers. */
const margin = '0.4in'

/**
 * Prints the current page on letter sheets, and returns the text of each sheet in reading order. All white space is one
 * space, so a text is found however its lines break.
 */
export async function pdfPages(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ format: 'Letter', margin: { top: margin, right: margin, bottom: margin, left: margin } })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((sheet) => sheet.replace(/\s+/g, ' ').trim())
}
