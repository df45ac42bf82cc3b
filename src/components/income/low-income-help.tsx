import { ExternalLink } from '#components/primitives/external-link.tsx'
import { stateName } from '#domain/geo/states.ts'
import type { LowIncomeHelp as Help } from '#domain/poverty/adult-medicaid.ts'
import { formatDollars } from '#i18n/format.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface LowIncomeHelpProps {
  /** The help that the law offers the household, from `lowIncomeHelp`. */
  readonly help: Help
  /** The state's two-letter code. */
  readonly state: string
  /** The lowest income with a credit by law, in whole dollars a year. */
  readonly lowestIncome: number
  /** Where to find a health center, in the page's language. */
  readonly clinicsHref: string
  /** The agency's phone number. */
  readonly phone: string
}

/**
 * Says which help the law offers for a low income in this state. The product's threshold may say something else
 * . An adult in the coverage gap sees clinics and a phone number, and no promise of Medicaid.
 */
export function LowIncomeHelp({ help, state, lowestIncome, clinicsHref, phone }: LowIncomeHelpProps) {
  const { t, language } = useTranslation('quote-steps')
  const common = useTranslation('common')
  const { adults, hasChildrenInMedicaid } = help
  const words = {
    state: stateNameIn(language, state, stateName(state)),
    lowest: formatDollars(lowestIncome, language),
  }
  return (
    <div className="grid gap-2">
      {adults !== null && <p>{t(`lowIncomeHelp.${adults}`, words)}</p>}
      {hasChildrenInMedicaid && <p>{t('lowIncomeHelp.children')}</p>}
      <p>{t('lowIncomeHelp.others')}</p>
      {adults === 'gap' && (
        <p>
          <ExternalLink href={clinicsHref} newTabLabel={common.t('externalLink.newTab')}>
            {t('lowIncomeHelp.clinics')}
          </ExternalLink>
        </p>
      )}
      <p>
        {t('lowIncomeHelp.call')}{' '}
        <a href={telHref(phone)} className="font-semibold whitespace-nowrap text-primary underline underline-offset-4">
          {phone}
        </a>
      </p>
    </div>
  )
}
