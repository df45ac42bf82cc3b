/** How a story is looked at: on screen, in forced colors, or on paper. */
export type Scheme = 'light' | 'forced-colors' | 'print'

/** What a scheme's style sheets ask for, and the words that hold always or never in its place. */
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
 * Shows the page as its style sheets want it in forced colors or on paper, by letting those rules hold on screen. The
 * system's own colours are the browser's business and need its emulation; this shows what the site itself does.
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
