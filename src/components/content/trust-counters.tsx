import { Counter } from '#components/primitives/counter.tsx'
import type { TrustFigures } from '#domain/content/about-schema.ts'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface TrustCountersProps {
  /** The numbers that the counters end at. */
  readonly figures: Pick<TrustFigures, 'familiesProtected' | 'yearsOfTrust'>
}

/** How long the counters count up (C-21). */
const countUpMilliseconds = 2_500

/** Counters of families protected and years of trust, for the dark hero. They count up when they come into view. */
export function TrustCounters({ figures: { familiesProtected, yearsOfTrust } }: TrustCountersProps) {
  const { t, language } = useTranslation('about')
  const figures = [
    { target: familiesProtected, label: t('aboutHero.familiesProtected') },
    { target: yearsOfTrust, label: t('aboutHero.yearsOfTrust') },
  ]
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4 text-base text-on-hero">
      {figures.map(({ target, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt>{label}</dt>
          <dd className="font-display text-4xl font-bold text-accent">
            <Counter
              target={target}
              milliseconds={countUpMilliseconds}
              format={(value) => formatNumber(value, language)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
