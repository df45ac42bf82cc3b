import { Eye, EyeOff } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { IconButton } from '#components/primitives/icon-button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'

/** The words of a reveal button, each with the thing it shows: "Show password", "Password is shown". */
export interface RevealText {
  readonly show: string
  readonly hide: string
  readonly shown: string
  readonly hidden: string
}

interface Reveal {
  /** Whether the secret is shown. */
  readonly isShown: boolean
  /** Whether the person has pressed the button, so that there is news to say. */
  readonly isTouched: boolean
  /** Shows or hides the secret. */
  readonly setShown: (isShown: boolean) => void
}

interface Rules {
  readonly hidesOnBlur: boolean
}

/**
 * Whether a secret is shown. It is hidden again when its form is submitted and, where asked, when the focus leaves
 * `frame`, the element around the input and its button.
 */
export function useReveal(frame: RefObject<HTMLElement | null>, { hidesOnBlur }: Rules): Reveal {
  const [reveal, setReveal] = useState({ isShown: false, isTouched: false })
  useEffect(() => {
    const around = frame.current
    const form = around?.closest('form')
    const hide = () => {
      setReveal((now) => (now.isShown ? { isShown: false, isTouched: true } : now))
    }
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && around?.contains(event.relatedTarget))) hide()
    }
    form?.addEventListener('submit', hide)
    if (hidesOnBlur) around?.addEventListener('focusout', leave)
    return () => {
      form?.removeEventListener('submit', hide)
      around?.removeEventListener('focusout', leave)
    }
  }, [frame, hidesOnBlur])
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input')
    // Other text in a focused input sends its caret to the end: put it back.
    if (input && caret.current !== null && input === document.activeElement)
      input.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [frame, reveal.isShown])
  const setShown = (isShown: boolean) => {
    caret.current = frame.current?.querySelector('input')?.selectionStart ?? null
    setReveal({ isShown, isTouched: true })
  }
  return { ...reveal, setShown }
}

/** A press beside the focused input must not blur it: the caret stays, and nothing hides just before the click. */
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault()
}

interface RevealButtonProps extends Reveal {
  /** The words of the button, each with the thing it shows. */
  readonly text: RevealText
  /** Leaves the button out, as its field cannot be changed. */
  readonly disabled?: boolean | undefined
}

/** Shows or hides a secret: its name says which, and what has happened is said politely. */
export function RevealButton({ text, isShown, isTouched, setShown, disabled }: RevealButtonProps) {
  const Icon = isShown ? EyeOff : Eye
  return (
    <>
      {disabled !== true && (
        <IconButton
          label={isShown ? text.hide : text.show}
          onMouseDown={keepFocus}
          onClick={() => {
            setShown(!isShown)
          }}
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.9} />
        </IconButton>
      )}
      <LiveRegion text={isTouched ? (isShown ? text.shown : text.hidden) : ''} />
    </>
  )
}
