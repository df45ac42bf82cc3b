import * as Radix from '@radix-ui/react-popover'
import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { IconButton } from './icon-button.tsx'

export interface HelpPopoverProps {
  /** The button's name, which says what is explained: "What is a deductible?". */
  readonly label: string
  /** The explanation, a sentence or two. */
  readonly children: ReactNode
}

/**
 * A question mark that opens a short explanation: by press, not by hover, so that it works for fingers and keyboards and
 * stays until it is closed. Escape, a press elsewhere or moving on closes it. The focus stays on the button, and the
 * explanation is told as a status.
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
            // Radix keeps Tab inside; here it moves on, which closes.
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
