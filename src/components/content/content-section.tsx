import { cva } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'

import { cn } from '#lib/cn.ts'

const look = cva('', { variants: { tone: { paper: '', surface: 'border-y border-border bg-surface' } } })

export interface ContentSectionProps {
  /** The heading, in the page's language. */
  readonly title: string
  /** A sentence or two between the heading and the content. */
  readonly lead?: ReactNode
  /** The content below the heading. */
  readonly children: ReactNode
  /** One or more links below the content. */
  readonly action?: ReactNode
  /** Content beside the main content on wide screens. */
  readonly aside?: ReactNode
  /**
   * The side of `aside`.
   * @default end
   */
  readonly asideSide?: 'start' | 'end'
  /**
   * The surface: the page's background, or white across the page.
   * @default paper
   */
  readonly tone?: 'paper' | 'surface'
}

/** A section of a content page below the hero, named by its second-level heading. */
export function ContentSection(props: ContentSectionProps) {
  const { title, lead, children, action, aside, asideSide = 'end', tone = 'paper' } = props
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={look({ tone })}>
      <div
        className={cn(
          'mx-auto grid max-w-page gap-10 px-4 py-12 md:px-6',
          aside !== undefined && 'items-center md:grid-cols-2 lg:gap-14',
        )}
      >
        <div className="grid min-w-0 gap-6">
          <div className="grid max-w-prose gap-3">
            <h2 id={headingId} className="text-3xl font-bold">
              {title}
            </h2>
            {lead !== undefined && <div className="text-lg text-pretty text-ink-muted">{lead}</div>}
          </div>
          {children}
          {action !== undefined && <div className="flex flex-wrap gap-3 print-hidden">{action}</div>}
        </div>
        {aside !== undefined && <div className={cn('min-w-0', asideSide === 'start' && 'md:order-first')}>{aside}</div>}
      </div>
    </section>
  )
}
