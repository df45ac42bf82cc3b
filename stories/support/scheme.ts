/** What a device can ask of a page's style: as a query, as a rule's media names it, and what is always true in its place. */
const features = {
  dark: {
    query: '(prefers-color-scheme: dark)',
    written: /\(prefers-color-scheme:\s*dark\)/,
    always: '(min-width: 0)',
  },
  contrast: { query: '(prefers-contrast: more)', written: /\(prefers-contrast:\s*more\)/, always: '(min-width: 0)' },
  forced: { query: '(forced-colors: active)', written: /\(forced-colors:\s*active\)/, always: '(min-width: 0)' },
  print: { query: 'print', written: /\bprint\b/, always: 'all' },
} as const
type Feature = keyof typeof features
const never = '(max-width: 0)'

/** The looks of a story, with what the device asks for in each. */
export const schemes = {
  light: { title: 'Light', asks: [] },
  dark: { title: 'Dark', asks: ['dark'] },
  'more-contrast': { title: 'More contrast', asks: ['contrast'] },
  'dark-more-contrast': { title: 'Dark, more contrast', asks: ['dark', 'contrast'] },
  'forced-colors': { title: 'Forced colors', asks: ['forced'] },
  print: { title: 'Print', asks: ['print'] },
} as const satisfies Record<string, { readonly title: string; readonly asks: readonly Feature[] }>
export type Scheme = keyof typeof schemes

/** Whether the look has light letters on a dark ground. */
export function isDark(scheme: Scheme): boolean {
  const asks: readonly Feature[] = schemes[scheme].asks
  return asks.includes('dark') || asks.includes('forced')
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

/** Whether the look asks for a feature that this device does not ask for, or the reverse. */
const differs = (feature: Feature, asks: readonly Feature[]) =>
  matchMedia(features[feature].query).matches !== asks.includes(feature)

/**
 * Shows the page in a look that its device does not ask for, by rewriting the media of its style rules. The attribute
 * `data-scheme` tells the preview's own rules (.storybook/preview.css), which paint forced colors as a browser does.
 */
export function applyScheme(scheme: Scheme): void {
  for (const { media, before } of rewritten) media.mediaText = before
  rewritten = []
  const root = document.documentElement
  root.dataset['scheme'] = scheme
  const asks: readonly Feature[] = schemes[scheme].asks
  // The browser's own controls and the names of system colours follow this property.
  root.style.colorScheme = isDark(scheme) ? 'dark' : 'light'
  const changed = (Object.keys(features) as Feature[]).filter((feature) => differs(feature, asks))
  if (changed.length === 0) return
  for (const sheet of document.styleSheets)
    for (const { media } of mediaRulesOf(sheet.cssRules)) {
      const before = media.mediaText
      let after = before
      for (const feature of changed)
        after = after.replace(features[feature].written, asks.includes(feature) ? features[feature].always : never)
      if (after === before) continue
      rewritten.push({ media, before })
      media.mediaText = after
    }
}
