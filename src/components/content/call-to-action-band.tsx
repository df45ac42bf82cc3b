import { cva } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'

import { cn } from '#lib/cn.ts'

const look = cva('', {
  variants: {
    /** The surface: dark, like the heroes, or pale. */
    tone: { hero: 'on-hero forced-border bg-hero text-on-hero', wash: 'bg-primary-wash text-ink' },
  },
})

export interface CallToActionBandProps {
  /** The band's second-level heading. */
  readonly title: string
  /** One or two sentences of reasons. */
  readonly children: ReactNode
  /** The link to the next page: `accent` on the dark `hero` tone, `primary` on `wash`. */
  readonly action: ReactNode
  /** The surface: dark, like the heroes, or pale. */
  readonly tone?: 'hero' | 'wash'
  /** A decorative picture beside the text on wide screens. */
  readonly picture?: ReactNode
}

/** A band across the page with one call to action, which paper leaves out. The last band of every content page leads to the quote (C-5). */
export function CallToActionBand({ title, children, action, tone = 'hero', picture }: CallToActionBandProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={look({ tone })}>
      <div
        className={cn(
          'mx-auto grid max-w-page items-center gap-8 px-4 py-12 md:px-6 lg:py-16',
          picture === undefined ? 'md:grid-cols-3 print-hidden' : 'md:grid-cols-2 lg:gap-14',
        )}
      >
        {picture !== undefined && <div className="min-w-0 md:order-last">{picture}</div>}
        <div className={picture === undefined ? 'grid gap-3 md:col-span-2' : 'grid min-w-0 gap-3'}>
          <h2 id={headingId} className="text-3xl font-bold">
            {title}
          </h2>
          <div
            className={cn(
              'grid max-w-prose gap-3 text-lg text-pretty',
              tone === 'hero' ? 'text-on-hero-muted' : 'text-ink-muted',
            )}
          >
            {children}
          </div>
          {picture !== undefined && <div className="mt-3 flex flex-wrap gap-3 print-hidden">{action}</div>}
        </div>
        {picture === undefined && <div className="flex flex-wrap gap-3 md:justify-end print-hidden">{action}</div>}
      </div>
    </section>
  )
}
