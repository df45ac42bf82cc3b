import { type ReactNode, useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { GlossaryLink } from '#components/words/glossary-link.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface TaxHelpDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called by the close button, Escape or OK. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen?: (() => void) | undefined
}

type Stage = 'question' | 'return' | 'general'

function List({ ordered = false, children }: { readonly ordered?: boolean; readonly children: readonly ReactNode[] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={ordered ? 'list-decimal space-y-1 ps-6' : 'list-disc space-y-1 ps-6'}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </Tag>
  )
}

/**
 * Helps to determine the tax household: asks for last year's return, then explains the count with or without it.
 */
export function TaxHelpDialog({ open, onClose, onReopen }: TaxHelpDialogProps) {
  const { t } = useTranslation('quote-steps')
  const [stage, setStage] = useState<Stage>('question')
  const isAsking = stage === 'question'
  const heading = {
    question: t('taxHelpDialog.question'),
    return: t('taxHelpDialog.returnIntro'),
    general: t('taxHelpDialog.generalIntro'),
  }[stage]
  const go = (to: Stage) => () => {
    setStage(to)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('taxHelpDialog.title')}
      closeLabel={t('taxHelpDialog.close')}
      footer={
        !isAsking && (
          <>
            <Button tone="outline" onClick={go('question')}>
              {t('taxHelpDialog.back')}
            </Button>
            <Button onClick={onClose}>{t('taxHelpDialog.ok')}</Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <FocusHeading level={3} focusKey={stage}>
          {heading}
        </FocusHeading>
        {isAsking && (
          <div className="flex flex-wrap gap-3">
            <Button tone="outline" onClick={go('return')}>
              {t('taxHelpDialog.yes')}
            </Button>
            <Button tone="outline" onClick={go('general')}>
              {t('taxHelpDialog.no')}
            </Button>
          </div>
        )}
        {isAsking && (
          <p>
            <GlossaryLink id="taxHousehold">{t('taxHelpDialog.word')}</GlossaryLink>
          </p>
        )}
        {stage === 'return' && (
          <List ordered>
            {[t('taxHelpDialog.returnSelf'), t('taxHelpDialog.returnDependents'), t('taxHelpDialog.returnChanges')]}
          </List>
        )}
        {stage === 'general' && (
          <>
            <p className="font-semibold">{t('taxHelpDialog.countTitle')}</p>
            <List>
              {[t('taxHelpDialog.countSelf'), t('taxHelpDialog.countSpouse'), t('taxHelpDialog.countDependents')]}
            </List>
            <p className="font-semibold">{t('taxHelpDialog.leaveTitle')}</p>
            <List>
              {[t('taxHelpDialog.leaveRelatives'), t('taxHelpDialog.leavePartner'), t('taxHelpDialog.leaveRoommates')]}
            </List>
          </>
        )}
      </div>
    </Dialog>
  )
}
