import { ContentSection } from '#components/content/content-section.tsx'
import { Face } from '#components/media/face.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

const steps = ['answer', 'compare', 'choose'] as const
const family = ['grandmother', 'father', 'mother', 'daughter'] as const

/** The way from the first question to a plan in three steps, beside a family. */
export function HomeSteps() {
  const { t } = useTranslation('home')
  return (
    <ContentSection tone="surface" title={t('homeSteps.title')}>
      <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t-4 border-accent pt-4">
            <span className="font-display text-4xl font-bold text-primary tabular-nums">{index + 1}</span>
            <div className="grid content-start gap-1">
              <h3 className="text-xl font-semibold">{t(`homeSteps.${step}.title`)}</h3>
              <p className="text-ink-muted">{t(`homeSteps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="flex flex-wrap gap-3">
          {family.map((one) => (
            <span key={one} className="size-20 max-sm:size-14">
              <Face name={one} alt={t(`faces.${one}`)} />
            </span>
          ))}
        </span>
        <p className="max-w-prose text-lg">{t('homeSteps.family')}</p>
      </div>
    </ContentSection>
  )
}
