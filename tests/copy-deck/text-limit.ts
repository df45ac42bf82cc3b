/** Texts of more characters are read as paragraphs, which wrap. */
const longestLabel = 60

/**
 * Returns the characters that a label may have, by what the catalogs say: the workbench shows every screen in texts longer
 * by 35 percent, and what stands there today fits. A paragraph has no limit.
 */
export function limitOf(english: string, spanish: string): number | undefined {
  const longest = Math.max(english.length, spanish.length)
  return longest > longestLabel ? undefined : Math.max(longest, Math.ceil(english.length * 1.35))
}
