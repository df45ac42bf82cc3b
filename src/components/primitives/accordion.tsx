import * as Radix from '@radix-ui/react-accordion'
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { cn } from '#lib/cn.ts'

export interface AccordionItem {
  readonly id: string
  /** The heading's id, so an address can end in `#` and this name. */
  readonly anchor?: string
  readonly title: string
  /** A decorative icon. */
  readonly icon?: ReactNode
  readonly content: ReactNode
}

export interface AccordionProps {
  /**
   * The items in order: `id`, `title` and `content`, optionally an `icon`, and an `anchor` that an address can end in.
   */
  readonly items: readonly AccordionItem[]
  /** Whether opening one item closes the others. */
  readonly mode: 'single' | 'multiple'
  /** The level of the item headings, one below the heading above the list. */
  readonly headingLevel: 2 | 3 | 4
  /**
   * Ids of the items that are open initially.
   * @default []
   */
  readonly defaultOpen?: readonly string[]
  /** Ids of the open items. With `onOpenChange`, the parent keeps the state. */
  readonly open?: readonly string[]
  /** Called with the ids of the open items after a change. */
  readonly onOpenChange?: (open: readonly string[]) => void
  /** Classes for the list's position. */
  readonly className?: string
}

/** The most items that are regions. More of them make a page's landmark list useless (APG accordion pattern). */
const mostRegions = 6

// Radix writes measured sizes into a style attribute, which the content policy refuses in prerendered pages. The
// assertion is needed because CSSProperties has no index signature.
const noMeasuredSizes = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
  '--radix-collapsible-content-height': undefined,
  '--radix-collapsible-content-width': undefined,
} as CSSProperties

interface Pressed {
  readonly heading: Element
  readonly top: number
}

/** Keeps the pressed heading at its place on the screen, even if an item above it closes. */
function usePressedInPlace(open: readonly string[]) {
  const pressed = useRef<Pressed>(null)
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { heading, top } = pressed.current
    pressed.current = null
    const moved = heading.getBoundingClientRect().top - top
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  }, [open])
  return (heading: Element) => {
    pressed.current = { heading, top: heading.getBoundingClientRect().top }
  }
}

/**
 * Headings that open and close the text below them. Closed text stays in the page: it is prerendered, never loses
 * state, and is shown when scripts are off (`opens-without-script` in src/styles/base.css).
 */
export function Accordion(props: AccordionProps) {
  const { items, mode, headingLevel, defaultOpen = [], open: given, onOpenChange, className } = props
  const [own, setOwn] = useState(defaultOpen)
  const open = given ?? own
  const setOpen = (ids: readonly string[]) => {
    setOwn(ids)
    onOpenChange?.(ids)
  }
  const press = usePressedInPlace(open)
  const Heading = `h${headingLevel}` as const
  const list = items.map(({ id, anchor, title, icon, content }) => (
    <Radix.Item key={id} value={id} className="border-t border-border first:border-t-0">
      <Radix.Header asChild>
        <Heading id={anchor}>
          <Radix.Trigger
            onClick={({ currentTarget }) => {
              press(currentTarget)
            }}
            className="group flex min-h-target w-full items-center gap-3 rounded-card px-4 py-4 text-start font-sans text-lg leading-snug font-semibold tracking-normal text-ink hover:text-primary sm:px-5"
          >
            {icon}
            <span className="min-w-0 flex-1">{title}</span>
            <ChevronDown
              aria-hidden
              strokeWidth={1.9}
              className="size-5 shrink-0 text-primary transition-transform duration-base group-aria-expanded:rotate-180"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        forceMount
        hidden={!open.includes(id)}
        style={noMeasuredSizes}
        className="opens-without-script px-4 pt-1 pb-5 sm:px-5"
        {...(items.length > mostRegions && { role: undefined, 'aria-labelledby': undefined })}
      >
        {content}
      </Radix.Content>
    </Radix.Item>
  ))
  const frame = cn('rounded-card border border-border bg-surface', className)
  return mode === 'single' ? (
    <Radix.Root
      type="single"
      collapsible
      value={open[0] ?? ''}
      onValueChange={(id) => {
        setOpen(id === '' ? [] : [id])
      }}
      className={frame}
    >
      {list}
    </Radix.Root>
  ) : (
    <Radix.Root type="multiple" value={[...open]} onValueChange={setOpen} className={frame}>
      {list}
    </Radix.Root>
  )
}
