import { useId } from 'react'

import { NamedText } from '#components/primitives/named-text.tsx'
import { formatClock } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** One code that was sent again. */
export interface CodeLogEntry {
  readonly sentAt: { readonly hour: number; readonly minute: number }
}

export interface CodeLogProps {
  /** Oldest first. */
  readonly entries: readonly CodeLogEntry[]
  /** The email or phone that the codes go to, formatted for reading. */
  readonly identifier: string
}

/**
 * A list of the codes sent again, for visitors who could not read the notice in its five seconds. Renders nothing when
 * it is empty.
 */
export function CodeLog({ entries, identifier }: CodeLogProps) {
  const { t, language } = useTranslation('registration')
  const headingId = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <h3 id={headingId} className="text-base font-semibold">
        {t('codeLog.heading')}
      </h3>
      <ol className="grid gap-1 text-sm text-ink-muted">
        {entries.map(({ sentAt }, index) => (
          <li key={index} className="wrap-anywhere">
            <NamedText
              text={t('codeLog.entry', {
                time: formatClock(sentAt, language),
                message: t('verifyForm.resent', { identifier }),
              })}
              names={[identifier]}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
