import { Fragment } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { CostSharingText } from '#components/plans/cost-sharing-text.tsx'
import { priceSourceText } from '#components/plans/price-source-line.tsx'
import { yearBillText } from '#components/plans/year-bill-text.ts'
import type { BenefitKey } from '#domain/plans/benefits.ts'
import { formatCents, formatDollars, formatLongDate } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import { type Language, languages } from '#i18n/language.ts'
import { cn } from '#lib/cn.ts'
import { englishName } from '#lib/english-name.ts'

import { PaperBill } from './plan-paper-bill.tsx'
import { PaperCare } from './plan-paper-care.tsx'
import type { PaperFacts, PaperPlan } from './paper-facts.ts'
import { PaperLimits } from './plan-paper-limits.tsx'
import { type PaperRow, PaperHeading, PaperSection, PaperText } from './plan-paper-section.tsx'

export interface PlanPaperProps extends PaperPlan {
  /** The household, the year and the day. */
  readonly facts: PaperFacts
  /** Classes for the sheet's place among others. */
  readonly className?: string
}

/**
 * The most doctors and medicines with the usual spacing. With more, the lines are closer, so the plan fits on one sheet
 * (P-90).
 */
const roomyEntries = 4

/** The services of a sheet, in the order shown (P-90). */
const services: readonly BenefitKey[] = [
  'primaryCare',
  'specialist',
  'emergencyRoom',
  'hospitalStay',
  'genericDrugs',
  'preferredBrandDrugs',
]

/** A short text in both languages, one after the other. A text that is the same in both is shown once. */
function Twice({ text }: { readonly text: (language: Language) => string }) {
  return (new Set(languages.map(text)).size === 1 ? languages.slice(0, 1) : languages).map((language, at) => (
    <span key={language}>
      {at > 0 && ' / '}
      <span lang={language}>{text(language)}</span>
    </span>
  ))
}

/** The agency and the day, then the plan's name, company, level, kind, year and id. */
function PaperHead({ plan, facts: { planYear, agencyName, day } }: PlanPaperProps) {
  const facts = [
    <Twice key="level" text={(language) => fixedT(language, 'plans')(`metal.${plan.metalLevel}`)} />,
    ...(plan.type === '' ? [] : [plan.type]),
    <Fragment key="year">
      <Twice text={(language) => fixedT(language, 'paper')('head.year')} /> {planYear}
    </Fragment>,
    <Fragment key="id">
      <Twice text={(language) => fixedT(language, 'paper')('head.planId')} /> {plan.id}
    </Fragment>,
    ...(plan.extraSavings
      ? [<Twice key="savings" text={(language) => fixedT(language, 'paper')('head.extraSavings')} />]
      : []),
  ]
  return (
    <header>
      <p className="flex flex-wrap justify-between gap-x-6 text-ink-muted">
        <span className="font-semibold">{agencyName}</span>
        <span>
          <Twice
            text={(language) => fixedT(language, 'paper')('head.printed', { date: formatLongDate(day, language) })}
          />
        </span>
      </p>
      <h3 {...englishName} className="text-xl font-bold">
        {plan.name}
      </h3>
      <ul className="flex flex-wrap items-baseline gap-x-4">
        <li {...englishName} className="text-base font-semibold print:text-sm">
          {plan.issuerName}
        </li>
        {facts.map((fact, at) => (
          <li key={at}>{fact}</li>
        ))}
      </ul>
    </header>
  )
}

