import type { ComponentProps } from 'react'

import { cn } from '#lib/cn.ts'
import { NewTabMark, newTab } from './new-tab-mark.tsx'

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** Where the link leads. */
  readonly href: string
  /** Read after the link's text, such as "(opens in a new tab)". */
  readonly newTabLabel: string
}

/** A text link to another site. It opens in a new tab and says so. */
export function ExternalLink({ newTabLabel, className, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} {...newTab} className={cn('text-primary underline hover:text-primary-strong', className)}>
      {children} <NewTabMark label={newTabLabel} />
    </a>
  )
}
