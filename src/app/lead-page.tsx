import { ApplicationFlow } from '#features/application/open-application.tsx'
import { useRequote } from '#features/requote/use-requote.ts'
import { leavePage } from '#lib/page-history.ts'

/** `/lead`: the application, from which a user can check prices again (F-80). */
export function LeadPage() {
  return <ApplicationFlow onLeave={leavePage} onRequote={useRequote()} />
}
