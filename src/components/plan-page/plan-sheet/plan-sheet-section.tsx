import type { ReactNode } from 'react'

import { SecondLine } from '#components/words/term-label.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

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

/** One section of the page, with its heading. */
export function PlanSheetSection({ section, className, children }: PlanSheetSectionProps) {
  const { t } = useTranslation('plan-page')
  return (
    <section
      id={sectionId(section)}
      aria-labelledby={headingId(section)}
      className={cn(
        'grid scroll-mt-24 gap-3 print:mb-1 print:block',
        // On paper the long list of services fills both columns.
        section !== 'services' && 'print:break-inside-avoid',
        className,
      )}
    >
      <div>
        <h2
          id={headingId(section)}
          tabIndex={-1}
          className="text-2xl font-semibold print:break-after-avoid print:text-sm"
        >
          {t(`planSheet.sections.${section}`)}
        </h2>
        <SecondLine text={(of) => of('plan-page')(`planSheet.sections.${section}`)} />
      </div>
      {children}
    </section>
  )
}
