import * as Radix from '@radix-ui/react-tabs'

export interface CarouselDotsProps {
  /** The name of the row. */
  readonly label: string
  /** Number of slides. */
  readonly count: number
  /** The current slide, counted from 0. */
  readonly current: number
  /** Returns a dot's name, "Slide 2". Positions count from 1. */
  readonly dotLabel: (position: number) => string
  /** Returns a slide's id. Slides count from 0. */
  readonly panelId: (index: number) => string
  /** Called with the slide to show, counted from 0. */
  readonly onSelect: (index: number) => void
}

/** One dot for each slide, as tabs with one tab stop. The arrow keys show the slide they reach (APG carousel). */
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
