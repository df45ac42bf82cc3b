import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { buttonLook } from './button.tsx'
import { NewTabMark, newTab } from './new-tab-mark.tsx'

/** A link to another site must say that it opens in a new tab. */
type Target =
  | {
      /** The link leads to another site, in a new tab. */
      readonly external: true
      /** Read after the link's text: "(opens in a new tab)". */
      readonly newTabLabel: string
    }
  | { readonly external?: false | undefined; readonly newTabLabel?: undefined }

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> &
  Pick<VariantProps<typeof buttonLook>, 'tone' | 'size'> &
  Target & {
    /** Where the link leads. */
    readonly href: string
  }

/**
 * A link that looks like a button. It does not use a router: wrap it in the router's link (`asChild`) or pass
 * `onClick`.
 */
export function LinkButton({ tone, size, external, newTabLabel, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...(external && newTab)} className={buttonLook({ tone, size, className })}>
      {children}
      {external && <NewTabMark label={newTabLabel} />}
    </a>
  )
}
