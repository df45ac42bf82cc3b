import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { SteadyPress } from '#components/primitives/steady-press.tsx'

const onNext = vi.fn()

/** Two steps: the answer of the second stands where the button of the first stood. */
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
  fireEvent.click(screen.getByText('Next'), { detail: 1 })
  const answer = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.click(screen.getByText('Answer'), { detail: 2 })
  fireEvent.click(answer, { detail: 2 })
  expect(answer.checked).toBe(false)
})

it('the next press of its own answers', () => {
  render(<Steps />)
  fireEvent.click(screen.getByText('Next'), { detail: 2 })
  const answer = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.click(answer, { detail: 1 })
  expect(answer.checked).toBe(true)
  fireEvent.click(answer, { detail: 2 })
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
  fireEvent.click(screen.getByText('Again'), { detail: 1 })
  fireEvent.click(screen.getByText('Leave'), { detail: 2 })
  expect(onNext).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Leave'), { detail: 1 })
  fireEvent.click(screen.getByText('Leave'), { detail: 2 })
  expect(onNext).toHaveBeenCalledTimes(2)
})
