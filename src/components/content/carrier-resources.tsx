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

/** Links to the parts of a carrier's site. Each opens in a new tab and says so (C-30). */
export function CarrierResources({ links }: CarrierResourcesProps) {
  const { t, language } = useTranslation('carriers')
  const { t: tCommon } = useTranslation('common')
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ topic, href, lands, language: there }) => {
          const Icon = icons[topic]
          return (
            <li key={topic}>
              <a
                {...newTab}
                href={href}
                hrefLang={there}
                className="flex h-full items-start gap-4 rounded-card border border-border bg-surface p-5 text-ink no-underline hover:border-primary hover:bg-primary-wash"
              >
                <span className="grid size-target shrink-0 place-items-center rounded-md bg-accent-wash text-accent-text">
                  <Icon aria-hidden strokeWidth={1.9} className="size-6" />
                </span>
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
      {links.some(({ lands }) => lands === 'home') && (
        <p className="max-w-prose text-ink-muted">{t('carrierResources.homeNote')}</p>
      )}
    </>
  )
}
