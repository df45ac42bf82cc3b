/** The tests that judge the words of the catalogs, as vitest finds them: a deck is written only where all of them pass. */
export const deckGates = [
  'tests/structure',
  'tests/unit/build/agency-texts',
  'tests/unit/build/i18next-plugin',
  'tests/unit/build/legal-editions',
  'tests/unit/components/application/income-hint',
  'tests/unit/domain/content',
  'tests/unit/i18n',
] as const
