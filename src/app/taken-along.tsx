import type { ReactNode } from 'react'

import { OpenedLink } from '#features/take-along/opened-link.tsx'
import { changeLanguage } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { systemClock } from '#lib/clock.ts'
import { noteLanguageOfAddress, storedLanguage } from '#state/language-choice.ts'

import { readdress } from './site-location.ts'

export { Resume } from '#features/take-along/resume.tsx'

/** Shows the site in the language of a link, if none was chosen on this device. */
async function followLanguage(language: Language): Promise<void> {
  if (storedLanguage() !== undefined) return
  await changeLanguage(language)
  noteLanguageOfAddress(language)
  readdress(language)
}

export interface LinkedFlowProps {
  readonly text: string
  /** The screen of the flow. */
  readonly children: ReactNode
}

/** The flow as a link opens it. */
export function LinkedFlow({ text, children }: LinkedFlowProps) {
  return (
    <OpenedLink text={text} clock={systemClock} onLanguage={followLanguage}>
      {children}
    </OpenedLink>
  )
}
