import * as Radix from '@radix-ui/react-popover'
import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { IconButton } from './icon-button.tsx'

export interface HelpPopoverProps {
  /** The button's name, which says what the text explains: "What is a deductible?". */
  readonly label: string
  /** The explanation, in one or two sentences. */
  readonly children: ReactNode
}

/**
 * A question mark that opens a short explanation. It opens by press, not by hover, so it works for touch and keyboard
 * and stays until it is closed. Escape, a press elsewhere or Tab closes it. The focus stays on the button, and the
 * explanation is announced as a status.
 */
export function HelpPopover({ label, children }: HelpPopoverProps) {
  const [open, setOpen] = useState(false)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild aria-haspopup={undefined}>
        <IconButton label={label}>
          <CircleQuestionMark aria-hidden strokeWidth={1.9} className="size-5 text-primary" />
        </IconButton>
      </Radix.Trigger>
      <div role="status">
        <Radix.Content
          // oxlint-disable-next-line jsx-a11y/aria-role -- takes Radix's own role away
          role={undefined}
          align="start"
          collisionPadding={16}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
          }}
          onKeyDownCapture={(event) => {
            // Radix traps Tab in the popover. Here Tab moves on and closes it.
            if (event.key === 'Tab') event.stopPropagation()
          }}
          className="z-10 w-field-md rounded-lg border-2 border-primary bg-surface p-4 text-start text-base font-normal text-ink shadow-card"
        >
          {children}
        </Radix.Content>
      </div>
    </Radix.Root>
  )
}
