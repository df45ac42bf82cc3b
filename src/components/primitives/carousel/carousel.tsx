import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useId, useRef, useState, useSyncExternalStore } from 'react'

import { IconButton } from '#components/primitives/icon-button.tsx'
import { cn } from '#lib/cn.ts'

import { CarouselDots } from './carousel-dots.tsx'
import { useSlideScroll } from './use-slide-scroll.ts'

/** Number of cards in a slide on wide screens (C-24). Narrower screens show one. */
const wideCards = 3
/** The `md` token, 768 px. The classes below change at the same width. */
const wide = '(min-width: 48rem)'

export interface CarouselItem {
  readonly id: string
  readonly content: ReactNode
}

/** The texts of a carousel. Positions count from 1. */
export interface CarouselTexts {
  /** The topic of the slides, without the word "carousel". */
  readonly label: string
  /** The role descriptions: "carousel" and "slide". */
  readonly carousel: string
  readonly slide: string
  readonly previous: string
  readonly next: string
  /** The name of the row of dots. */
  readonly dots: string
  readonly dot: (position: number) => string
  readonly position: (position: number, total: number) => string
}

export interface CarouselProps {
  /** The cards in order: `id` and `content`. */
  readonly items: readonly CarouselItem[]
  /** All texts of the carousel, in the page's language. */
  readonly texts: CarouselTexts
  /** Classes for the carousel's position. */
  readonly className?: string
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** Returns the current number of cards in a slide; undefined in prerendered pages until hydration. */
function useCardsPerSlide(): number | undefined {
  return useSyncExternalStore(
    onWidthChange,
    () => (window.matchMedia(wide).matches ? wideCards : 1),
    () => undefined,
  )
}

function grouped(items: readonly CarouselItem[], size: number): readonly (readonly CarouselItem[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, slide) => items.slice(slide * size, (slide + 1) * size))
}

/**
 * Cards in slides of three, or of one on narrow screens (APG carousel with dots as tabs). The arrows wrap around,
 * nothing moves automatically, slides out of view are inert, and a swipe is the track's native scrolling. Until
 * hydration the track only scrolls. Without scripts, and in print, every card is shown.
 */
export function Carousel({ items, texts, className }: CarouselProps) {
  const baseId = useId()
  const track = useRef<HTMLDivElement>(null)
  const cardsPerSlide = useCardsPerSlide()
  const isLive = cardsPerSlide !== undefined
  const size = cardsPerSlide ?? wideCards
  const [firstCard, setFirstCard] = useState(0)
  const slides = grouped(items, size)
  const current = Math.floor(firstCard / size)

  const show = useCallback(
    (slide: number) => {
      setFirstCard(slide * size)
    },
    [size],
  )
  useSlideScroll(track, current, slides.length, show)
  const panelId = (slide: number) => `${baseId}-slide-${slide}`

  return (
    // In a grid, the carousel would be as wide as all of its cards side by side.
    <div
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      className={cn('min-w-0', className)}
    >
      <div className="mb-4 flex min-h-20 flex-wrap content-start items-center gap-x-3 gap-y-1 md:min-h-target print:hidden noscript:hidden">
        {isLive && (
          <>
            <IconButton
              look="bordered"
              label={texts.previous}
              onClick={() => {
                show((current + slides.length - 1) % slides.length)
              }}
            >
              <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5" />
            </IconButton>
            <IconButton
              look="bordered"
              label={texts.next}
              onClick={() => {
                show((current + 1) % slides.length)
              }}
            >
              <ChevronRight aria-hidden strokeWidth={1.9} className="size-5" />
            </IconButton>
            <div className="basis-full md:basis-auto">
              <CarouselDots
                label={texts.dots}
                count={slides.length}
                current={current}
                dotLabel={texts.dot}
                panelId={panelId}
                onSelect={show}
              />
            </div>
          </>
        )}
      </div>
      <div
        ref={track}
        aria-live="polite"
        className="relative -mx-1 flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain print:flex-wrap print:gap-y-4 noscript:flex-wrap noscript:gap-y-4"
      >
        {slides.map((cards, slide) => (
          <div
            key={cards[0]?.id}
            {...(isLive && {
              role: 'tabpanel',
              id: panelId(slide),
              'aria-roledescription': texts.slide,
              'aria-label': texts.position(slide + 1, slides.length),
              tabIndex: slide === current ? 0 : -1,
              inert: slide !== current,
            })}
            className={cn(
              'rounded-card md:grid md:w-full md:shrink-0 md:snap-start md:grid-cols-3 md:gap-4 md:p-1',
              isLive ? 'grid w-full shrink-0 snap-start p-1' : 'contents',
            )}
          >
            {cards.map(({ id, content }) => (
              <div
                key={id}
                className={cn('grid min-w-0', !isLive && 'w-full shrink-0 snap-start p-1 md:w-auto md:shrink md:p-0')}
              >
                {content}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
