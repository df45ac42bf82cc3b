import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

export interface SearchEditorSubmitProps {
  /** Why an update is impossible now; undefined if it is possible. */
  readonly blockedReason: string | undefined
  /** Undoes all changes. Undefined if there are none. */
  readonly onUndo: (() => void) | undefined
}

/** The editor's last row. On a phone it stays on the screen while changes wait for an update (P-51). */
export function SearchEditorSubmit({ blockedReason, onUndo }: SearchEditorSubmitProps) {
  const { t } = useTranslation('plans')
  const isChanged = onUndo !== undefined
  return (
    <div
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-2 border-t border-border md:gap-x-4 md:pt-4',
        isChanged ? '-mx-4 bg-surface px-4 py-2 sm:-mx-6 sm:px-6 md:mx-0 md:px-0 md:pb-0' : 'pt-4',
        // With a reason below the button the row is too tall to be sticky: it would cover fields.
        isChanged &&
          blockedReason === undefined &&
          'max-md:tall:sticky max-md:tall:bottom-0 max-md:tall:z-dock max-md:tall:shadow-dock',
      )}
    >
      {isChanged && (
        <p className="flex min-h-target min-w-0 flex-1 basis-20 items-center text-sm leading-snug font-semibold md:hidden">
          {t('updatePrompt.title')}
        </p>
      )}
      <div className="max-w-field-lg">
        <Button type="submit" className={cn(isChanged && 'max-md:min-h-target')} disabledReason={blockedReason}>
          {t('searchEditor.update')}
        </Button>
      </div>
      {isChanged && (
        // A phone has this button in the prompt below the editor.
        <Button tone="quiet" className="max-md:hidden" onClick={onUndo}>
          {t('searchEditor.undo')}
        </Button>
      )}
    </div>
  )
}
