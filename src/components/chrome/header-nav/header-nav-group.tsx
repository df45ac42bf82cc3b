import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { MenuLinkItem } from '#components/chrome/menu-link.tsx'
import type { MenuLink } from '#domain/account/menus.ts'

export interface HeaderNavGroupProps {
  /** The button's text. */
  readonly name: string
  /** The links of the list, in order. */
  readonly links: readonly MenuLink[]
  /** The current path. The link to it is marked as current. */
  readonly path: string
  /** Whether the list is open. */
  readonly isOpen: boolean
  /** Called when the list should open or close. */
  readonly onOpenChange: (isOpen: boolean) => void
}

/**
 * A button with a list of links below it (disclosure navigation). A press toggles the list. Hovering opens it and
 * leaving closes it, unless it was pressed. Escape closes it and returns the focus to the button. A press or the focus
 * elsewhere closes it without moving the focus. The list touches the button, so the mouse can move into it.
 */
export function HeaderNavGroup({ name, links, path, isOpen, onOpenChange }: HeaderNavGroupProps) {
  const panelId = useId()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // A list that was opened by hovering closes when the mouse leaves.
  const [isHovered, setHovered] = useState(false)

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (item.current?.contains(document.activeElement)) button.current?.focus()
    onOpenChange(false)
  })
  const closeOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && item.current?.contains(event.target)) return
    onOpenChange(false)
  })
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    return () => {
      controller.abort()
    }
  }, [isOpen])

  return (
    <li
      ref={item}
      className="relative"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || isOpen) return
        setHovered(true)
        onOpenChange(true)
      }}
      onPointerLeave={() => {
        if (isHovered && !panel.current?.contains(document.activeElement)) onOpenChange(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className="group inline-flex min-h-target items-center gap-1 rounded-full px-2.5 font-medium text-ink hover:bg-primary-wash hover:text-primary aria-expanded:text-primary"
        onClick={() => {
          // A press after hovering keeps the list open.
          onOpenChange(isHovered || !isOpen)
          setHovered(false)
        }}
      >
        {name}
        <ChevronDown
          aria-hidden
          strokeWidth={1.9}
          className="size-4 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180"
        />
      </button>
      <div ref={panel} id={panelId} hidden={!isOpen} className="absolute start-0 top-full z-overlay pt-1">
        <ul className="forced-border w-field-md rounded-card border border-border bg-surface p-2 shadow-card">
          {links.map((link) => (
            <li key={link.id}>
              <MenuLinkItem
                link={link}
                path={path}
                look="panel"
                onFollow={() => {
                  button.current?.focus()
                  onOpenChange(false)
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
