import { DecisionLinks } from './decision-links.tsx'
import { decisionRecords } from './decision-records.ts'

/** All decision records, newest first. */
export function DecisionList() {
  return <DecisionLinks records={decisionRecords} />
}
