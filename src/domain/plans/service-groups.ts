import { rowsForVariant } from './cost-limit.ts'
import { type CostSharingValue, parseDisplayString } from './cost-sharing.ts'
import type { Service } from './detailed-plan.ts'
import { type CsrVariant, type NetworkTier, networkTiers } from './plan.ts'

/** The official names of services that have a Spanish name, by group in the order shown. */
const groupedServices = {
  visits: {
    primaryCare: 'Primary Care Visit to Treat an Injury or Illness',
    specialist: 'Specialist Visit',
    otherPractitioner: 'Other Practitioner Office Visit (Nurse, Physician Assistant)',
    preventiveCare: 'Preventive Care/Screening/Immunization',
    urgentCare: 'Urgent Care Centers or Facilities',
  },
  hospital: {
    emergencyRoom: 'Emergency Room Services',
    ambulance: 'Emergency Transportation/Ambulance',
    hospitalStay: 'Inpatient Hospital Services (e.g., Hospital Stay)',
    inpatientPhysician: 'Inpatient Physician and Surgical Services',
    outpatientFacility: 'Outpatient Facility Fee (e.g., Ambulatory Surgery Center)',
    outpatientSurgery: 'Outpatient Surgery Physician/Surgical Services',
  },
  tests: {
    laboratory: 'Laboratory Outpatient and Professional Services',
    xRays: 'X-rays and Diagnostic Imaging',
    imaging: 'Imaging (CT/PET Scans, MRIs)',
  },
  mentalHealth: {
    mentalOutpatient: 'Mental/Behavioral Health Outpatient Services',
    mentalInpatient: 'Mental/Behavioral Health Inpatient Services',
    substanceOutpatient: 'Substance Abuse Disorder Outpatient Services',
    substanceInpatient: 'Substance Abuse Disorder Inpatient Services',
  },
  pregnancy: {
    prenatal: 'Prenatal and Postnatal Care',
    delivery: 'Delivery and All Inpatient Services for Maternity Care',
  },
  drugs: {
    genericDrugs: 'Generic Drugs',
    preferredBrandDrugs: 'Preferred Brand Drugs',
    nonPreferredBrandDrugs: 'Non-Preferred Brand Drugs',
    specialtyDrugs: 'Specialty Drugs',
  },
  recovery: {
    rehabilitation: 'Outpatient Rehabilitation Services',
    habilitation: 'Habilitation Services',
    equipment: 'Durable Medical Equipment',
    homeCare: 'Home Health Care Services',
    nursingFacility: 'Skilled Nursing Facility',
  },
  children: {
    childEyeExam: 'Routine Eye Exam for Children',
    childGlasses: 'Eye Glasses for Children',
    childDental: 'Dental Check-Up for Children',
  },
} as const

type Groups = typeof groupedServices

/** The group of a service; `other` for services without a Spanish name. */
export type ServiceGroupName = keyof Groups | 'other'

/** The short name of a service. */
export type ServiceKey = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** A household's cost of a service in one tier of the network. */
export interface ServiceCost {
  readonly tier: NetworkTier
  readonly value: CostSharingValue
}

/** A service as the page shows it to one household. */
export interface ShownService {
  /** Null for a service without a Spanish name. */
  readonly key: ServiceKey | null
  readonly service: Service
  /** Empty when the plan does not cover the service, or its cost is unknown. */
  readonly costs: readonly ServiceCost[]
}

/** The services of one group, in order. */
export interface ServiceGroup {
  readonly name: ServiceGroupName
  readonly services: readonly ShownService[]
}

const places = new Map(
  Object.entries(groupedServices).flatMap(([name, services]) =>
    Object.entries(services).map(([key, official]) => [
      official.toLowerCase(),
      // The entries of a constant object have its own keys.
      { name: name as keyof Groups, key: key as ServiceKey },
    ]),
  ),
)
const order = [...places.values()].map(({ key }) => key)
// The keys of a constant object are its type's keys; Object.keys widens them to string.
const groupNames = [...(Object.keys(groupedServices) as readonly (keyof Groups)[]), 'other'] as const

/** Returns a household's costs of a service: in each tier the row of its variant, otherwise the standard one. */
function costsOf({ covered, costSharings }: Service, csr: CsrVariant): readonly ServiceCost[] {
  if (!covered) return []
  return networkTiers.flatMap((tier) => {
    const rows = rowsForVariant(
      costSharings.filter((row) => row.networkTier === tier),
      csr,
    )
    const row = rows.find(({ displayString }) => displayString.trim() !== '')
    return row ? [{ tier, value: parseDisplayString(row.displayString) }] : []
  })
}

/** Returns all services of a plan in groups, each with the household's costs (P-71). Groups without services are left out. */
export function serviceGroups(services: readonly Service[], csr: CsrVariant): readonly ServiceGroup[] {
  const shown = services.map((service) => {
    const place = places.get(service.name.trim().toLowerCase())
    return { group: place?.name ?? 'other', key: place?.key ?? null, service, costs: costsOf(service, csr) }
  })
  const rank = (key: ServiceKey | null) => (key === null ? order.length : order.indexOf(key))
  return groupNames.flatMap((name) => {
    const own = shown.filter(({ group }) => group === name).toSorted((a, b) => rank(a.key) - rank(b.key))
    return own.length === 0 ? [] : [{ name, services: own.map(({ key, service, costs }) => ({ key, service, costs })) }]
  })
}
