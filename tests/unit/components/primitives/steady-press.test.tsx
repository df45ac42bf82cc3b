import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { Dialog } from '#components/primitives/dialog.tsx'
import { SteadyPress } from '#components/primitives/steady-press.tsx'

const onNext = vi.fn()

/** A press by a pointer; `detail` counts the presses of a double click. */
function press(element: Element, detail: number): void {
  fireEvent.pointerDown(element)
  fireEvent.click(element, { detail })
}

/** Two steps: the second step's answer takes the place of the first step's button. */
function Steps() {
  const [step, setStep] = useState('first')
  return (
    <SteadyPress layout={step}>
      {step === 'first' ? (
        <button
          onClick={() => {
            onNext()
            setStep('second')
          }}
        >
          {'Next'}
        </button>
      ) : (
        <label>
          <input type="checkbox" />
          {'Answer'}
        </label>
      )}
    </SteadyPress>
  )
}

it('a double click that changes the step answers nothing of the next one', () => {
  render(<Steps />)
  press(screen.getByText('Next'), 1)
  const answer = screen.getByRole<HTMLInputElement>('checkbox')
  press(screen.getByText('Answer'), 2)
  press(answer, 2)
  expect(answer.checked).toBe(false)
})

it('a double click that changes the step takes the focus from nothing', () => {
  render(<Steps />)
  press(screen.getByText('Next'), 1)
  fireEvent.pointerDown(screen.getByText('Answer'))
  // An event whose default is prevented returns false.
  expect(fireEvent.mouseDown(screen.getByText('Answer'), { detail: 2 })).toBe(false)
  fireEvent.pointerDown(screen.getByText('Answer'))
  expect(fireEvent.mouseDown(screen.getByText('Answer'), { detail: 1 })).toBe(true)
})

it('the next press of its own answers', () => {
  render(<Steps />)
  press(screen.getByText('Next'), 2)
  const answer = screen.getByRole<HTMLInputElement>('checkbox')
  press(answer, 1)
  expect(answer.checked).toBe(true)
  press(answer, 2)
  expect(answer.checked).toBe(false)
})

it('a key that presses at once is no double click', () => {
  render(<Steps />)
  fireEvent.click(screen.getByText('Next'), { detail: 0 })
  const answer = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.click(answer, { detail: 0 })
  expect(answer.checked).toBe(true)
})

function Retry() {
  const [hasFailed, setFailed] = useState(true)
  return (
    <SteadyPress layout="page">
      {hasFailed && <p>{'It failed'}</p>}
      <button
        onClick={() => {
          setFailed(false)
        }}
      >
        {'Again'}
      </button>
      <button onClick={onNext}>{'Leave'}</button>
    </SteadyPress>
  )
}

it('a double click under which the layout moves presses nothing else', () => {
  onNext.mockClear()
  render(<Retry />)
  press(screen.getByText('Again'), 1)
  press(screen.getByText('Leave'), 2)
  expect(onNext).not.toHaveBeenCalled()
  press(screen.getByText('Leave'), 1)
  press(screen.getByText('Leave'), 2)
  expect(onNext).toHaveBeenCalledTimes(2)
})

/** A dialog over the button that opens it, and over another. */
function Behind() {
  const [isOpen, setOpen] = useState(false)
  return (
    <SteadyPress layout="page">
      <button
        onClick={() => {
          setOpen(true)
        }}
      >
        {'Open'}
      </button>
      <button onClick={onNext}>{'Behind'}</button>
      <Dialog
        open={isOpen}
        onClose={() => {
          setOpen(false)
        }}
        title="Help"
        closeLabel="Close"
      >
        {'Text'}
      </Dialog>
    </SteadyPress>
  )
}

it('a double click on what closes a dialog presses nothing behind it', async () => {
  onNext.mockClear()
  render(<Behind />)
  press(screen.getByText('Open'), 1)
  press(screen.getByRole('button', { name: 'Close' }), 1)
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  press(screen.getByText('Behind'), 2)
  press(screen.getByText('Behind'), 3)
  expect(onNext).not.toHaveBeenCalled()
  press(screen.getByText('Behind'), 1)
  expect(onNext).toHaveBeenCalledOnce()
})

it('a double click outside a dialog closes it and does not open it again', async () => {
  render(<Behind />)
  press(screen.getByText('Open'), 1)
  const outside = screen.getByRole('dialog').parentElement
  if (outside === null) throw new Error('The dialog has no backdrop')
  await waitFor(() => {
    press(outside, 1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  press(screen.getByText('Open'), 2)
  expect(screen.queryByRole('dialog')).toBeNull()
})
