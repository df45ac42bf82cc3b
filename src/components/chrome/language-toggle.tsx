import { languageTable } from '#domain/content/language-table.ts'
import { type Language, languages } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

export interface LanguageToggleProps {
  /** Called with the language that was pressed. */
  readonly onChange: (language: Language) => void
}

/**
 * Switches the site's language and, on public pages, the address (C-10, C-14). The pressed side is the current
 * language.
 */
export function LanguageToggle({ onChange }: LanguageToggleProps) {
  const { t, language } = useTranslation('common')
  return (
    <div
      role="group"
      aria-label={t('languageToggle.label')}
      className="inline-flex rounded-full border border-control bg-surface p-px"
    >
      {languages.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          translate="no"
          // The name begins with the visible text, so that speech control finds the button (WCAG 2.5.3).
          aria-label={`${languageTable[option].short}, ${languageTable[option].name}`}
          aria-pressed={option === language}
          onClick={() => {
            onChange(option)
          }}
          className={cn(
            'min-h-target min-w-target rounded-full px-2 sm:px-3.5 text-sm font-semibold',
            option === language ? 'forced-border bg-primary-strong text-on-primary' : 'text-ink',
          )}
        >
          {languageTable[option].short}
        </button>
      ))}
    </div>
  )
}
