import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { communicationOptionsQuery } from '#api/communication-options.ts'
import { siteQueries } from '#api/site-queries.ts'
import { usePlanCare } from '#api/use-plan-care.ts'
import { AgentSheetEntry } from '#components/plans/agent-sheet/agent-sheet-entry.tsx'
import { agency } from '#content/agency.ts'
import { sheetContact } from '#domain/account/sheet-contact.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { printPage } from '#lib/print-page.ts'
import { useAccount } from '#state/account.tsx'
import { useCareEntries } from '#state/use-care-list.ts'
import { usePlanHandover } from '#state/use-handover.ts'

export interface PortalSheetProps {
  readonly user: VerifiedUser
  /** What the price rests on, with the answers of the application; null while it is read. */
  readonly basis: PriceBasis | null
}

/** Returns the chosen way of contact as the service names it, read while the sheet is open; undefined until then. */
function useReachedBy({ communicationId }: VerifiedUser, isOpen: boolean): string | undefined {
  const language = useLanguage()
  const session = useAccount()
  const token = session.kind === 'signedIn' ? session.token : ''
  const isAsked = isOpen && communicationId !== null && token !== ''
  const { data } = useQuery({ ...communicationOptionsQuery(language, token), enabled: isAsked }, siteQueries)
  return data?.find(({ id }) => id === communicationId)?.name
}

function Sheet({ user, basis, handover }: PortalSheetProps & { readonly handover: QuoteHandover }) {
  const list = useCareEntries()
  const [open, setOpen] = useState(false)
  const { planYear: year, zipCode } = handover.criteria
  const care = usePlanCare(list, { planId: handover.plan.id, year, zipCode }, open)
  const reachedBy = useReachedBy(user, open)
  return (
    <AgentSheetEntry
      handover={handover}
      basis={basis ?? undefined}
      isChosen
      reference={user.submissionId}
      contact={{ ...sheetContact(user, handover.criteria.householdMembers), reachedBy }}
      list={list}
      care={care}
      phone={agency.phone}
      open={open}
      onOpenChange={setOpen}
      onPrint={printPage}
    />
  )
}

/**
 * The agent's sheet of the user's quote (P-95). It is absent where this device has no hand-over or not the quote's
 * answers, and where the profile has another plan than the quote.
 */
export function PortalSheet(props: PortalSheetProps) {
  const handover = usePlanHandover(props.user)
  return handover && !handover.isFound && <Sheet {...props} handover={handover} />
}
