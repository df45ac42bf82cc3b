import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The bridge mark and the name, as a link home (C-64). */
export function Logo() {
  const { t } = useTranslation('common')
  const address = useAddress()
  return (
    <a
      href={address('/')}
      aria-label={t('siteHeader.homeLabel')}
      className="inline-flex min-h-target items-center gap-1 font-display text-xl sm:gap-2.5 sm:text-2xl font-bold text-primary-strong no-underline"
    >
      <svg
        viewBox="0 0 38 30"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        aria-hidden="true"
        className="w-6 sm:w-10"
      >
        <path d="M2 24c4-13 13-13 17-2 4-11 13-11 17 2" className="stroke-primary" />
        <path d="M2 28h34" className="stroke-accent" />
      </svg>
      {t('brand.name')}
    </a>
  )
}
