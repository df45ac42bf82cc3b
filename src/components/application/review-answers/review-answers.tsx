import { useId, useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { Application, MemberRole } from '#domain/application/application.ts'
import type { ApplicationStep } from '#domain/application/application-steps.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { addressRows, contactRows, incomeRows, memberRows, type ReviewRow } from './review-rows.ts'

export interface ReviewAnswersProps {
  /** All answers, as they would be submitted. */
  readonly application: Application
  /** Name of the chosen way of contact; empty if none is chosen, or the chosen one is no longer offered. */
  readonly communicationName: string
  /** The steps that are asked, in order. */
  readonly steps: readonly ApplicationStep[]
  /** The plan's year; null where this device does not know it. */
  readonly planYear: PlanYear | null
  /** Opens a step, which leads back here afterwards. */
  readonly onChange: (step: ApplicationStep) => void
}

interface Part {
  readonly key: string
  /** The part's heading, if a step has several parts. */
  readonly heading?: string | undefined
  readonly rows: readonly ReviewRow[]
}

/** All answers by step, each with a way to change it, before the applicant signs (WCAG 3.3.4). */
export function ReviewAnswers({ application, communicationName, steps, planYear, onChange }: ReviewAnswersProps) {
  const texts = useTranslation('application')
  const { t } = texts
  const membersIn = (role: MemberRole) => application.members.filter((member) => member.role === role)
  const personOf = (role: MemberRole): readonly Part[] =>
    membersIn(role).map((member, at) => ({
      key: member.id,
      heading: role === 'dependent' ? t('peopleFields.dependent', { number: at + 1 }) : undefined,
      rows: memberRows(texts, member, planYear),
    }))
  const earners = [...membersIn('primary'), ...membersIn('spouse')]
  const parts: Record<ApplicationStep, readonly Part[]> = {
    contact: [{ key: 'contact', rows: contactRows(texts, application, communicationName) }],
    address: [{ key: 'address', rows: addressRows(texts, application) }],
    primary: personOf('primary'),
    spouse: personOf('spouse'),
    financial: earners.map((member) => ({
      key: member.id,
      heading:
        earners.length === 1
          ? undefined
          : member.role === 'spouse'
            ? t('financialFields.spouse')
            : t('financialFields.you'),
      rows: incomeRows(texts, member),
    })),
    dependents: personOf('dependent'),
    consent: [],
  }
  return (
    <div className="grid gap-8 print:block print:space-y-4">
      {steps
        .filter((step) => parts[step].length > 0)
        .map((step) => (
          <StepAnswers
            key={step}
            title={t(`applicationSteps.${step}.title`)}
            parts={parts[step]}
            onChange={() => {
              onChange(step)
            }}
          />
        ))}
    </div>
  )
}

interface StepAnswersProps {
  readonly title: string
  readonly parts: readonly Part[]
  readonly onChange: () => void
}

/**
 * Shows the answers of one step. A phone has the first ones in a row that opens all, so the signature is near. Answers
 * with a warning are open from the start.
 */
function StepAnswers({ title, parts, onChange }: StepAnswersProps) {
  const { t } = useTranslation('application')
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(() => parts.some(({ rows }) => rows.some(({ isWarning }) => isWarning)))
  /** The first answer of each person or part. */
  const glance = parts.flatMap(({ rows }) => rows.find(({ value }) => value !== '')?.value ?? []).join(' · ')
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-x-4 border-b-2 border-border pb-1">
        <h3 id={titleId} className="text-xl font-semibold">
          {title}
        </h3>
        <Button tone="quiet" size="sm" className="-me-4 shrink-0" onClick={onChange}>
          <span>
            {t('reviewAnswers.change')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </Button>
      </div>
      <FoldedRow
        aloneFrom="md"
        open={isOpen}
        onOpenChange={setIsOpen}
        summary={
          <>
            <VisuallyHidden>{t('reviewAnswers.show', { title })} </VisuallyHidden>
            <span translate="no" className="font-normal wrap-anywhere">
              {glance}
            </span>
          </>
        }
      >
        {parts.map(({ key, heading, rows }) => (
          <div key={key} className="mt-3">
            {heading !== undefined && <h4 className="mb-1 font-semibold">{heading}</h4>}
            <dl>
              {rows.map(({ label, value, isName, note }) => (
                <div key={label} className="gap-x-6 py-1.5 sm:grid sm:grid-cols-3">
                  <dt className="text-ink-muted">{label}</dt>
                  <dd className="min-w-0 font-medium wrap-anywhere sm:col-span-2">
                    {value === '' ? (
                      <span className="font-normal text-ink-muted">{t('reviewAnswers.none')}</span>
                    ) : (
                      <span translate={isName && 'no'}>{value}</span>
                    )}
                    {note !== undefined && <span className="mt-1 block text-sm">{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </FoldedRow>
    </section>
  )
}
