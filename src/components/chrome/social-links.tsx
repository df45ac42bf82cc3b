import type { ReactNode } from 'react'

import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { newTab } from '#components/primitives/new-tab-mark.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

/** The networks on which the agency has a page. */
export type SocialNetwork = 'video' | 'facebook' | 'instagram'

export interface SocialLinksProps {
  /** Address of the agency's page on each network where it has one. */
  readonly urls: Readonly<Partial<Record<SocialNetwork, string | undefined>>>
  /**
   * Whether each mark has a ring. `plain` marks are for low rows, `low` ones for a row of links.
   * @default ringed
   */
  readonly look?: keyof typeof looks
}

const looks = {
  ringed: 'size-target border-2 border-border hover:border-primary',
  plain: 'size-target',
  low: 'relative mx-0.5 size-6 before:absolute before:-inset-x-0.5 before:-inset-y-2.5',
} as const

const marks: Readonly<Record<SocialNetwork, ReactNode>> = {
  video: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" className="fill-current" />
    </>
  ),
  facebook: <path d="M9 21v-8H6v-3h3V8a4.5 4.5 0 0 1 4.5-4.5H17V7h-3a1.5 1.5 0 0 0-1.5 1.5V10H17l-.7 3h-3.8v8z" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
}
const networks = ['video', 'facebook', 'instagram'] as const

/** Links to the agency's pages on up to three networks. Each opens in a new tab and is named after its network. */
export function SocialLinks({ urls, look = 'ringed' }: SocialLinksProps) {
  const { t } = useTranslation('menus')
  const { t: tCommon } = useTranslation('common')
  const shown = networks.filter((network) => urls[network] !== undefined)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('socialLinks.label')} className={cn('flex flex-wrap', look !== 'low' && 'gap-2')}>
      {shown.map((network) => (
        <li key={network} className="flex">
          <a
            href={urls[network]}
            {...newTab}
            className={cn(
              'inline-grid place-items-center rounded-full text-primary hover:bg-primary-wash',
              looks[look],
            )}
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              strokeWidth="1.9"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="size-6 stroke-current"
            >
              {marks[network]}
            </svg>
            <VisuallyHidden>
              {t(`socialLinks.${network}`)} {tCommon('externalLink.newTab')}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
