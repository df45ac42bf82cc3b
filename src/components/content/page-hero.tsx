import type { ReactNode } from 'react'

import { FocusHeading } from '#components/primitives/focus-heading.tsx'

export interface PageHeroProps {
  /** The page's heading, in the page's language: a text, or a picture whose alternative text says it. */
  readonly title: ReactNode
  /** The paragraphs below the title, and other parts of the hero, such as counters. */
  readonly children: ReactNode
  /** One or more links to the next page. The tones for the dark surface are `accent` and `inverse`. */
  readonly action?: ReactNode
  /**
   * A picture at the right on wide screens and below the text on narrow ones. Without it, the text takes the full
   * width.
   */
  readonly picture?: ReactNode
}

/** The dark hero of a content page: its only first-level heading, its introduction, and a link to the next page. */
export function PageHero({ title, children, action, picture }: PageHeroProps) {
  return (
    <div className="on-hero bg-hero text-on-hero forced-border">
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-8 md:grid-cols-12 md:px-6 lg:gap-14 lg:py-12">
        <div
          className={picture === undefined ? 'grid gap-6 md:col-span-8' : 'grid min-w-0 gap-6 md:col-span-7 lg:gap-8'}
        >
          <div className="grid max-w-prose gap-4 text-lg text-pretty text-on-hero-muted">
            <FocusHeading focusKey="page" className="text-balance wrap-anywhere text-on-hero">
              {title}
            </FocusHeading>
            {children}
          </div>
          {action !== undefined && <div className="flex flex-wrap gap-3 print-hidden">{action}</div>}
        </div>
        {picture !== undefined && <div className="min-w-0 md:col-span-5">{picture}</div>}
      </div>
    </div>
  )
}
