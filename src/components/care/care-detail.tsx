import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'

import { RadioGroup } from '#components/fields/radio-group.tsx'
import { Button } from '#components/primitives/button.tsx'
import { ExternalLink } from '#components/primitives/external-link.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { type CareKind, type CareMark, careKinds, careMarks } from '#domain/care/care-list.ts'
import type { CareAnswer, EntryCare, PlanCare } from '#domain/care/plan-care.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { careAnswer } from './care-answer.ts'
import { useCareText } from './use-care-text.ts'

export interface CareDetailProps {
  /** What is known of the visitor's list under the plan. Nothing is shown for a list without entries. */
  readonly care: PlanCare
  /** The plan's name, which ends the links' names. */
  readonly planName: string
  /** The plan's directory of doctors; null when the company gives none. */
  readonly directoryHref: string | null
  /** The plan's list of medicines; null when the company gives none. */
  readonly formularyHref: string | null
  /** Called with the visitor's own answer for an entry. */
  readonly onMark: (entryId: string, mark: CareMark) => void
  /** Asks for the company's data again; only where it did not load. */
  readonly onRetry?: (() => void) | undefined
}

const icons: Record<CareAnswer, readonly [icon: LucideIcon, colour: string]> = {
  covered: [CircleCheck, 'text-success'],
  genericCovered: [CircleCheck, 'text-accent-text'],
  notCovered: [CircleX, 'text-danger'],
  unknown: [CircleHelp, 'text-ink-muted'],
}

interface EntryProps {
  readonly one: EntryCare
  readonly onMark: CareDetailProps['onMark']
}

/** One entry: what is known, who says so, and the visitor's own answer where the company's data says nothing (P-78). */
function Entry({ one, onMark }: EntryProps) {
  const { t } = useTranslation('care')
  const { entry, answer, from, mark, silence } = one
  const [Icon, colour] = icons[answer]
  const said =
    from === 'company' && answer !== 'unknown'
      ? t(`detail.company.${answer}`)
      : from === 'you' && (answer === 'covered' || answer === 'notCovered')
        ? t(`detail.you.${answer}`)
        : t(`detail.${silence ?? 'noData'}`)
  // On paper an entry is one line, and the source is named once at the end of the list.
  const shortAnswer = careAnswer(t, one)
  return (
    <li className="grid gap-1 border-t border-border py-3 first:border-t-0 print:block print:border-t-0 print:py-0 print:text-xs">
      <p className="wrap-anywhere print:inline">
        <span className="font-semibold">{entry.name}</span>
        {entry.detail !== '' && <span className="text-sm text-ink-muted print:text-xs"> · {entry.detail}</span>}
      </p>
      <p className="flex items-start gap-2 print:ms-2 print:inline">
        <Icon
          aria-hidden
          strokeWidth={1.9}
          className={`mt-0.5 size-5 shrink-0 print:me-1 print:inline print:size-3 ${colour}`}
        />
        <span className="min-w-0 print:hidden">{said}</span>
        <span className="hidden print:inline">{shortAnswer}</span>
      </p>
      {from !== 'company' && (
        // On paper the line above has the answer, so the plan's page fits on one sheet.
        <div className="print:hidden">
          <RadioGroup
            look="row"
            label={t('detail.mark', { name: entry.name })}
            value={mark}
            onChange={(chosen) => {
              onMark(entry.id, chosen)
            }}
            options={careMarks.map((value) => ({ value, label: t(`detail.${value}`) }))}
          />
        </div>
      )}
    </li>
  )
}

interface SourceLinkProps {
  readonly kind: CareKind
  readonly href: string | null
  readonly planName: string
}

/** The link to the company's directory or list, or why there is none. */
function SourceLink({ kind, href, planName }: SourceLinkProps) {
  const { t } = useTranslation('care')
  const common = useTranslation('common')
  const isDoctor = kind === 'doctor'
  if (href === null)
    return (
      <p className="text-sm text-ink-muted print:hidden">{t(isDoctor ? 'detail.noDirectory' : 'detail.noFormulary')}</p>
    )
  return (
    <ExternalLink
      href={href}
      newTabLabel={common.t('externalLink.newTab')}
      className="inline-flex min-h-target items-center gap-1 justify-self-start print:hidden"
    >
      {t(isDoctor ? 'detail.directory' : 'detail.formulary')}
      <VisuallyHidden>
        {' '}
        <span {...englishName}>{planName}</span>
      </VisuallyHidden>
    </ExternalLink>
  )
}

/** Every doctor and medicine of the list under one plan, with the sources to check them by hand (P-77, P-78). */
export function CareDetail({ care, planName, directoryHref, formularyHref, onMark, onRetry }: CareDetailProps) {
  const { t } = useTranslation('care')
  const { day } = useCareText()
  if (care.entries.length === 0) return null
  const date = day(care)
  const isOfCompany = care.entries.some(({ from }) => from === 'company')
  return (
    <div className="grid gap-4 print:gap-1">
      {onRetry && (
        <Notice
          tone="warning"
          actions={
            <Button tone="outline" size="sm" onClick={onRetry}>
              {t('detail.retry')}
            </Button>
          }
        >
          {t('detail.failed')}
        </Notice>
      )}
      {careKinds.map((kind) => {
        const entries = care.entries.filter(({ entry }) => entry.kind === kind)
        if (entries.length === 0) return null
        return (
          <section key={kind} aria-label={t(`section.${kind}`)} className="grid gap-1 print:gap-0">
            <h3 className="font-display text-lg font-semibold print:text-xs">{t(`section.${kind}`)}</h3>
            <ul>
              {entries.map((one) => (
                <Entry key={one.entry.id} one={one} onMark={onMark} />
              ))}
            </ul>
            <SourceLink kind={kind} href={kind === 'doctor' ? directoryHref : formularyHref} planName={planName} />
          </section>
        )
      })}
      <p className="max-w-prose text-sm text-ink-muted print:max-w-none print:text-xs">
        {isOfCompany && <span className="hidden print:inline">{t('detail.paperSource')} </span>}
        {date === null ? t('detail.noDay') : t('detail.asOf', { date })}
      </p>
    </div>
  )
}
