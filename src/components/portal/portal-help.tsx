import { useId } from 'react'

import { Face } from '#components/media/face.tsx'
import { Card } from '#components/primitives/card.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface PortalHelpProps {
  /** The phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** Address of the contact page. */
  readonly contactHref: string
}

const link = 'inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong'

/** The agency's help, by phone or in writing. */
export function PortalHelp({ phone, contactHref }: PortalHelpProps) {
  const { t } = useTranslation('portal')
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className="grid gap-1">
      <div className="flex items-center gap-4">
        <span className="size-14 shrink-0">
          <Face name="agent" alt="" />
        </span>
        <h2 id={headingId} className="text-xl font-semibold">
          {t('portalHelp.heading')}
        </h2>
      </div>
      <p>
        {t('portalHelp.call')}{' '}
        <a href={telHref(phone)} className={`${link} whitespace-nowrap tabular-nums`}>
          {phone}
        </a>
      </p>
      <p>
        <a href={contactHref} className={link}>
          {t('portalHelp.write')}
        </a>
      </p>
    </Card>
  )
}
