/** The rendering of a story: on screen, in forced colors, or in print. */
export type Scheme = 'light' | 'forced-colors' | 'print'

/** The media condition of each emulated scheme. */
const asked: Readonly<Record<Exclude<Scheme, 'light'>, RegExp>> = {
  'forced-colors': /\(forced-colors:\s*active\)/,
  print: /\bprint\b/,
}

interface Rewritten {
  readonly media: MediaList
  readonly before: string
}
let rewritten: Rewritten[] = []

function mediaRulesOf(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRulesOf(rule.cssRules as CSSRuleList) : []),
  ])
}

/**
 * Shows the page with its style rules for forced colors or print, by applying those rules on screen. It shows the
 * site's rules only: the system's colours need the browser's emulation.
 */
export function applyScheme(scheme: Scheme): void {
  for (const { media, before } of rewritten) media.mediaText = before
  rewritten = []
  document.documentElement.dataset['scheme'] = scheme
  if (scheme === 'light') return
  for (const sheet of document.styleSheets)
    for (const { media } of mediaRulesOf(sheet.cssRules)) {
      if (!asked[scheme].test(media.mediaText)) continue
      rewritten.push({ media, before: media.mediaText })
      media.mediaText = 'all'
    }
}
