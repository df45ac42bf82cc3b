/** The most pixels that a pointer may move on a control and still press it, even if the control has moved meanwhile. */
const stillness = 10

interface Press {
  readonly control: HTMLElement
  readonly top: number
  readonly left: number
  readonly x: number
  readonly y: number
}

function pressAt({ target, button, ctrlKey, metaKey, shiftKey, clientX: x, clientY: y }: MouseEvent): Press | null {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return null
  const control = target.closest<HTMLElement>('a, button, label, summary, [type=checkbox], [type=radio]')
  return control && { control, ...placeOf(control), x, y }
}

function placeOf(control: HTMLElement) {
  const { top, left } = control.getBoundingClientRect()
  return { top, left }
}

/** Whether a press ends beside its control because the control has moved, not the pointer. */
function hasLost({ control, ...at }: Press, { target, clientX, clientY }: MouseEvent): boolean {
  const { top, left } = placeOf(control)
  return (
    !(target instanceof Node && control.contains(target)) &&
    (top !== at.top || left !== at.left) &&
    Math.hypot(clientX - at.x, clientY - at.y) <= stillness
  )
}

/**
 * Carries out presses whose control moves away from under the pointer; returns a function that ends it. A press takes
 * the focus from a field, and the field's message may move the page. The user then releases the pointer beside the
 * button, and the browser sends no click (C-85). A tap with a finger sends the same mouse events.
 */
export function keepMovedPresses(): () => void {
  let press: Press | null = null
  const begin = (event: MouseEvent) => {
    press = pressAt(event)
  }
  const end = (event: MouseEvent) => {
    const begun = press
    press = null
    if (begun?.control.isConnected && hasLost(begun, event)) begun.control.click()
  }
  document.addEventListener('mousedown', begin, true)
  document.addEventListener('mouseup', end, true)
  return () => {
    document.removeEventListener('mousedown', begin, true)
    document.removeEventListener('mouseup', end, true)
  }
}
