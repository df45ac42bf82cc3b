import { Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { SharedDeviceSwitch, type SharedDeviceSwitchProps } from './shared-device-switch.tsx'

/** How sharing by the device ended. */
export type ShareOutcome = 'shared' | 'dismissed' | 'failed'

/** The parts of the quote that the visitor has ticked for sharing. */
export interface SharedParts {
  readonly withIncome: boolean
  readonly withAnswers: boolean
}

export interface TakeAlongDialogProps extends SharedDeviceSwitchProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Closes the dialog. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
  /** Returns the link with the ticked parts; null for a household that is too large. */
  readonly addressOf: (parts: SharedParts) => string | null
  /** Whether one of the six questions is answered, so that the answers can be included. */
  readonly hasAnswers: boolean
  /** Yearly income of the household in whole dollars. */
  readonly annualIncome: number
  /** Whether this device keeps the quote. */
  readonly isKept: boolean
  /** Copies a text; false if the device refuses. */
  readonly onCopy: (text: string) => Promise<boolean>
  /** Shares an address by the device's own dialog; undefined where it has none. */
  readonly onShare: ((address: string) => Promise<ShareOutcome>) | undefined
}

type Outcome = 'copied' | 'copyRefused' | 'shareFailed'

type LinkPartProps = Pick<TakeAlongDialogProps, 'addressOf' | 'hasAnswers' | 'annualIncome' | 'onCopy' | 'onShare'>

function LinkPart({ addressOf, hasAnswers, annualIncome, onCopy, onShare }: LinkPartProps) {
  const { t, language } = useTranslation('take-along')
  const [withIncome, setWithIncome] = useState(false)
  const [withAnswers, setWithAnswers] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const address = addressOf({ withIncome, withAnswers })
  if (address === null) return <p>{t('dialog.tooLarge')}</p>
  const copy = async () => {
    const isCopied = await onCopy(address)
    setOutcome(isCopied ? 'copied' : 'copyRefused')
    if (!isCopied) field.current?.select()
  }
  const share = async () => {
    const ended = await onShare?.(address)
    setOutcome(ended === 'failed' ? 'shareFailed' : null)
  }
  return (
    <>
      <div className="grid max-w-prose gap-2">
        <p>{t('dialog.holds')}</p>
        <p>{t('dialog.readable')}</p>
      </div>
      <Checkbox
        label={t('dialog.income', { income: formatDollars(annualIncome, language) })}
        hint={t('dialog.incomeHint')}
        value={withIncome}
        onChange={(ticked) => {
          setWithIncome(ticked)
          setOutcome(null)
        }}
      />
      {hasAnswers && (
        <Checkbox
          label={t('dialog.answers')}
          hint={t('dialog.answersHint')}
          value={withAnswers}
          onChange={(ticked) => {
            setWithAnswers(ticked)
            setOutcome(null)
          }}
        />
      )}
      <TextField label={t('dialog.link')} value={address} onChange={() => undefined} readOnly ref={field} />
      <div className="flex flex-wrap gap-3">
        {onShare && (
          <Button size="sm" onClick={() => void share()}>
            <Share2 aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
            {t('dialog.share')}
          </Button>
        )}
        <Button size="sm" tone={onShare ? 'outline' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
          {t('dialog.copy')}
        </Button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {outcome && t(`dialog.${outcome}`)}
      </p>
    </>
  )
}

/** The dialog that says how a quote is kept, and shares it by a link. */
export function TakeAlongDialog(props: TakeAlongDialogProps) {
  const { open, onClose, onReopen, isKept, isShared, onChoose, ...link } = props
  const { t } = useTranslation('take-along')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
      footer={
        <Button tone="outline" onClick={onClose}>
          {t('dialog.done')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3 className="text-xl font-semibold">{t('dialog.saveTitle')}</h3>
          {!isShared && <p className="max-w-prose">{t(isKept ? 'dialog.kept' : 'dialog.notStored')}</p>}
          <SharedDeviceSwitch isShared={isShared} onChoose={onChoose} />
        </section>
        <section className="grid gap-3">
          <h3 className="text-xl font-semibold">{t('dialog.shareTitle')}</h3>
          <LinkPart {...link} />
        </section>
      </div>
    </Dialog>
  )
}
