import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { MemberAnswerField, useAnswerLabels } from '#components/household/member-answer-fields.tsx'
import { Button } from '#components/primitives/button.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { type MemberAnswerName, memberAnswerNames } from '#domain/household/member-answers.ts'
import type { EditedMember } from '#domain/quote/search-edit.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SearchEditorMemberProps {
  /** The edited person. */
  readonly member: EditedMember
  /** "You", "Spouse" or "Dependent 2". */
  readonly name: string
  /** Returns the id of an answer's control, for links in an `ErrorSummary`. */
  readonly idOf: (name: MemberAnswerName) => string
  /** Returns the error of an answer and how to fix it; undefined when there is none. */
  readonly errorOf: (name: MemberAnswerName) => string | undefined
  /** Called with the new text of an answer. */
  readonly onAnswer: (name: MemberAnswerName, text: string) => void
  /** Toggles whether the person applies. */
  readonly onApplying: () => void
  /** Removes the person. Undefined for the primary, who cannot be removed. */
  readonly onRemove?: (() => void) | undefined
  /** The income field, for people who have an income. */
  readonly children?: ReactNode
}

/** One person of the household: whether they apply, their age, and the button that removes them. */
export function SearchEditorMember(props: SearchEditorMemberProps) {
  const { member, name, idOf, errorOf, onAnswer, onApplying, onRemove, children } = props
  const { t } = useTranslation('plans')
  const labels = useAnswerLabels()
  return (
    <Fieldset id={`${idOf('age')}-member`} label={name}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="pt-1 sm:pt-8">
          <Checkbox
            label={t('searchEditor.applies')}
            value={member.isApplyingForCoverage}
            onChange={() => {
              onApplying()
            }}
          />
        </div>
        {memberAnswerNames.map((answer) => (
          <div key={answer} className="w-field-xs">
            <MemberAnswerField
              name={answer}
              id={idOf(answer)}
              label={labels[answer]('named')}
              disabled={!member.isApplyingForCoverage}
              value={member[answer]}
              error={errorOf(answer)}
              onChange={(text) => {
                onAnswer(answer, text)
              }}
            />
          </div>
        ))}
        {children}
        {onRemove && (
          <Button tone="quiet" size="sm" className="sm:mt-8" onClick={onRemove}>
            <Trash2 aria-hidden strokeWidth={1.9} className="size-5" />
            <span>
              {t('searchEditor.remove')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
    </Fieldset>
  )
}
