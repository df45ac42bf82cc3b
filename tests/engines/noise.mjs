/**
 * Findings of the second engines that were reviewed on 27 November 2026 and are no faults: the engine, its rule or message,
 * and the reason. A row that no finding needs fails, so that none outlives its reason.
 */
export const noise = [
  {
    engine: 'axe',
    rule: /^color-contrast-enhanced$/,
    reason: 'It is AAA (7:1). The site promises AA (4.5:1), which the gate checks, and more under prefers-contrast.',
  },
  {
    engine: 'nu',
    rule: /^Trailing slash on void elements/,
    reason: 'React writes the slash. It has no effect in HTML, and every attribute is quoted.',
  },
  {
    engine: 'nu',
    rule: /violates Content Security Policy \(meta tag\)/,
    reason:
      'The policy allows the origin of the page, and a file has none. It allows the inline style by its hash. The inline script is data (ld+json), which is not run.',
  },
  {
    engine: 'nu',
    rule: /^CSS: (Unrecognized at-rule “@property”|“margin-trim”|“transition-property”: “--tw-)/,
    reason:
      'The checker does not know them yet. A browser that does not either ignores them, and shows the page all the same.',
  },
  {
    engine: 'nu',
    rule: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    reason: 'HTML also allows `blocking` with `rel="expect"`, which the checker does not know yet.',
  },
  {
    engine: 'ibm',
    rule: /^input_autocomplete_valid$/,
    place: /name="email"/,
    reason: 'A login name that is an email address: HTML allows `username` there, and the Nu Html Checker agrees.',
  },
  {
    engine: 'axe',
    rule: /^p-as-heading$/,
    place: /columnheader/,
    reason: 'The bold line in the head of a compared plan is its price. The plan names the head.',
  },
  {
    engine: 'ibm',
    rule: /^table_headers_related$/,
    place: /thead.*role="cell"/,
    reason: 'The empty cell of a head is over the place of a third plan, which has no plan yet.',
  },
  {
    engine: 'htmlcs',
    rule: /H43\.HeadersRequired$/,
    place: /role="table"/,
    reason: 'The heads of the comparison have the roles columnheader and rowheader, which the checker does not read.',
  },
]
