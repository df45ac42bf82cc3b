import { metalLevels } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ShowAllLevelsProps {
  /** The metal levels that are shown. A phone says them here, because it has no room for the reason. */
  readonly levels: readonly string[]
  /** Removes the default filters. */
  readonly onPress: () => void
}

/** The short way out of the default filters, at the end of a sentence (P-84). */
export function ShowAllLevels({ levels, onPress }: ShowAllLevelsProps) {
  const { t } = useTranslation('plans')
  const level = levels.length === 1 ? metalLevels.find((known) => levels.includes(known)) : undefined
  const only =
    level !== undefined
      ? t('activeFilters.onlyLevel', { level: t(`metal.${level}`) })
      : t('activeFilters.onlyLevels', { count: levels.length })
  return (
    <button
      type="button"
      className="relative min-h-6 text-sm font-semibold text-primary underline underline-offset-4 before:absolute before:-inset-2.5 print:hidden"
      onClick={onPress}
    >
      <span className="md:hidden">{only}</span> {t('activeFilters.allLevels')}{' '}
      <span className="sr-only">{t('activeFilters.allLevelsRest')}</span>
    </button>
  )
}
