import { Eye, EyeOff } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { IconButton } from '#components/primitives/icon-button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'

/** The texts of a reveal button. Each names the secret: "Show password", "Password is shown". */
export interface RevealText {
  readonly show: string
  readonly hide: string
  readonly shown: string
  readonly hidden: string
}

interface Reveal {
  /** Whether the secret is shown. */
  readonly isShown: boolean
  /** Whether the button has been pressed, so a change must be announced. */
  readonly isTouched: boolean
  /** Shows or hides the secret. */
  readonly setShown: (isShown: boolean) => void
}

interface Rules {
  readonly hidesOnBlur: boolean
}

/**
 * Keeps whether a secret is shown. The secret is hidden again when its form is submitted and, on request, when the
 * focus leaves `frame`, the element around the input and its button.
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
    // Changing the text of a focused input moves its caret to the end, so this restores it.
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

/** Keeps a press from blurring the focused input, so the caret stays and nothing hides just before the click. */
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault()
}

interface RevealButtonProps extends Reveal {
  /** The texts of the button, each with the secret's name. */
  readonly text: RevealText
  /** Hides the button, because its field cannot be changed. */
  readonly disabled?: boolean | undefined
}

/** A button that shows or hides a secret. Its name says which, and the change is announced politely. */
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
