import type { ReactNode } from 'react'

import { OpenedLink } from '#features/take-along/opened-link.tsx'
import { Resume } from '#features/take-along/resume.tsx'
import { changeLanguage } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { systemClock } from '#lib/clock.ts'
import { noteLanguageOfAddress, storedLanguage } from '#state/language-choice.ts'

import { readdress } from './site-location.ts'

/** Shows the site in the language of a link, if none was chosen on this device. */
async function followLanguage(language: Language): Promise<void> {
  if (storedLanguage() !== undefined) return
  await changeLanguage(language)
  noteLanguageOfAddress(language)
  readdress(language)
}

export interface TakenAlongProps {
  /** The text of a link; null where only saved quotes are offered. */
  readonly text: string | null
  /** The screen of the flow that a link opens. */
  readonly children?: ReactNode
}

/** The flow as a link opens it, or the card of saved quotes. */
export function TakenAlong({ text, children }: TakenAlongProps) {
  if (text === null) return <Resume />
  return (
    <OpenedLink text={text} clock={systemClock} onLanguage={followLanguage}>
      {children}
    </OpenedLink>
  )
}
