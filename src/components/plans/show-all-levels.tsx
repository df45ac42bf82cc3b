import { useTranslation } from '#i18n/use-translation.ts'

export interface ShowAllLevelsProps {
  /** Removes the default filters. */
  readonly onPress: () => void
}

/** The button that removes the default filters, at the end of a sentence (P-66). */
export function ShowAllLevels({ onPress }: ShowAllLevelsProps) {
  const { t } = useTranslation('plans')
  return (
    <button
      type="button"
      className="relative min-h-6 text-sm font-semibold text-primary underline underline-offset-4 before:absolute before:-inset-2.5 print:hidden"
      onClick={onPress}
    >
      {t('activeFilters.showAll')}
    </button>
  )
}
