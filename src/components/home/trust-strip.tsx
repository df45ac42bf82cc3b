import { BadgeCheck, IdCard, Languages, type LucideIcon, PiggyBank } from 'lucide-react'

import { listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

const points = ['licensed', 'free', 'languages', 'companies'] as const

const icons: Readonly<Record<(typeof points)[number], LucideIcon>> = {
  licensed: BadgeCheck,
  free: PiggyBank,
  languages: Languages,
  companies: IdCard,
}

export interface TrustStripProps {
  /** The names of the insurance companies. */
  readonly companies: readonly string[]
}

/** Four reasons to trust the agency, in one row on wide screens: license, price, languages and companies. */
export function TrustStrip({ companies }: TrustStripProps) {
  const { t, language } = useTranslation('home')
  const names = listFormat(language).format(companies)
  return (
    <section aria-label={t('trustStrip.label')} className="border-y border-border bg-surface">
      <ul className="mx-auto grid max-w-page gap-x-6 gap-y-4 px-4 py-4 sm:grid-cols-2 md:px-6 lg:flex lg:justify-between lg:py-3">
        {points.map((point) => {
          const Icon = icons[point]
          return (
            <li key={point} className={cn('flex gap-3', point === 'languages' && 'shrink-0')}>
              <Icon aria-hidden strokeWidth={1.9} className="size-6 shrink-0 text-primary" />
              <p className="min-w-0">
                <strong className="block">{t(`trustStrip.${point}`)}</strong>
                <span className="text-sm text-ink-muted lg:text-xs">{t(`trustStrip.${point}Text`, { names })}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
