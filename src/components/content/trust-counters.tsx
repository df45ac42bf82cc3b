import { Counter } from '#components/primitives/counter.tsx'
import { trustFigures } from '#domain/content/trust-figures.ts'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Counters of families protected and years of trust, for the dark hero. They count up when they come into view. */
export function TrustCounters() {
  const { t, language } = useTranslation('about')
  const figures = [
    { target: trustFigures.familiesProtected, label: t('aboutHero.familiesProtected') },
    { target: trustFigures.yearsOfTrust, label: t('aboutHero.yearsOfTrust') },
  ]
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4 text-base text-on-hero">
      {figures.map(({ target, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt>{label}</dt>
          <dd className="font-display text-5xl font-bold text-accent">
            <Counter
              target={target}
              milliseconds={trustFigures.countUpMilliseconds}
              format={(value) => formatNumber(value, language)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
