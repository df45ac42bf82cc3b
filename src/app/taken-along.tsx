import type { ReactNode } from 'react'

import { OpenedLink } from '#features/take-along/opened-link.tsx'
import { Resume } from '#features/take-along/resume.tsx'
import { changeLanguage } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { rewriteAddress } from '#lib/browser-history.ts'
import { systemClock } from '#lib/clock.ts'
import { noteLanguageOfAddress, storedLanguage } from '#state/language-choice.ts'
import { noteLinkOfPage } from '#state/link-of-page.ts'

import { readdress } from './site-location.ts'

/** Shows the site in the language of a link, if none was chosen on this device. */
async function followLanguage(language: Language): Promise<void> {
  if (storedLanguage() !== undefined) return
  await changeLanguage(language)
  noteLanguageOfAddress(language)
  readdress(language)
}

/** The text of the link that this page was opened with. It is never sent anywhere. */
const [, linkText = ''] = /^#q(?:=|%3d)(.*)$/is.exec(location.hash) ?? []

/**
 * Removes the link from the address bar and the history. Before that, a reload opens the link again. A user whose
 * profile comes later still stays with it.
 */
function forgetLink(): void {
  noteLinkOfPage()
  if (location.hash !== '') rewriteAddress(location.pathname + location.search)
}

export interface TakenAlongProps {
  /** The screen of the flow, shown once the link of the address is opened. Without it, the saved quotes are offered. */
  readonly children?: ReactNode
}

/** The flow of an opened link, or the card of saved quotes. */
export function TakenAlong({ children }: TakenAlongProps) {
  if (children === undefined) return <Resume />
  return (
    <OpenedLink text={linkText} clock={systemClock} onLanguage={followLanguage} onSettled={forgetLink}>
      {children}
    </OpenedLink>
  )
}
