import type { UnlistedState } from '#domain/geo/own-marketplace-states.ts'

/**
 * Sample rates of plan year 2027: each state's benchmark levels relative to those of 2026, in thousandths. They are
 * invented and come from no rate filing; they only make the two years differ as real ones do.
 */
export const sampleRateFactors2027: Readonly<Record<UnlistedState, number>> = {
  AK: 1075,
  AL: 1055,
  AR: 1120,
  AZ: 1090,
  DE: 1065,
  FL: 1080,
  GA: 1095,
  HI: 1035,
  IA: 1050,
  IL: 1110,
  IN: 1085,
  KS: 1070,
  LA: 1060,
  ME: 1100,
  MI: 1045,
  MO: 1085,
  MS: 1130,
  MT: 1040,
  NC: 1075,
  ND: 1025,
  NE: 1055,
  NH: 1045,
  OH: 1060,
  OK: 1070,
  OR: 1050,
  SC: 1080,
  SD: 1030,
  TN: 1115,
  TX: 1105,
  UT: 1065,
  VA: 1090,
  WI: 1040,
  WV: 1150,
  WY: 1020,
}
