import type { ReactNode } from 'react'

import { NewTabMark, newTab } from '#components/primitives/new-tab-mark.tsx'
import type { TermId } from '#domain/content/glossary-terms.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface GlossaryLinkProps {
  /** The term at which the glossary opens. */
  readonly id: TermId
  /** The link's words. */
  readonly children: ReactNode
}

/**
 * A link to a term of the glossary. It opens a new tab, so the list, the comparison and the typed text are not lost
 * (C-72).
 */
export function GlossaryLink({ id, children }: GlossaryLinkProps) {
  const { t } = useTranslation('common')
  const address = useAddress()
  return (
    <a
      {...newTab}
      href={address(`/glossary#${id}`)}
      className="inline-flex min-h-6 items-center gap-1 text-sm text-primary underline hover:text-primary-strong"
    >
      {children}
      <NewTabMark label={t('externalLink.newTab')} />
    </a>
  )
}
