/**
 * Runs in each page before the site's own scripts; the server of the visit adds it to every document. It is a script
 * of the site's own origin, so the content policy is as strict as ever, and it works in engines whose protocol can't
 * run anything that early.
 */
globalThis.beginVisit = ({ day, without }) => {
  const report = (text) => {
    navigator.sendBeacon('/visit/noise', text)
  }

  // What must not happen during a visit.
  for (const level of ['error', 'warn']) {
    const original = console[level]
    console[level] = (...parts) => {
      report(`console ${level}: ${parts.join(' ')}`)
      original(...parts)
    }
  }
  addEventListener(
    'error',
    (event) => report(`uncaught: ${event.error?.stack ?? event.message ?? event.target.outerHTML}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason?.stack ?? reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`content policy: ${violatedDirective} refused ${blockedURI || sample}`),
  )

  // The visit begins on another day, from which its clock goes on.
  const RealDate = Date
  const later = RealDate.parse(day) - RealDate.now()
  const now = () => RealDate.now() + later
  globalThis.Date = new Proxy(RealDate, {
    apply: () => String(new RealDate(now())),
    construct: (_target, given) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })

  // What the oldest supported browsers lack.
  for (const feature of without) {
    const path = feature.split('.')
    const name = path.pop()
    let owner = globalThis
    for (const part of path) owner = owner?.[part]
    if (owner && name in owner && !Reflect.deleteProperty(owner, name)) report(`not removed: ${feature}`)
    if (owner && name in owner) report(`still there: ${feature}`)
  }

  const roles = {
    article: 'article',
    button: 'button',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    heading: 'h1, h2, h3',
    option: '[role=option]',
    radio: 'input[type=radio]',
    tab: '[role=tab]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea',
  }
  const tidy = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element) =>
    tidy(
      element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
        .join(' ') ??
        element.getAttribute('aria-label') ??
        (element.labels?.length
          ? [...element.labels].map((label) => label.textContent).join(' ')
          : element.textContent),
    )
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  globalThis.visit = {
    /** The shown element of a role whose name begins with the text; the one that has only this name goes first. */
    find: ({ role, name, within, at = 0 }) => {
      const scope = within ? document.querySelector(within) : document
      const named = [...(scope?.querySelectorAll(roles[role]) ?? [])].filter(
        (element) => isShown(element) && (name === undefined || nameOf(element).startsWith(tidy(name))),
      )
      const exact = named.filter((element) => nameOf(element) === tidy(name))
      return (exact.length > 0 ? exact : named)[at] ?? null
    },
    /** Brings an element into the window and gives its middle, unless something else is there. */
    place: (element) => {
      if (element === null) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
      const there = document.elementFromPoint(middle.x, middle.y)
      const parts = [element, ...(element.labels ?? [])]
      return there !== null && parts.some((part) => part.contains(there)) ? middle : null
    },
    text: (selector) => tidy(document.querySelector(selector)?.innerText),
    focused: (element) => element !== null && element === document.activeElement,
    /** How many pixels of the page are beside the window. */
    beside: () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }
}
