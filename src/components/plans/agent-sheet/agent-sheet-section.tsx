import { type ReactNode, useId } from 'react'

import { cn } from '#lib/cn.ts'

export interface AgentSheetSectionProps {
  /** The heading. It names the section. */
  readonly title: string
  /** The content. */
  readonly children: ReactNode
  /** Classes for its position. */
  readonly className?: string
}

/** A part of the agent's sheet under its heading. It stays on one page of paper. */
export function AgentSheetSection({ title, children, className }: AgentSheetSectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={cn('grid break-inside-avoid content-start gap-1 pb-5 print:gap-0 print:pb-1', className)}
    >
      <h3 id={headingId} className="font-display text-lg font-semibold print:text-base">
        {title}
      </h3>
      {children}
    </section>
  )
}

export interface SheetLineProps {
  /** The name of the value. */
  readonly name: ReactNode
  /** The value, at the end of the line. */
  readonly children: ReactNode
  /** How the value was calculated, one line for each note. */
  readonly notes?: readonly string[]
  /** A sum, with a rule above it. */
  readonly isTotal?: boolean
}

/** One name with its value, inside a `dl`. */
export function SheetLine({ name, children, notes = [], isTotal = false }: SheetLineProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        isTotal && 'border-t border-control font-semibold',
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="ms-auto text-end font-semibold wrap-anywhere tabular-nums">{children}</dd>
      {notes.map((note) => (
        <dd key={note} className="basis-full text-sm print:text-xs">
          {note}
        </dd>
      ))}
    </div>
  )
}
