import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepMovedPresses } from '#lib/moved-press.ts'

const submitted = vi.fn()
let end: () => void = vi.fn()
let top = 0
let form = document.createElement('form')
let button = document.createElement('button')

const mouse = (type: string, at: MouseEventInit = {}) => new MouseEvent(type, { bubbles: true, ...at })

/** A press on the button, whose field says something when it loses the focus. */
function press({
  moves,
  drag = 0,
  over = form,
  ...init
}: MouseEventInit & { moves: number; drag?: number; over?: Element }) {
  button.dispatchEvent(mouse('mousedown', { clientY: 100, ...init }))
  top += moves
  over.dispatchEvent(mouse('mouseup', { clientY: 100 + drag, ...init }))
}

beforeEach(() => {
  submitted.mockClear()
  top = 0
  form = document.createElement('form')
  form.innerHTML = '<button><span>Submit</span></button>'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted()
  })
  document.body.append(form)
  const [found] = form.getElementsByTagName('button')
  if (!found) throw new Error('The form has no button')
  button = found
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, 40)
  end = keepMovedPresses()
})

afterEach(() => {
  end()
  form.remove()
})

// Proves C-85.
it('a button that moves away under a still pointer is pressed, once', () => {
  press({ moves: 60 })
  expect(submitted).toHaveBeenCalledOnce()
})

it('a press that ends on its button is left to the browser', () => {
  press({ moves: 10, over: button })
  press({ moves: 10, over: button.firstElementChild ?? form })
  expect(submitted).not.toHaveBeenCalled()
})

it('a pointer that is drawn off the button presses nothing', () => {
  press({ moves: 0, drag: 5 })
  press({ moves: 60, drag: 60 })
  expect(submitted).not.toHaveBeenCalled()
})

it('another button of the mouse, and a press for a new tab, press nothing', () => {
  press({ moves: 60, button: 2 })
  press({ moves: 60, ctrlKey: true })
  expect(submitted).not.toHaveBeenCalled()
})

it('a release without a press, and a button that is gone, press nothing', () => {
  form.dispatchEvent(mouse('mouseup'))
  button.dispatchEvent(mouse('mousedown', { clientY: 100 }))
  button.remove()
  form.dispatchEvent(mouse('mouseup', { clientY: 100 }))
  expect(submitted).not.toHaveBeenCalled()
})

it('does nothing once it has ended', () => {
  end()
  press({ moves: 60 })
  expect(submitted).not.toHaveBeenCalled()
})
