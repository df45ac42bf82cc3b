/** Excel's errors in English and in Spanish, and the signs of a column that is too narrow for its number. */
const excelError = /^#(?:[¡¿]?[\p{Lu}\d_/ ]+[!?]|N\/[AD]|#+)$/u
/** What a spreadsheet would calculate: `=A1`, and `+SUM(A1)` as well. Prices and signs in front of words are no formulas. */
const formula = /^(?:=|[+\-@]\s*[\p{L}\d.]+\()/u

/** Returns what a spreadsheet has made of a text, as the end of a sentence; nothing if it is a text. */
export function notAText(cell: string): string | undefined {
  const text = cell.trim()
  if (excelError.test(text)) return `is Excel's error “${text}” and no text`
  return formula.test(text) ? `is the formula “${text}” and no text` : undefined
}
