import { type VariantProps, cva } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'

import { cn } from '#lib/cn.ts'

const look = cva('forced-border flex items-start gap-3 rounded-lg border p-4 text-ink', {
  variants: {
    /** The kind of message. The colour only repeats its words. */
    tone: {
      info: 'border-primary-soft bg-primary-wash',
      success: 'border-success bg-primary-wash',
      warning: 'border-accent-soft bg-accent-wash',
      danger: 'border-danger bg-danger-wash',
    },
  },
})

/** The kind of a framed message. */
export type NoticeTone = NonNullable<VariantProps<typeof look>['tone']>

export interface NoticeProps {
  /** The kind of message. The colour only repeats its words. */
  readonly tone: NoticeTone
  /** A one-line title above the text. */
  readonly title?: string
  /** Makes the title a heading of this level. Without it, the title is a bold line. */
  readonly headingLevel?: 2 | 3 | 4
  /** A ref to the title, for moving the focus there, as after a failed submit. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  /**
   * `alert` interrupts (errors only), `status` waits its turn, `off` is static content.
   * @default off
   */
  readonly live?: 'off' | 'status' | 'alert'
  /** Decorative content before the text, such as an icon. */
  readonly mark?: ReactNode
  /** Content after the text, such as a close button. */
  readonly end?: ReactNode
  /** The text. */
  readonly children?: ReactNode
  /** Buttons or links below the text. */
  readonly actions?: ReactNode
  /** Classes for the message's position. */
  readonly className?: string
}

/** A framed message without an icon, small enough for the first view. `Alert` adds icons and a close button. */
export function Notice(props: NoticeProps) {
  const { tone, title, headingLevel, headingRef, live = 'off', mark, end, children, actions, className } = props
  // A paragraph can take the heading's ref, because callers only use `focus()`.
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div {...(live !== 'off' && { role: live })} className={cn(look({ tone }), className)}>
      {mark}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        {title !== undefined && (
          <Title
            className="font-display text-lg font-semibold"
            {...(headingRef !== undefined && { ref: headingRef, tabIndex: -1 })}
          >
            {title}
          </Title>
        )}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {end}
    </div>
  )
}
