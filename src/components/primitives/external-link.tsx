import type { ComponentProps } from 'react'

import { cn } from '#lib/cn.ts'
import { NewTabMark, newTab } from './new-tab-mark.tsx'

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** Where the link leads. */
  readonly href: string
  /** Read after the link's text, such as "(opens in a new tab)". */
  readonly newTabLabel: string
  /**
   * `inherit` takes the colour of the text around it, for a dark background.
   * @default primary
   */
  readonly tone?: 'primary' | 'inherit'
}

/** A text link to another site. It opens in a new tab and says so. */
export function ExternalLink({ newTabLabel, tone = 'primary', className, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      {...newTab}
      className={cn('underline', tone === 'primary' && 'text-primary hover:text-primary-strong', className)}
    >
      {children} <NewTabMark label={newTabLabel} />
    </a>
  )
}
