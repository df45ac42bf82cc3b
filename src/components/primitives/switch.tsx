import type { ComponentProps } from 'react'

import { cn } from '#lib/cn.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** The label beside the switch, which names it. */
  readonly label: string
}

/** Turns a setting on or off immediately. Use a checkbox for a choice that is sent later. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={cn('inline-flex min-h-target items-center gap-2.5 font-semibold', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="print-exact relative h-check w-target shrink-0 appearance-none rounded-full border-2 border-control bg-control transition-colors duration-quick before:absolute before:inset-y-0 before:start-0.5 before:my-auto before:size-4 before:rounded-full before:border-8 before:border-surface before:transition-transform before:duration-quick checked:border-primary checked:bg-primary checked:before:translate-x-5"
      />
      {label}
    </label>
  )
}
