/** The window of a frame with its own classes. */
type FrameWindow = Window & typeof globalThis

/** The path of an element from the page's body: its place among the children of each ancestor. */
function pathOf(element: Element): readonly number[] {
  const parent = element.parentElement
  if (parent === null || element === element.ownerDocument.body) return []
  return [...pathOf(parent), [...parent.children].indexOf(element)]
}

/** Returns the element at the same place of the other page; undefined where the pages differ. */
function counterpartOf(element: Element, { document }: FrameWindow): Element | undefined {
  let found: Element | undefined = document.body
  for (const at of pathOf(element)) found = found?.children[at]
  return found?.tagName === element.tagName ? found : undefined
}

/** Sets a control's value past React, which then hears of it by an event. */
function setValue(control: Element, value: string, name: 'input' | 'change', frame: FrameWindow): void {
  const owner = [frame.HTMLInputElement, frame.HTMLTextAreaElement, frame.HTMLSelectElement].find(
    (kind) => control instanceof kind,
  )
  if (!owner) return
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new frame.Event(name, { bubbles: true }))
}

/** What is pressed by a visitor. A press of a label makes a second click by itself, at its field. */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/** How far a page is scrolled, as a share: one language is longer than the other. */
function scrolledTo({ scrollY, innerHeight, document }: FrameWindow): number {
  return scrollY / Math.max(1, document.documentElement.scrollHeight - innerHeight)
}

function scrollTo(frame: FrameWindow, share: number): void {
  const { scrollHeight } = frame.document.documentElement
  frame.scrollTo({ top: share * (scrollHeight - frame.innerHeight), behavior: 'instant' })
}

/**
 * Repeats in the other frame what a visitor does in this one: presses, typing, Escape and scrolling. Scripts, such as
 * plays, make events that are not trusted, and those are not repeated. Returns a function that ends it.
 */
export function mirror(from: FrameWindow, to: FrameWindow): () => void {
  const ended = new AbortController()
  const listen = (name: string, act: (event: Event) => void) => {
    from.addEventListener(
      name,
      (event) => {
        if (event.isTrusted) act(event)
      },
      { capture: true, signal: ended.signal },
    )
  }
  let isClickRepeated = false
  let leads = false
  const lead = () => {
    leads = true
  }
  for (const name of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart']) listen(name, lead)
  to.addEventListener('pointermove', () => (leads = false), { capture: true, signal: ended.signal })
  to.addEventListener('wheel', () => (leads = false), { capture: true, signal: ended.signal })

  for (const name of presses)
    listen(name, (event) => {
      const pressed = event.target as Element
      const other = counterpartOf(pressed, to)
      if (!other || (name === 'click' && isClickRepeated)) return
      if (name === 'click') isClickRepeated = true
      // The own page hears of it first: a link that it does not keep from leading away leads both away at once.
      setTimeout(() => {
        if (name === 'click') isClickRepeated = false
        if (pressed.closest('a[href]') && !event.defaultPrevented) return
        const { PointerEvent, MouseEvent } = to
        const Kind = name.startsWith('pointer') ? PointerEvent : MouseEvent
        other.dispatchEvent(new Kind(name, { bubbles: true, cancelable: true, composed: true, button: 0 }))
        // What opens there takes the focus, which stays with the visitor.
        if (name === 'click') from.focus()
      })
    })
  for (const name of ['input', 'change'] as const)
    listen(name, ({ target }) => {
      const control = target as HTMLInputElement
      if (/^(?:checkbox|radio|file)$/.test(control.type)) return
      const other = counterpartOf(control, to)
      if (other) setValue(other, control.value, name, to)
    })
  listen('focusout', ({ target }) => {
    if (target instanceof from.Element)
      counterpartOf(target, to)?.dispatchEvent(new to.FocusEvent('focusout', { bubbles: true }))
  })
  listen('keydown', (event) => {
    const { key, target } = event as KeyboardEvent
    if (key === 'Escape')
      counterpartOf(target as Element, to)?.dispatchEvent(new to.KeyboardEvent('keydown', { key, bubbles: true }))
  })
  listen('scroll', ({ target }) => {
    if (!leads) return
    if (target === from.document) scrollTo(to, scrolledTo(from))
    else if (target instanceof from.Element) {
      const other = counterpartOf(target, to)
      const share = target.scrollTop / Math.max(1, target.scrollHeight - target.clientHeight)
      if (other) other.scrollTop = share * (other.scrollHeight - other.clientHeight)
      if (other) other.scrollLeft = target.scrollLeft
    }
  })
  return () => {
    ended.abort()
  }
}
