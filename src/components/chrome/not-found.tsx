import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The page for any unmatched path (C-2). */
export function NotFound() {
  const { t } = useTranslation('not-found')
  const address = useAddress()
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-5 px-4 py-16 md:px-6">
      <FocusHeading focusKey="404" className="text-5xl">
        {t('notFound.title')}
      </FocusHeading>
      <p className="text-lg">{t('notFound.message')}</p>
      <LinkButton href={address('/')}>{t('notFound.backHome')}</LinkButton>
    </div>
  )
}
