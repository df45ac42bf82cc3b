import * as Radix from '@radix-ui/react-popover'
import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { IconButton } from './icon-button.tsx'

interface Explanation {
  /** The explanation, in one or two sentences. */
  readonly children: ReactNode
}

interface QuestionMark extends Explanation {
  /** The button's name, which says what the text explains: "What is a deductible?". */
  readonly label: string
  readonly word?: never
}

interface Word extends Explanation {
  readonly label?: never
  /** The explained word. It is the button itself, with a dotted underline. */
  readonly word: ReactNode
}

export type HelpPopoverProps = QuestionMark | Word

// The button is higher than a line of small text. The negative margins make up for it, so the word stays on its line.
const wordLook =
  '-my-0.5 min-h-6 text-start underline decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid aria-expanded:decoration-solid print:min-h-0 print:no-underline'

/**
 * Distance between an explanation and the window's edges, in pixels. At the top it clears the sticky row of order and
 * filters.
 */
const aroundTheScreen = { top: 72, right: 16, bottom: 16, left: 16 }

/**
 * A question mark or a word that opens a short explanation. It opens by press, not by hover, so it works for touch and
 * keyboard and stays until it is closed. Escape, a press elsewhere or Tab closes it. The focus stays on the button, and
 * the explanation is announced as a status.
 */
export function HelpPopover({ label, word, children }: HelpPopoverProps) {
  const [open, setOpen] = useState(false)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild aria-haspopup={undefined}>
        {label === undefined ? (
          <button type="button" className={wordLook}>
            {word}
          </button>
        ) : (
          <IconButton label={label}>
            <CircleQuestionMark aria-hidden strokeWidth={1.9} className="size-5 text-primary" />
          </IconButton>
        )}
      </Radix.Trigger>
      <div role="status" className="inline">
        <Radix.Content
          // Takes Radix's own role away.
          role={undefined}
          align="start"
          collisionPadding={aroundTheScreen}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
          }}
          onKeyDownCapture={(event) => {
            // Radix traps Tab in the popover. Here Tab moves on and closes it.
            if (event.key === 'Tab') event.stopPropagation()
          }}
          className="z-overlay max-h-(--radix-popover-content-available-height) w-field-md overflow-y-auto rounded-lg border-2 border-primary bg-surface p-4 text-start text-base font-normal text-ink shadow-card print:hidden"
        >
          {children}
        </Radix.Content>
      </div>
    </Radix.Root>
  )
}
