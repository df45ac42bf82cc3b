import { CompareDialog, type CompareDialogProps } from '#components/plans/compare-dialog/compare-dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** A sample row about two doctors, both of whom one plan has. `CompareWithDoctors` gives it its title. */
export const doctorsRow = (planWithBoth: string | undefined): CompareDialogProps['ownRows'][number] => ({
  key: 'doctors',
  title: '',
  cellOf: (id) => (id === planWithBoth ? '2 / 2' : '1 / 2'),
})

/** The comparison, whose rows about doctors have their title in the language of the story. */
export function CompareWithDoctors({ ownRows, ...props }: CompareDialogProps) {
  const { t } = useTranslation('care')
  return <CompareDialog {...props} ownRows={ownRows.map((row) => ({ ...row, title: t('rows.doctor') }))} />
}
