/**
 * The tests that judge the words of the catalogs, as vitest finds them: a deck is written only where all of them pass. No
 * test of files is among them: a deck lies in the folder while it is read, and so may somebody's unfinished work.
 */
export const deckGates = [
  'tests/structure/catalog-use.test',
  'tests/structure/catalogs.test',
  'tests/structure/copy-deck.test',
  'tests/structure/message-texts.test',
  'tests/structure/part-catalogs.test',
  'tests/structure/rule-facts.test',
  'tests/structure/rules.test',
  'tests/structure/sentence-years.test',
  'tests/structure/source-texts.test',
  'tests/structure/source-words.test',
  'tests/structure/text-gates.test',
  'tests/unit/build/agency-texts',
  'tests/unit/build/i18next-plugin',
  'tests/unit/build/legal-editions',
  'tests/unit/components/application/income-hint',
  'tests/unit/domain/content',
  'tests/unit/i18n',
] as const
