import type { PricedService } from './designs.ts'

/** The source of a benefit's cost: a priced service of the design, or a special rule. */
export type BenefitCost = PricedService | 'preventive' | 'childVision' | 'childDental'

/** One benefit by its official name. */
export interface BenefitFacts {
  readonly name: string
  readonly cost: BenefitCost
  /** A limit on use, such as 30 visits a year. */
  readonly limit?: readonly [quantity: number, unit: string]
}

/** The benefits of an answer by their names in the official data, most requested first. */
export const benefits: readonly BenefitFacts[] = [
  { name: 'Primary Care Visit to Treat an Injury or Illness', cost: 'primary' },
  { name: 'Specialist Visit', cost: 'specialist' },
  { name: 'Other Practitioner Office Visit (Nurse, Physician Assistant)', cost: 'primary' },
  { name: 'Preventive Care/Screening/Immunization', cost: 'preventive' },
  { name: 'Urgent Care Centers or Facilities', cost: 'urgent' },
  { name: 'Emergency Room Services', cost: 'emergency' },
  { name: 'Emergency Transportation/Ambulance', cost: 'emergency' },
  { name: 'Inpatient Hospital Services (e.g., Hospital Stay)', cost: 'inpatient' },
  { name: 'Outpatient Facility Fee (e.g., Ambulatory Surgery Center)', cost: 'outpatient' },
  { name: 'Outpatient Surgery Physician/Surgical Services', cost: 'outpatient' },
  { name: 'Laboratory Outpatient and Professional Services', cost: 'laboratory' },
  { name: 'X-rays and Diagnostic Imaging', cost: 'xray' },
  { name: 'Imaging (CT/PET Scans, MRIs)', cost: 'imaging' },
  { name: 'Mental/Behavioral Health Outpatient Services', cost: 'mental' },
  { name: 'Mental/Behavioral Health Inpatient Services', cost: 'inpatient' },
  { name: 'Substance Abuse Disorder Outpatient Services', cost: 'mental' },
  { name: 'Prenatal and Postnatal Care', cost: 'preventive' },
  { name: 'Delivery and All Inpatient Services for Maternity Care', cost: 'inpatient' },
  { name: 'Generic Drugs', cost: 'generic' },
  { name: 'Preferred Brand Drugs', cost: 'preferred' },
  { name: 'Non-Preferred Brand Drugs', cost: 'nonPreferred' },
  { name: 'Specialty Drugs', cost: 'specialty' },
  { name: 'Outpatient Rehabilitation Services', cost: 'therapy', limit: [35, 'Visits per Year'] },
  { name: 'Habilitation Services', cost: 'therapy', limit: [35, 'Visits per Year'] },
  { name: 'Home Health Care Services', cost: 'outpatient', limit: [20, 'Visits per Year'] },
  { name: 'Skilled Nursing Facility', cost: 'inpatient', limit: [60, 'Days per Year'] },
  { name: 'Routine Eye Exam for Children', cost: 'childVision', limit: [1, 'Visits per Year'] },
  { name: 'Dental Check-Up for Children', cost: 'childDental', limit: [2, 'Visits per Year'] },
]
