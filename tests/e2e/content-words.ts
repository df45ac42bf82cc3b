import { fillPlaceholders, placeholdersOf } from '#domain/content/placeholders.ts'
import type { BilingualText } from '#domain/content/text-schema.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import type { Language } from '#i18n/language.ts'

/** Whether a text takes nothing from the tables of the quote, so that the page shows what the files of the agency say. */
export const isPlain = ({ en }: BilingualText): boolean =>
  placeholdersOf(en).every((name) => Object.hasOwn(agencyValues('en'), name))

/** A text of the agency's content as the page shows it. */
export const shownText = (text: BilingualText | undefined, language: Language): string =>
  fillPlaceholders(text?.[language] ?? '', agencyValues(language))
