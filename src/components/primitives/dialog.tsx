import * as Radix from '@radix-ui/react-dialog'
import { type VariantProps, cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'

import { cn } from '#lib/cn.ts'
import { useDialogHistory } from '#lib/use-page-history.ts'
import { IconButton } from './icon-button.tsx'

const look = cva(
  'forced-border flex w-full flex-col overflow-y-auto overscroll-contain scroll-pt-28 tall:scroll-pb-24 bg-surface text-ink shadow-card transition-opacity duration-base starting:opacity-0 print:block print:h-auto print:max-h-none print:max-w-none print:overflow-visible',
  {
    variants: {
      /**
       * A box for text, the whole screen, or a wider box for tables. On phones `md` is a sheet and the others fill the
       * screen.
       * @default md
       */
      size: {
        md: 'mt-auto max-h-full rounded-t-card sm:mt-0 sm:max-w-dialog sm:rounded-card',
        full: 'h-full',
        wide: 'h-full sm:h-auto sm:max-h-full sm:max-w-dialog-wide sm:rounded-card',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export interface DialogProps extends VariantProps<typeof look> {
  /** Whether the dialog is open. The caller keeps the state. */
  readonly open: boolean
  /** Called by the close button, Escape, a press outside or the browser's Back. */
  readonly onClose: () => void
  /**
   * Reopens the dialog when the browser's Forward follows the Back that closed it. Without it, Forward does nothing.
   */
  readonly onReopen?: (() => void) | undefined
  /** The heading. It names the dialog. */
  readonly title: string
  /** The close button's name. */
  readonly closeLabel: string
  /** The content. It scrolls with the whole box. */
  readonly children: ReactNode
  /** Short plain text, read with the title when the dialog opens. */
  readonly description?: string | undefined
  /** Buttons below the content. On a screen of at least 480 by 480 px they stay visible while it scrolls. */
  readonly footer?: ReactNode
  /** Controls beside the title. */
  readonly headerActions?: ReactNode
  /**
   * The first focus: `title` for structured content, the least destructive control for a decision.
   * @default title
   */
  readonly initialFocus?: 'title' | 'close' | RefObject<HTMLElement | null>
  /** The element that gets the focus on closing; by default the one that opened the dialog. */
  readonly returnFocus?: RefObject<HTMLElement | null>
  /**
   * `alertdialog` asks for a decision. A press outside does not close it.
   * @default dialog
   */
  readonly role?: 'dialog' | 'alertdialog'
  /**
   * Whether the title is on paper. Content with headings of its own needs none.
   * @default true
   */
  readonly isHeadPrinted?: boolean
  /**
   * Only the content scrolls, between a low head and the footer, so nothing covers a control. For a tall window.
   * @default false
   */
  readonly isBodyScrolled?: boolean
}

/**
 * A modal dialog: a sheet on phones, a box from 480 px up, or the whole screen (`full`). Tab stays inside. Escape, Back
 * and the close button close it. The page behind does not scroll (src/styles/base.css). The whole box scrolls, so arrow
 * keys reach all of its text.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, description, footer, headerActions, size } = props
  const { initialFocus = 'title', returnFocus, role = 'dialog', isHeadPrinted = true, isBodyScrolled = false } = props
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  useDialogHistory(open, props)

  const focusInside = (event: Event) => {
    event.preventDefault()
    opener.current = document.activeElement
    const target = initialFocus === 'title' ? heading : initialFocus === 'close' ? close : initialFocus
    ;(target.current ?? heading.current)?.focus()
  }
  const focusBack = (event: Event) => {
    event.preventDefault()
    // Strict mode unmounts effects once while the box is still there.
    if (box.current?.isConnected === true) return
    // Another element has already taken the focus, such as the heading of the page that the dialog led to.
    if (document.activeElement && document.activeElement !== document.body) return
    if (returnFocus?.current) returnFocus.current.focus()
    // The page keeps its scroll position. The browser would scroll to a control in a dock, because it treats it as out
    // of view.
    else {
      const { current } = opener
      // The control that opened it may be gone, such as one in a menu that has closed.
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
      const target = isThere ? current : document.querySelector('main')
      target?.focus({ preventScroll: true })
    }
  }
  // A footer that is absent for now is often `condition && …`.
  const hasFooter = footer !== undefined && footer !== null && footer !== false
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay
          className={cn(
            'fixed inset-0 z-dialog flex items-center justify-center bg-backdrop/60 print:static print:block print:bg-transparent print:p-0',
            size !== 'full' && 'sm:p-6',
          )}
        >
          <Radix.Content
            ref={box}
            role={role}
            aria-modal
            className={cn(look({ size }), isBodyScrolled && 'overflow-hidden')}
            onOpenAutoFocus={focusInside}
            onCloseAutoFocus={focusBack}
            onPointerDownOutside={(event) => {
              if (role === 'alertdialog') event.preventDefault()
            }}
          >
            <div className="sticky top-0 z-dock flex h-0 shrink-0 justify-end print:hidden">
              <IconButton
                ref={close}
                look="bordered"
                label={closeLabel}
                className={isBodyScrolled ? 'mt-1 me-3' : 'mt-3 me-3 sm:mt-4 sm:me-6'}
                onClick={onClose}
              >
                <X aria-hidden strokeWidth={1.9} className="size-5" />
              </IconButton>
            </div>
            <div
              className={cn(
                'flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-b border-border bg-surface pe-16 print:static print:py-1',
                isBodyScrolled ? 'py-1 ps-3' : 'py-3 ps-5 sm:py-4 sm:ps-8 sm:pe-20',
                // With controls beside it, the title scrolls away, because such content has its own sticky headings.
                headerActions === undefined && 'tall:sticky tall:top-0 tall:z-10',
                !isHeadPrinted && 'print:hidden',
              )}
            >
              <Radix.Title
                ref={heading}
                tabIndex={-1}
                className="flex min-h-target items-center text-xl font-bold sm:text-2xl print:min-h-0"
              >
                {title}
              </Radix.Title>
              {headerActions}
            </div>
            <div
              className={cn(
                'flex-auto print:py-1',
                isBodyScrolled
                  ? 'min-h-0 scroll-pt-28 overflow-y-auto overscroll-contain px-3 pb-3 print:overflow-visible'
                  : 'px-5 py-5 sm:px-8 sm:py-6',
              )}
            >
              {description !== undefined && <Radix.Description className="mb-4">{description}</Radix.Description>}
              {children}
            </div>
            {hasFooter && (
              <div
                className={cn(
                  'shrink-0 border-t border-border print:hidden',
                  isBodyScrolled
                    ? 'px-3 py-2'
                    : 'flex flex-wrap justify-end gap-3 bg-surface-sunken px-5 py-4 sm:px-8 sm:tall:sticky sm:tall:bottom-0 sm:tall:z-10',
                )}
              >
                {footer}
              </div>
            )}
            {!isBodyScrolled && <MoreBelow isOnFooter={hasFooter} />}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * A shadow at the lower edge of a box with more content below. At the end of the content, a strip in the surface's
 * colour covers it.
 */
function MoreBelow({ isOnFooter }: { readonly isOnFooter: boolean }) {
  return (
    <div aria-hidden className="pointer-events-none contents print:hidden">
      <div className={cn('z-10 -mt-4 h-4 shrink-0', isOnFooter ? 'bg-surface-sunken' : 'bg-surface')} />
      <div className="sticky bottom-0 -mt-4 h-4 shrink-0 bg-linear-to-t from-ink/25" />
    </div>
  )
}
