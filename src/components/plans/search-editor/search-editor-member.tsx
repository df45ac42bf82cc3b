import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { EditedMember } from '#domain/quote/search-edit.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SearchEditorMemberProps {
  /** The edited person. */
  readonly member: EditedMember
  /** "You", "Spouse" or "Dependent 2". */
  readonly name: string
  /** Id of the age's control, for links in an `ErrorSummary`. */
  readonly ageId: string
  /** The age's error and how to fix it; undefined when there is none. */
  readonly ageError: string | undefined
  /** Called with the new text. */
  readonly onAge: (text: string) => void
  /** Toggles whether the person applies. */
  readonly onApplying: () => void
  /** Removes the person. Undefined for the primary, who cannot be removed. */
  readonly onRemove?: (() => void) | undefined
  /** The income field, for people who have an income. */
  readonly children?: ReactNode
}

/** One person of the household: whether they apply, their age, and the button that removes them. */
export function SearchEditorMember(props: SearchEditorMemberProps) {
  const { member, name, ageId, ageError, onAge, onApplying, onRemove, children } = props
  const { t } = useTranslation('plans')
  return (
    <Fieldset id={`${ageId}-member`} label={name}>
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
        <div className="w-field-xs">
          <NumberField
            id={ageId}
            label={t('searchEditor.age')}
            autoComplete="off"
            disabled={!member.isApplyingForCoverage}
            required={member.isApplyingForCoverage}
            value={member.age}
            error={ageError}
            onChange={onAge}
          />
        </div>
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
