import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { SecondLine } from '#components/words/term-label.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'

/** The sections of the page, in order. */
export const sheetSections = [
  'price',
  'year',
  'limits',
  'services',
  'network',
  'care',
  'quality',
  'programs',
  'documents',
  'company',
] as const

/** A section of the page. */
export type SheetSection = (typeof sheetSections)[number]

/** The sections that a phone shows open. */
const openOnPhone: readonly SheetSection[] = ['services', 'care']

/** Returns the id of a section. */
export const sectionId = (section: SheetSection) => `plan-${section}`

const headingId = (section: SheetSection) => `${sectionId(section)}-heading`

/** Moves the focus to a section and scrolls it to the top of the screen. The address does not change. */
export function goToSection(section: SheetSection): void {
  document.getElementById(headingId(section))?.focus({ preventScroll: true })
  document.getElementById(sectionId(section))?.scrollIntoView({ block: 'start' })
}

export interface PlanSheetSectionProps {
  /** Which section it is. It gives the heading and the id. */
  readonly section: SheetSection
  /** Classes for the section. */
  readonly className?: string
  /** The section's content. */
  readonly children: ReactNode
}

/** One section of the page, with its heading. On a phone the heading is a row that opens the section (P-105). */
export function PlanSheetSection({ section, className, children }: PlanSheetSectionProps) {
  const { t } = useTranslation('plan-page')
  const isWide = useWideScreen('md')
  const [isOpen, setIsOpen] = useState(openOnPhone.includes(section))
  const panelId = `${sectionId(section)}-panel`
  const title = t(`planSheet.sections.${section}`)
  return (
    <section
      id={sectionId(section)}
      aria-labelledby={headingId(section)}
      className={cn(
        'grid scroll-mt-24 md:gap-3 print:mb-1 print:block',
        // On paper the long list of services fills both columns.
        section !== 'services' && 'print:break-inside-avoid',
        className,
      )}
    >
      <div>
        <h2
          id={headingId(section)}
          tabIndex={-1}
          className="text-xl font-semibold md:text-2xl print:break-after-avoid print:text-sm"
        >
          {isWide ? (
            title
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={panelId}
              className="group flex min-h-target w-full items-center justify-between gap-2 border-b border-border py-2 text-start print:min-h-0 print:border-0 print:py-0"
              onClick={() => {
                setIsOpen(!isOpen)
              }}
            >
              {title}
              <ChevronDown
                aria-hidden
                strokeWidth={1.9}
                className="size-5 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180 print:hidden"
              />
            </button>
          )}
        </h2>
        <SecondLine text={(of) => of('plan-page')(`planSheet.sections.${section}`)} />
      </div>
      <div
        id={panelId}
        className={cn('grid min-w-0 gap-3 max-md:py-3 print:block print:py-0', !isOpen && 'max-md:hidden')}
      >
        {children}
      </div>
    </section>
  )
}
