import { type Language, languages } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

/** Each language's name in that language, so readers find it on a page in any language. */
const names: Readonly<Record<Language, { readonly long: string; readonly short: string }>> = {
  en: { long: 'English', short: 'EN' },
  es: { long: 'Español', short: 'ES' },
}

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
          aria-label={names[option].long}
          aria-pressed={option === language}
          onClick={() => {
            onChange(option)
          }}
          className={cn(
            'min-h-target min-w-target rounded-full px-2 sm:px-3.5 text-sm font-semibold',
            option === language ? 'forced-border bg-primary-strong text-on-primary' : 'text-ink',
          )}
        >
          {names[option].short}
        </button>
      ))}
    </div>
  )
}
