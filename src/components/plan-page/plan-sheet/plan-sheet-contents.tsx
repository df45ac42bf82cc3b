import { useTranslation } from '#i18n/use-translation.ts'

import { type SheetSection, goToSection, sectionId } from './plan-sheet-section.tsx'

export interface PlanSheetContentsProps {
  /** The sections on the page, in order. */
  readonly sections: readonly SheetSection[]
}

/** Links to the sections of the page. A phone has none, because its sections are rows (P-105). */
export function PlanSheetContents({ sections }: PlanSheetContentsProps) {
  const { t } = useTranslation('plan-page')
  return (
    <nav aria-label={t('planSheet.contents')} className="max-md:hidden print:hidden">
      <p aria-hidden className="hidden pb-1 text-sm text-ink-muted lg:block">
        {t('planSheet.contents')}
      </p>
      <ul className="flex flex-wrap gap-x-5 lg:grid">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${sectionId(section)}`}
              className="inline-flex min-h-target items-center lg:min-h-8 font-semibold text-primary underline hover:text-primary-strong"
              onClick={(event) => {
                // The page has its own history entry. A change of the address would replace it.
                event.preventDefault()
                goToSection(section)
              }}
            >
              {t(`planSheet.sections.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
