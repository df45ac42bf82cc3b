import { useState } from 'react'

import { PriceRestsOn, type PriceRestsOnProps } from './price-rests-on/price-rests-on.tsx'
import { SixThingsEntry, type SixThingsEntryProps } from './six-things/six-things-entry.tsx'

export interface AskedPriceProps
  extends Omit<PriceRestsOnProps, 'onAsk' | 'isBelowHeadline'>, Pick<SixThingsEntryProps, 'answers' | 'onChange'> {}

/** What a price rests on, with the six questions behind a button. */
export function AskedPrice({ answers, onChange, ...rests }: AskedPriceProps) {
  const [open, setOpen] = useState(false)
  const { members, outcome, annualIncome, year } = rests
  return (
    <>
      <PriceRestsOn
        {...rests}
        onAsk={() => {
          setOpen(true)
        }}
      />
      <SixThingsEntry {...{ members, outcome, annualIncome, year, answers, onChange, open }} onOpenChange={setOpen} />
    </>
  )
}
