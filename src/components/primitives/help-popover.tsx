import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { IconButton } from './icon-button.tsx'

export interface HelpPopoverProps {
  /** The button's name, which says what is explained: "What is a deductible?". */
  readonly label: string
  /** The explanation, a sentence or two. */
  readonly children: ReactNode
}

/** Moves a panel sideways until it stands inside the window, 16 px from its edge. */
function keepInWindow(panel: HTMLElement) {
  const { left, right } = panel.getBoundingClientRect()
  const over = right - (document.documentElement.clientWidth - 16)
  const shift = over > 0 ? -over : Math.max(0, 16 - left)
  if (shift !== 0) panel.style.translate = `${shift}px`
}

/**
 * A question mark that opens a short explanation: by press, not by hover, so that it works for fingers and keyboards and
 * stays until it is closed. Escape, a press elsewhere or moving on closes it.
 */
export function HelpPopover({ label, children }: HelpPopoverProps) {
  const [open, setOpen] = useState(false)
  const wrapper = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useLayoutEffect(() => {
    if (open && panel.current) keepInWindow(panel.current)
  }, [open])

  useEffect(() => {
    if (!open) return
    const closeElsewhere = (event: Event) => {
      if (event.target instanceof Node && wrapper.current?.contains(event.target) !== true) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The dialog around it, if any, stays open.
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    document.addEventListener('keydown', closeByKey, true)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
      document.removeEventListener('keydown', closeByKey, true)
    }
  }, [open])

  return (
    <div ref={wrapper} className="relative inline-block align-middle">
      <IconButton
        ref={button}
        label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => {
          setOpen(!open)
        }}
      >
        <CircleQuestionMark aria-hidden strokeWidth={1.9} className="size-5 text-primary" />
      </IconButton>
      <div role="status">
        {open && (
          <div
            ref={panel}
            id={panelId}
            className="absolute start-0 top-full z-10 w-field-md rounded-lg border-2 border-primary bg-surface p-4 text-start text-base font-normal text-ink shadow-card"
          >
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
