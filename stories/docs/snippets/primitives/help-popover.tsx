import { HelpPopover } from '#components/primitives/help-popover.tsx'

/** Explains one word by a press. */
export function HelpPopoverExample() {
  return (
    <div>
      Deductible{' '}
      <HelpPopover label="What is a deductible?">
        <p>What you pay before the plan begins to pay.</p>
      </HelpPopover>
    </div>
  )
}
