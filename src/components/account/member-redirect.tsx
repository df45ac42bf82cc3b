import { useId } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MemberRedirectProps {
  /** Address of the members portal's log-in, with the identifier. */
  readonly href: string
  /** Moves the focus to the heading when the card appears. True after a change of screen, never on the first page. */
  readonly focusHeading?: boolean | undefined
  /** Goes back to the identifier. */
  readonly onBack: () => void
}

/** Shown while the browser leaves for the members portal, and when the user comes back from it. */
export function MemberRedirect({ href, focusHeading = true, onBack }: MemberRedirectProps) {
  const { t } = useTranslation('login')
  const headingId = useId()
  return (
    <Card as="section" padding="lg" raised aria-labelledby={headingId} className="grid gap-6">
      <div className="grid gap-2">
        <FocusHeading id={headingId} focusKey="member" focusOnMount={focusHeading}>
          {t('memberRedirect.title')}
        </FocusHeading>
        <p className="text-pretty text-ink-muted">{t('memberRedirect.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={href}>{t('memberRedirect.open')}</LinkButton>
        <Button tone="quiet" onClick={onBack}>
          {t('memberRedirect.back')}
        </Button>
      </div>
    </Card>
  )
}
