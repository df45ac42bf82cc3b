import { Disclosure } from '#components/primitives/disclosure.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

const notCounted = ['childSupport', 'gifts', 'ssi', 'veteransDisability', 'workersCompensation'] as const

/** What to leave out of the amounts. */
export function EstimatorDialogNotCounted() {
  const { t } = useTranslation('irregular-income')
  return (
    <Disclosure summary={t('notCounted.title')}>
      <p className="text-ink-muted">{t('notCounted.intro')}</p>
      <ul className="list-disc ps-5 text-ink-muted">
        {notCounted.map((what) => (
          <li key={what}>{t(`notCounted.${what}`)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
