import { UserPlus } from 'lucide-react'
import { type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

import { MoneyField } from '#components/fields/money-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { useStepErrors } from '#components/wizard/step-errors.ts'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import {
  type EditedMember,
  type SearchEdit,
  applyingToggled,
  canAddSpouse,
  dependentAdded,
  memberRemoved,
  memberTyped,
  spouseAdded,
} from '#domain/quote/search-edit.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { SearchEditorLocation } from './search-editor-location.tsx'
import { SearchEditorMember } from './search-editor-member.tsx'
import { SearchEditorSubmit } from './search-editor-submit.tsx'

export interface SearchEditorProps {
  /** The edited search. */
  readonly edit: SearchEdit
  /** Called with the whole edited search after a change. */
  readonly onChange: (edit: SearchEdit) => void
  /** Called with the new text. Five digits start a lookup. */
  readonly onZip: (text: string) => void
  /** Called with the FIPS code of the chosen county. */
  readonly onCounty: (fips: string) => void
  /** The counties of the ZIP are being looked up. */
  readonly isVerifying: boolean
  /** The problem that the lookup of the ZIP found, in the page's language. */
  readonly zipProblem: string | undefined
  /** The problems that the last refused update found. */
  readonly issues: readonly QuoteIssue[]
  /** Count of refused updates; each new one moves the focus to the summary. */
  readonly attempt: number
  /** Why an update is impossible now; undefined if it is possible. */
  readonly blockedReason: string | undefined
  /** Called by the Update button, whether or not the answers are complete. */
  readonly onUpdate: () => void
  /** Undoes all changes. Undefined if there are none. */
  readonly onUndo: (() => void) | undefined
  /** The day whose age counts; absent where no plan of the year can start. */
  readonly coverageStart?: CalendarDay | undefined
}

/** The labels of the incomes where the search has one amount for both spouses. */
const togetherLabels = { primaryIncome: 'householdIncome', spouseIncome: 'otherSpouseIncome' } as const

/** Edits the household and search data of the results, and searches again (P-50). */
export function SearchEditor(props: SearchEditorProps) {
  const { edit, onChange, issues, attempt, blockedReason, onUpdate, onUndo, coverageStart } = props
  const { t, language } = useTranslation('plans')
  const { t: tSteps } = useTranslation('quote-steps')
  const addDependent = useRef<HTMLButtonElement>(null)
  const nameOf = useMemberName(edit.members)
  const { errorAt, fieldId, problems } = useStepErrors(issues, ([field, index]) => {
    const member = field === 'members' && typeof index === 'number' ? edit.members[index] : undefined
    return member && nameOf(member)
  })
  const applying = edit.members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage).length
  const counts = t('searchEditor.counts', { applying, count: edit.members.length })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (blockedReason === undefined) onUpdate()
  }
  /** Renders the new person's fields before it moves the focus to them. */
  const add = (next: SearchEdit) => {
    flushSync(() => {
      onChange(next)
    })
    const index = next.members.findIndex(({ id }) => edit.members.every((member) => member.id !== id))
    document.getElementById(fieldId('members', index, 'age'))?.focus()
  }
  const remove = (member: EditedMember) => {
    onChange(memberRemoved(edit, member.id))
    addDependent.current?.focus()
  }
  const incomeField = (field: 'primaryIncome' | 'spouseIncome') => (
    <div className="w-field-md">
      <MoneyField
        id={fieldId(field)}
        label={t(`searchEditor.${edit.isIncomeTogether ? togetherLabels[field] : field}`)}
        required={field === 'primaryIncome' || !edit.isIncomeTogether}
        autoComplete="off"
        keeps="dollars"
        leftOutText={(what) => tSteps(`moneyLeftOut.${what}`)}
        meantText={(what, amount) => tSteps(`moneyMeant.${what}`, { amount })}
        value={edit[field]}
        error={errorAt(field)}
        onChange={(text) => {
          onChange({ ...edit, [field]: text })
        }}
      />
    </div>
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6 py-4">
      <StepProblems problems={problems} attempt={attempt} />
      <SearchEditorLocation
        value={edit.location}
        zipId={fieldId('location', 'zip')}
        countyId={fieldId('location', 'countyFips')}
        isVerifying={props.isVerifying}
        zipError={errorAt('location', 'zip') ?? props.zipProblem}
        countyError={errorAt('location', 'countyFips')}
        onZip={props.onZip}
        onCounty={props.onCounty}
      />
      <div className="grid gap-5">
        {coverageStart && (
          <p className="text-sm text-ink-muted">
            {t('searchEditor.agesOn', { day: formatLongDate(coverageStart, language) })}
          </p>
        )}
        {edit.members.map((member, index) => (
          <SearchEditorMember
            key={member.id}
            member={member}
            name={nameOf(member)}
            idOf={(answer) => fieldId('members', index, answer)}
            errorOf={(answer) => errorAt('members', index, answer)}
            onAnswer={(answer, text) => {
              onChange(memberTyped(edit, member.id, answer, text))
            }}
            onApplying={() => {
              onChange(applyingToggled(edit, member.id))
            }}
            onRemove={
              member.role === 'primary'
                ? undefined
                : () => {
                    remove(member)
                  }
            }
          >
            {member.role === 'primary' && incomeField('primaryIncome')}
            {member.role === 'spouse' && incomeField('spouseIncome')}
          </SearchEditorMember>
        ))}
      </div>
      <div id={fieldId('members')} tabIndex={-1} className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Button
          tone="outline"
          size="sm"
          disabledReason={canAddSpouse(edit) ? undefined : t('searchEditor.oneSpouse')}
          onClick={() => {
            add(spouseAdded(edit))
          }}
        >
          <UserPlus aria-hidden strokeWidth={1.9} className="size-5" />
          {t('searchEditor.addSpouse')}
        </Button>
        <Button
          ref={addDependent}
          tone="outline"
          size="sm"
          onClick={() => {
            add(dependentAdded(edit))
          }}
        >
          <UserPlus aria-hidden strokeWidth={1.9} className="size-5" />
          {t('searchEditor.addDependent')}
        </Button>
        <p className="flex min-h-target items-center text-ink-muted">
          <LiveRegion visible text={counts} />
        </p>
      </div>
      <SearchEditorSubmit blockedReason={blockedReason} onUndo={onUndo} />
    </form>
  )
}

/** Returns a function that names a member. Dependents are numbered in order. */
function useMemberName(members: readonly EditedMember[]): (member: EditedMember) => string {
  const { t } = useTranslation('plans')
  const dependents = members.filter(({ role }) => role === 'dependent')
  return (member) =>
    member.role === 'dependent'
      ? t('searchEditor.members.dependent', { number: dependents.indexOf(member) + 1 })
      : t(`searchEditor.members.${member.role}`)
}
