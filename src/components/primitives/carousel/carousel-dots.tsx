import * as Radix from '@radix-ui/react-tabs'

export interface CarouselDotsProps {
  /** Names the row. */
  readonly label: string
  /** Slides in all. */
  readonly count: number
  /** The slide now shown, counted from 0. */
  readonly current: number
  /** The name of a dot, "Slide 2"; counted from 1. */
  readonly dotLabel: (position: number) => string
  /** The id of a slide, counted from 0. */
  readonly panelId: (index: number) => string
  /** Called with the slide to show, counted from 0. */
  readonly onSelect: (index: number) => void
}

/** One dot a slide, as tabs with one stop in the tab order; the arrow keys show the slide they reach (APG carousel). */
export function CarouselDots({ label, count, current, dotLabel, panelId, onSelect }: CarouselDotsProps) {
  return (
    <Radix.Root
      value={String(current)}
      onValueChange={(slide) => {
        onSelect(Number(slide))
      }}
    >
      <Radix.List aria-label={label} className="flex flex-wrap">
        {Array.from({ length: count }, (_, index) => (
          <Radix.Trigger
            key={index}
            value={String(index)}
            aria-label={dotLabel(index + 1)}
            aria-controls={panelId(index)}
            className="group grid h-target max-w-target min-w-6 flex-1 place-items-center rounded-full md:size-target md:flex-none"
          >
            <span className="size-3 rounded-full border-2 border-control group-hover:border-primary group-aria-selected:size-4 group-aria-selected:border-8 group-aria-selected:border-primary" />
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  )
}
