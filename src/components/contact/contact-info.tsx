import { BadgeCheck, Clock, Mail, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { SocialLinks, type SocialLinksProps } from '#components/chrome/social-links.tsx'
import { Face } from '#components/media/face.tsx'
import { Card } from '#components/primitives/card.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface ContactInfoProps {
  /** The phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** The agency's email. */
  readonly email: string
  /** The agency's page on each network. */
  readonly social: SocialLinksProps['urls']
}

interface WayProps {
  readonly icon: ReactNode
  readonly label: string
  readonly children: ReactNode
}

function Way({ icon, label, children }: WayProps) {
  return (
    // The icon is inside the term, because a group in a description list may hold only terms and descriptions.
    <div className="relative min-h-target pl-14">
      <dt className="text-sm font-semibold text-ink-muted">
        <span className="absolute left-0 top-0 grid size-target place-items-center rounded-full bg-primary-soft text-primary-strong">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const link = 'inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong'

/** The agency's contact details: phone, email, hours, license, its pages on other sites, and help with this one (C-52). */
export function ContactInfo({ phone, email, social }: ContactInfoProps) {
  const { t } = useTranslation('contact')
  const headingId = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId} className="grid gap-6">
      <div className="flex items-center gap-4">
        <span className="size-20 shrink-0 max-sm:size-14">
          <Face name="agent" alt={t('contactInfo.face')} />
        </span>
        <h2 id={headingId} className="text-2xl font-semibold">
          {t('contactInfo.heading')}
        </h2>
      </div>
      <dl className="grid gap-5">
        <Way icon={<Phone aria-hidden strokeWidth={1.9} className="size-5" />} label={t('contactInfo.phone')}>
          <a href={telHref(phone)} className={`${link} whitespace-nowrap tabular-nums`}>
            {phone}
          </a>
        </Way>
        <Way icon={<Mail aria-hidden strokeWidth={1.9} className="size-5" />} label={t('contactInfo.email')}>
          <a href={`mailto:${email}`} className={link} translate="no">
            {email}
          </a>
        </Way>
        <Way icon={<Clock aria-hidden strokeWidth={1.9} className="size-5" />} label={t('contactInfo.hours')}>
          {t('contactInfo.hoursText')}
        </Way>
        <Way icon={<BadgeCheck aria-hidden strokeWidth={1.9} className="size-5" />} label={t('contactInfo.license')}>
          {t('contactInfo.licenseText')}
        </Way>
      </dl>
      {Object.values(social).some((address) => address !== undefined) && (
        <div className="grid gap-2 border-t border-border pt-5">
          <h3 className="text-lg font-semibold">{t('contactInfo.follow')}</h3>
          <SocialLinks urls={social} />
        </div>
      )}
      <div className="grid gap-2 border-t border-border pt-5">
        <h3 className="text-lg font-semibold">{t('contactInfo.accessibility')}</h3>
        <p>{t('contactInfo.accessibilityText')}</p>
      </div>
    </Card>
  )
}
