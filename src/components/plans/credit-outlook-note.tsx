import { Badge } from '#components/primitives/badge.tsx'
import { ExternalLink } from '#components/primitives/external-link.tsx'
import { type CreditOutlook, outlookStatement, reasonCounts, type ReasonCount } from '#domain/subsidy/credit-outlook.ts'
import { statusLaw } from '#domain/subsidy/status-law.ts'
import { formatCentsShort, listFormat } from '#i18n/format.ts'
import type { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'

type PlansTexts = ReturnType<typeof fixedT<'plans'>>

/** Joins the reasons of several people: who, and what they can probably get. */
function reasonsText(t: PlansTexts, language: Language, counts: readonly ReasonCount[], isAlone: boolean): string {
  return listFormat(language).format(
    counts.map(({ id, count }) =>
      isAlone
        ? t(`creditOutlook.alone.${id}`, { year: statusLaw.fromPlanYear })
        : t(`creditOutlook.reasons.${id}`, { count, year: statusLaw.fromPlanYear }),
    ),
  )
}

/**
 * Returns the sentences about a household's credit, in cents a month: at most one about the day coverage starts, and
 * one about later.
 */
export function outlookSentences(
  t: PlansTexts,
  language: Language,
  outlook: CreditOutlook | null | undefined,
  creditCents: number,
): readonly string[] {
  if (!outlook) return []
  const { length } = outlook.reasons
  const isAlone = length === 1
  const statement = outlookStatement(outlook, creditCents)
  const later = creditCents > 0 ? reasonCounts(outlook, 'later') : []
  const credit = formatCentsShort(creditCents, language)
  const sentences: string[] = []
  if (statement) {
    const reasons = reasonsText(t, language, reasonCounts(outlook, 'start'), isAlone)
    if (statement.kind === 'lower') {
      const probable = formatCentsShort(statement.probableCents, language)
      sentences.push(t('creditOutlook.lower', { probable, credit, reasons }))
    } else if (statement.kind === 'shared') sentences.push(t('creditOutlook.shared', { count: length, reasons }))
    else sentences.push(t(`creditOutlook.${statement.kind}`, { credit, reasons }))
  }
  if (later.length > 0) {
    const sentence = t('creditOutlook.later', { reasons: reasonsText(t, language, later, isAlone) })
    sentences.push(sentence.charAt(0).toUpperCase() + sentence.slice(1))
  }
  return sentences
}

export interface CreditOutlookNoteProps {
  /** Who of the people in the price probably gets no credit. Without it, the note is empty. */
  readonly outlook: CreditOutlook | null | undefined
  /** The credit that is shown or taken off, in cents a month. */
  readonly creditCents: number
  /** The official page on Medicare in the page's language. Without it there is no link. */
  readonly medicareHref?: string | undefined
  /** Classes for the text's look. */
  readonly className?: string
}

/**
 * Says beside a tax credit, or beside a price after it, who probably gets none, and the credit of the others where it is
 * known. It never refuses anything: the Marketplace decides.
 */
export function CreditOutlookNote({ outlook, creditCents, medicareHref, className }: CreditOutlookNoteProps) {
  const { t, language } = useTranslation('plans')
  const common = useTranslation('common')
  const sentences = outlookSentences(t, language, outlook, creditCents)
  if (!outlook || sentences.length === 0) return null
  const hasMedicare = outlook.reasons.some((id) => id === 'medicare' || id === 'medicareLater')
  return (
    <p className={className}>
      {sentences.map((sentence) => (
        <span key={sentence}>{`${sentence} `}</span>
      ))}
      {hasMedicare && medicareHref !== undefined && (
        <ExternalLink href={medicareHref} newTabLabel={common.t('externalLink.newTab')} tone="inherit">
          {t('creditOutlook.medicareLink')}
        </ExternalLink>
      )}
    </p>
  )
}

export interface CreditOutlookChipsProps extends Pick<CreditOutlookNoteProps, 'outlook' | 'creditCents'> {
  /**
   * The headline above speaks of the credit. Beside a price alone each chip names the credit.
   * @default false
   */
  readonly isBelowHeadline?: boolean | undefined
}

/** The same in a few words, for a line that has no room for the sentence. */
export function CreditOutlookChips({ outlook, creditCents, isBelowHeadline = false }: CreditOutlookChipsProps) {
  const { t, language } = useTranslation('plans')
  if (!outlook) return null
  const isAlone = outlook.reasons.length === 1
  const chipsOf = (counts: readonly ReasonCount[]) =>
    counts.map(({ id, count }) =>
      isAlone ? t(`creditOutlook.aloneChip.${id}`) : t(`creditOutlook.chip.${id}`, { count }),
    )
  const statement = outlookStatement(outlook, creditCents)
  const start = statement ? chipsOf(reasonCounts(outlook, 'start')) : []
  const who = listFormat(language).format(start)
  const probably =
    statement?.kind === 'lower'
      ? t(`creditOutlook.chip.${isBelowHeadline ? 'lower' : 'lowerCredit'}`, {
          probable: formatCentsShort(statement.probableCents, language),
          who,
        })
      : t(`creditOutlook.chip.${statement?.kind === 'nobody' && !isBelowHeadline ? 'nobody' : 'probable'}`, { who })
  const later = creditCents > 0 ? chipsOf(reasonCounts(outlook, 'later')) : []
  const chips = [...(isAlone || start.length === 0 ? start : [probably]), ...later]
  return chips.map((chip) => (
    <Badge key={chip} size="sm" tone="accent">
      {chip}
    </Badge>
  ))
}
