import { useTranslation } from '#i18n/use-translation.ts'

export interface ShowAllLevelsProps {
  /** Removes the default filters. */
  readonly onPress: () => void
}

/** On a phone, the short way out of the default filters, beside the count (P-84). Wide screens show the filters themselves. */
export function ShowAllLevels({ onPress }: ShowAllLevelsProps) {
  const { t } = useTranslation('plans')
  return (
    <button
      type="button"
      aria-label={t('activeFilters.showAll')}
      className="relative min-h-6 text-sm font-semibold text-primary underline underline-offset-4 before:absolute before:-inset-2.5 md:hidden print:hidden"
      onClick={onPress}
    >
      {t('activeFilters.allLevels')}
    </button>
  )
}
