import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'

import { cn } from '#lib/cn.ts'
import { IconButton } from './icon-button.tsx'
import { Notice, type NoticeProps, type NoticeTone } from './notice.tsx'

const icons: Record<NoticeTone, readonly [icon: LucideIcon, colour: string]> = {
  info: [Info, 'text-primary'],
  success: [CircleCheck, 'text-success'],
  warning: [TriangleAlert, 'text-accent-text'],
  danger: [CircleAlert, 'text-danger'],
}

/** An alert that can be closed must name its close button. */
type Closing =
  | {
      /** Closes the alert. Without it there is no close button. */
      readonly onClose: () => void
      /** The close button's name. */
      readonly closeLabel: string
    }
  | { readonly onClose?: undefined; readonly closeLabel?: undefined }

export type AlertProps = Closing &
  Omit<NoticeProps, 'mark' | 'end'> & {
    /** A decorative icon instead of the tone's icon. */
    readonly icon?: LucideIcon
  }

/** A framed message with its tone's icon. It stays in place until it is closed or its cause is gone. */
export function Alert({ icon, onClose, closeLabel, ...notice }: AlertProps) {
  const [ownIcon, colour] = icons[notice.tone]
  const Icon = icon ?? ownIcon
  return (
    <Notice
      {...notice}
      mark={<Icon aria-hidden strokeWidth={1.9} className={cn('mt-0.5 size-6 shrink-0', colour)} />}
      {...(onClose && {
        end: (
          <IconButton label={closeLabel} onClick={onClose} className="-my-2.5 -me-2.5">
            <X aria-hidden strokeWidth={1.9} className="size-5" />
          </IconButton>
        ),
      })}
    />
  )
}
