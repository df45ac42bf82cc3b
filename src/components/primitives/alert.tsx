import { type VariantProps, cva } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

import { cn } from '#lib/cn.ts'
import { IconButton } from './icon-button.tsx'

const look = cva('forced-border flex items-start gap-3 rounded-lg border p-4 text-ink', {
  variants: {
    tone: {
      info: 'border-primary-soft bg-primary-wash',
      success: 'border-success bg-primary-wash',
      warning: 'border-accent-soft bg-accent-wash',
      danger: 'border-danger bg-danger-wash',
    },
  },
})

type Tone = NonNullable<VariantProps<typeof look>['tone']>

const icons: Record<Tone, readonly [icon: LucideIcon, colour: string]> = {
  info: [Info, 'text-primary'],
  success: [CircleCheck, 'text-success'],
  warning: [TriangleAlert, 'text-accent-text'],
  danger: [CircleAlert, 'text-danger'],
}

/** An alert that can be closed must name its close button. */
type Closing =
  | { readonly onClose: () => void; readonly closeLabel: string }
  | { readonly onClose?: undefined; readonly closeLabel?: undefined }

export type AlertProps = Closing & {
  readonly tone: Tone
  readonly title?: string
  /** Makes the title a heading of this level; a bold line otherwise. */
  readonly headingLevel?: 2 | 3 | 4
  /** For moving the focus to the title, as after a failed submit. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** `alert` interrupts (errors only), `status` waits its turn, `off` is static content. */
  readonly live?: 'off' | 'status' | 'alert'
  /** Instead of the tone's own icon; decorative. */
  readonly icon?: LucideIcon
  readonly children?: ReactNode
  /** Buttons or links below the text. */
  readonly actions?: ReactNode
  readonly className?: string
}

/** A framed message that stays where it stands until it is closed or its cause is gone. */
export function Alert(props: AlertProps) {
  const { tone, title, headingLevel, headingRef, live = 'off', icon, children, actions, className } = props
  const [ownIcon, colour] = icons[tone]
  const Icon = icon ?? ownIcon
  // A paragraph takes the same ref: only `focus()` is wanted of it.
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div {...(live !== 'off' && { role: live })} className={cn(look({ tone }), className)}>
      <Icon aria-hidden strokeWidth={1.9} className={cn('mt-0.5 size-6 shrink-0', colour)} />
      <div className="grid min-w-0 flex-1 gap-1">
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
      {props.onClose && (
        <IconButton label={props.closeLabel} onClick={props.onClose} className="-my-2.5 -me-2">
          <X aria-hidden strokeWidth={1.9} className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
