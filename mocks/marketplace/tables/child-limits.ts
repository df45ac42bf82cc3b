/** The highest incomes of a state's children, in percent of the poverty level. */
type ChildLimits = readonly [under1: number, from1To5: number, from6To18: number, separateChip: number | null]

/**
 * The highest household income at which a child has Medicaid, by age, and separate CHIP, in percent of the poverty
 * level with the five points that are disregarded. Medicaid that is paid by CHIP counts as Medicaid; null stands for no
 * separate CHIP. States of the federal marketplace, January 2025.
 *
 * Source: KFF, "Medicaid and CHIP Income Eligibility Limits for Children as a Percent of the Federal Poverty Level",
 * January 2025, as the parameters of PolicyEngine US have them (`gov/hhs/medicaid`, `gov/hhs/chip`). Missouri from age 1 is
 * from its DSS Manual 1830.010.05 (148 and 5 points), Arizona's CHIP from another quotation of KFF, and Iowa's infants are from
 * Iowa SF 2251, which PolicyEngine has from 2025 on. Georgia, Illinois, Maine and Virginia run their own marketplaces. Read on
 * 2026-11-26.
 */
const limitsByState: Readonly<Record<string, ChildLimits>> = {
  AK: [208, 208, 208, null],
  AL: [146, 146, 146, 317],
  AR: [147, 147, 147, 216],
  AZ: [152, 146, 138, 230],
  DE: [217, 147, 138, 217],
  FL: [211, 145, 138, 215],
  GA: [210, 154, 138, 252],
  HI: [313, 313, 313, null],
  IA: [220, 172, 172, 307],
  IL: [318, 318, 318, null],
  IN: [213, 163, 163, 255],
  KS: [171, 154, 138, 255],
  LA: [217, 217, 217, 255],
  ME: [305, 305, 305, null],
  MI: [217, 217, 217, null],
  MO: [201, 153, 153, 305],
  MS: [199, 148, 138, 214],
  MT: [148, 148, 148, 266],
  NC: [216, 216, 216, null],
  ND: [205, 205, 205, null],
  NE: [218, 218, 218, null],
  NH: [323, 323, 323, null],
  OH: [211, 211, 211, null],
  OK: [210, 210, 210, null],
  OR: [190, 138, 138, 305],
  SC: [213, 213, 213, null],
  SD: [187, 187, 187, 209],
  TN: [216, 216, 216, 255],
  TX: [203, 149, 138, 206],
  UT: [144, 144, 138, 205],
  VA: [148, 148, 148, 205],
  WI: [306, 191, 156, 306],
  WV: [163, 146, 138, 305],
  WY: [205, 205, 205, null],
}

/**
 * States whose separate CHIP begins at the first birthday (CMS, "Medicaid, Children's Health Insurance Program, & Basic
 * Health Program Eligibility Levels", December 2023).
 */
const chipFromAge1: ReadonlySet<string> = new Set(['DE', 'FL', 'IA'])

/** The first age that Medicaid and CHIP do not count as a child (42 USC 1397jj(c)(1)). */
const adultAge = 19

/** Whether Medicaid and CHIP count a person of this age, in years, as a child. */
export function isChild(age: number): boolean {
  return age < adultAge
}

/**
 * Returns the highest household income, in percent of the poverty level, at which a child of the state has Medicaid or
 * CHIP; undefined for a state that is not in the table.
 */
export function childLimit(state: string, age: number): number | undefined {
  const limits = limitsByState[state]
  if (limits === undefined) return undefined
  const [under1, from1To5, from6To18, separateChip] = limits
  const medicaid = age < 1 ? under1 : age < 6 ? from1To5 : from6To18
  const chip = age < 1 && chipFromAge1.has(state) ? 0 : (separateChip ?? 0)
  return Math.max(medicaid, chip)
}
