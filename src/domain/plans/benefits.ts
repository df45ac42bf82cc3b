import { rowsForVariant } from './cost-limit.ts'
import { type CostSharingValue, parseDisplayString } from './cost-sharing.ts'
import type { CsrVariant, Plan } from './plan.ts'

/** Services shown on cards and in the comparison, by the official names of the plan data. */
export const benefitNames = {
  primaryCare: 'Primary Care Visit to Treat an Injury or Illness',
  specialist: 'Specialist Visit',
  urgentCare: 'Urgent Care Centers or Facilities',
  emergencyRoom: 'Emergency Room Services',
  preventiveCare: 'Preventive Care/Screening/Immunization',
  mentalHealth: 'Mental/Behavioral Health Outpatient Services',
  laboratory: 'Laboratory Outpatient and Professional Services',
  xRays: 'X-rays and Diagnostic Imaging',
  imaging: 'Imaging (CT/PET Scans, MRIs)',
  hospitalStay: 'Inpatient Hospital Services (e.g., Hospital Stay)',
  outpatientFacility: 'Outpatient Facility Fee (e.g., Ambulatory Surgery Center)',
  genericDrugs: 'Generic Drugs',
  preferredBrandDrugs: 'Preferred Brand Drugs',
  nonPreferredBrandDrugs: 'Non-Preferred Brand Drugs',
  specialtyDrugs: 'Specialty Drugs',
} as const

/** The short name of a service. */
export type BenefitKey = keyof typeof benefitNames

/** All services, in the order shown. */
// The keys of a constant object are its type's keys; Object.keys widens them to string.
export const benefitKeys = Object.keys(benefitNames) as readonly BenefitKey[]

/** Whether a key is that of a service which the card or the comparison shows. */
export function isBenefitKey(key: string): key is BenefitKey {
  return key in benefitNames
}

/**
 * Returns the household's cost of a service in the network: the row of its cost-sharing variant, otherwise the standard
 * one; null when the plan data lacks the service.
 */
export function benefitCost(plan: Pick<Plan, 'benefits'>, key: BenefitKey, csr: CsrVariant): CostSharingValue | null {
  const wished = benefitNames[key].toLowerCase()
  const benefit = plan.benefits.find((candidate) => candidate.name.toLowerCase() === wished)
  if (!benefit) return null
  if (!benefit.covered) return { kind: 'notCovered' }
  const inNetwork = benefit.costSharings.filter((row) => row.networkTier === 'In-Network')
  const row = rowsForVariant(inNetwork, csr).find((candidate) => candidate.displayString.trim() !== '')
  return row ? parseDisplayString(row.displayString) : null
}