/** When coverage starts, the lowest and highest cost of the year, and whose bills they count (P-60, P-61, P-67). */
function PaperYear({ plan, secondCents, facts: { effective, yearCounts: counts } }: PlanPaperProps) {
  const note = (language: Language) => yearBillText(language, { year: plan.year, counts, secondCents })
  const rows = (language: Language): readonly PaperRow[] => {
    const t = fixedT(language, 'paper')
    const { year } = plan
    return [
      ...(effective === null
        ? []
        : effective.variant === 'openEnrollment'
          ? [
              { key: 'start', term: t('year.start'), value: formatLongDate(effective.start, language) },
              {
                key: 'chooseBy',
                term: t(effective.mayChange ? 'year.chooseByMayChange' : 'year.chooseBy'),
                value: formatLongDate(effective.chooseBy, language),
              },
            ]
          : [{ key: 'start', term: t('year.startWithChange'), value: formatLongDate(effective.start, language) }]),
      ...(year === null
        ? []
        : [
            {
              key: 'healthy',
              term: t('year.healthy', { count: year.monthsCovered }),
              value: formatCents(year.healthy.cents, language),
            },
            ...(year.bad === null
              ? []
              : [{ key: 'bad', term: t('year.bad'), value: formatCents(year.bad.cents, language) }]),
          ]),
    ]
  }
  return (
    <PaperSection title={(language) => fixedT(language, 'paper')('year.title')} rows={rows}>
      {note('en') !== undefined && <PaperText text={(language) => <RichText text={note(language) ?? ''} />} />}
    </PaperSection>
  )
}

/** The costs of common services in both languages. A service missing in the data has no line. */
function PaperServices({ plan }: PlanPaperProps) {
  const shown = services.flatMap((key) => plan.benefits.find((benefit) => benefit.key === key) ?? [])
  const rows = (language: Language): readonly PaperRow[] => {
    const tPlans = fixedT(language, 'plans')
    return shown.map(({ key, value }) => ({
      key,
      term: tPlans(`benefits.${key}`),
      value: <CostSharingText value={value} language={language} />,
      isLong: true,
    }))
  }
  return <PaperSection title={(language) => fixedT(language, 'paper')('services.title')} rows={rows} />
}

/** The phones of the agency and, if known, of the company. */
function PaperPhones({ details: { phone, tty }, facts }: PlanPaperProps) {
  const rows = (language: Language): readonly PaperRow[] => {
    const t = fixedT(language, 'paper')
    return [
      { key: 'agency', term: t('phones.agency'), value: facts.agencyPhone },
      ...(phone === null ? [] : [{ key: 'company', term: t('phones.company'), value: phone }]),
      ...(tty === null ? [] : [{ key: 'tty', term: t('phones.tty'), value: tty }]),
    ]
  }
  return <PaperSection title={(language) => fixedT(language, 'paper')('phones.title')} rows={rows} />
}

/** The facts and rules behind the figures, and the statement that the sheet is not a contract (P-93). */
function PaperMethod({ plan, facts }: PlanPaperProps) {
  const { zipCode: zip, people, applying, annualIncome, planYear: year } = facts
  const text = (language: Language) => {
    const t = fixedT(language, 'paper')
    const tPlans = fixedT(language, 'plans')
    const tMenus = fixedT(language, 'menus')
    const who =
      applying === people
        ? tPlans('resultsSummary.people', { count: people })
        : tPlans('resultsSummary.peopleOf', { applying, count: people })
    return [
      t('method.facts', { zip, count: people, people: who, income: formatDollars(annualIncome, language) }),
      t('method.rules', { year }),
      t('method.estimate'),
      priceSourceText(language, plan.priceSource) ?? '',
      `${tMenus('disclaimerOnPaper')} ${tMenus('disclaimer.link')}.`,
    ]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <section>
      <PaperHeading text={(language) => fixedT(language, 'paper')('method.title')} />
      <PaperText text={text} />
    </section>
  )
}

/** One plan on one sheet of letter paper, English beside Spanish (P-90). On a phone the languages are one below the other. */
export function PlanPaper(props: PlanPaperProps) {
  const { plan, details, care, facts, className } = props
  const isLong = (care?.entries.length ?? 0) > roomyEntries
  return (
    <article
      aria-label={plan.name}
      className={cn(
        'grid min-w-0 grid-cols-1 gap-4 text-sm leading-snug print:text-xs',
        isLong ? 'print:gap-0.5 print:leading-tight' : 'print:gap-3 print:leading-snug',
        className,
      )}
    >
      <PaperHead {...props} />
      <PaperBill price={plan.price} creditCents={facts.creditCents} outlook={facts.outlook} />
      <PaperYear {...props} />
      <PaperLimits details={details} choice={facts.choice} />
      <PaperServices {...props} />
      {care && <PaperCare care={care} />}
      <PaperPhones {...props} />
      <PaperMethod {...props} />
    </article>
  )
}
