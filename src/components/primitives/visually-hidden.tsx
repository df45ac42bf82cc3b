import type { ComponentProps } from 'react'

/** Text that is heard but not seen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={className === undefined ? 'sr-only' : `sr-only ${className}`} {...rest} />
}
