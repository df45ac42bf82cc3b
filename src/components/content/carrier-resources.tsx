import {
  CreditCard,
  FileText,
  Gift,
  Globe,
  Languages,
  type LucideIcon,
  MessageCircle,
  Pill,
  Smartphone,
  Stethoscope,
  UserRound,
  Video,
} from 'lucide-react'

import { NewTabMark, newTab } from '#components/primitives/new-tab-mark.tsx'
import type { ResourceLink, ResourceTopic } from '#domain/content/carrier-schema.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CarrierResourcesProps {
  /** The parts of the carrier's site, in order. */
  readonly links: readonly ResourceLink[]
}

const icons: Readonly<Record<ResourceTopic, LucideIcon>> = {
  memberAccount: UserRound,
  findDoctor: Stethoscope,
  drugList: Pill,
  payPremium: CreditCard,
  documents: FileText,
  contact: MessageCircle,
  mobileApp: Smartphone,
  virtualCare: Video,
  rewards: Gift,
  travel: Globe,
  spanishSite: Languages,
}

/** The links for visitors who have no plan of the carrier yet. The others are for its members. */
const forChoosing: readonly ResourceTopic[] = ['findDoctor', 'drugList', 'spanishSite']

function Group({ title, links }: CarrierResourcesProps & { readonly title: string }) {
  const { t, language } = useTranslation('carriers')
  const { t: tCommon } = useTranslation('common')
  if (links.length === 0) return null
  return (
    <section className="grid min-w-0 content-start gap-4">
      <h3 className="text-xl font-semibold">{title}</h3>
      <ul className="rounded-card border border-border bg-surface">
        {links.map(({ topic, href, lands, language: there }) => {
          const Icon = icons[topic]
          return (
            <li key={topic} className="border-t border-border first:border-t-0">
              <a
                {...newTab}
                href={href}
                hrefLang={there}
                className="flex items-start gap-4 rounded-card px-4 py-4 text-ink no-underline hover:bg-primary-wash"
              >
                <Icon aria-hidden strokeWidth={1.9} className="mt-0.5 size-5 shrink-0 text-primary" />
                <span className="grid min-w-0 gap-1">
                  <span className="font-semibold text-primary underline">
                    {t(`resources.${topic}.title`)}
                    {there !== language && ` ${t(`carrierResources.inLanguage.${there}`)}`}{' '}
                    <NewTabMark label={tCommon('externalLink.newTab')} />
                  </span>
                  <span className="text-ink-muted">{t(`resources.${topic}.text`)}</span>
                  {lands === 'home' && <span className="text-sm text-ink-muted">{t('carrierResources.home')}</span>}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/**
 * Links to the parts of a carrier's site, for its members and for visitors who are choosing a plan. Each opens in a new
 * tab and says so (C-30).
 */
export function CarrierResources({ links }: CarrierResourcesProps) {
  const { t } = useTranslation('carriers')
  return (
    <>
      <div className="grid gap-8 md:grid-cols-2">
        <Group
          title={t('carrierResources.members')}
          links={links.filter(({ topic }) => !forChoosing.includes(topic))}
        />
        <Group
          title={t('carrierResources.choosing')}
          links={links.filter(({ topic }) => forChoosing.includes(topic))}
        />
      </div>
      {links.some(({ lands }) => lands === 'home') && (
        <p className="max-w-prose text-ink-muted">{t('carrierResources.homeNote')}</p>
      )}
    </>
  )
}
