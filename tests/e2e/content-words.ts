import { agency } from '#content/agency.ts'
import type { BilingualText } from '#domain/content/agency-schema.ts'
import { fillPlaceholders, placeholdersOf } from '#domain/content/placeholders.ts'
import type { Language } from '#i18n/language.ts'

/** Whether a text needs no more than the agency's name, so that the page shows what the file says. */
export const isPlain = ({ en }: BilingualText): boolean => placeholdersOf(en).every((name) => name === 'agencyName')

/** A text of the agency's content as the page shows it. */
export const shownText = (text: BilingualText | undefined, language: Language): string =>
  fillPlaceholders(text?.[language] ?? '', { agencyName: agency.name })
