import { AgentCard } from '#components/content/agent-card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

const places = { questions: '/faqs', words: '/glossary', contact: '/contact' } as const

export interface NotFoundProps {
  /** The agency's phone, formatted for reading. */
  readonly phone: string
}

/** The page for any unmatched path (C-2): the way home, three other pages, and an agent. */
export function NotFound({ phone }: NotFoundProps) {
  const { t } = useTranslation('not-found')
  const address = useAddress()
  return (
    <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-10 md:grid-cols-12 md:px-6 lg:gap-14 lg:py-16">
      <div className="grid min-w-0 justify-items-start gap-5 md:col-span-7">
        <div className="grid gap-2">
          <p className="font-display text-2xl font-bold text-ink-muted">{t('notFound.title')}</p>
          <FocusHeading focusKey="404">{t('notFound.message')}</FocusHeading>
        </div>
        <LinkButton href={address('/')}>{t('notFound.backHome')}</LinkButton>
        <p id="other-places">{t('notFound.or')}</p>
        <ul aria-labelledby="other-places" className="flex flex-wrap gap-x-6">
          {(['questions', 'words', 'contact'] as const).map((place) => (
            <li key={place}>
              <a
                href={address(places[place])}
                className="inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong"
              >
                {t(`notFound.places.${place}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 md:col-span-5">
        <AgentCard title={t('notFound.agentTitle')} face={t('notFound.face')} phone={phone} hours={t('notFound.hours')}>
          {t('notFound.agentText')}
        </AgentCard>
      </div>
    </div>
  )
}
