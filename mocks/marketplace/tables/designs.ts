import type { WireDesignType, WireMetalLevel } from '#mocks/marketplace/wire.ts'

/**
 * One cell of a design: a copay in dollars (0 is "No Charge"), or
 * `30d` copay after deductible · `30b` copay before deductible · `30w` copay with deductible · `30/stay` · `30/day` ·
 * `40%` coinsurance · `40%d` coinsurance after deductible · `ncd` no charge after deductible.
 */
export type Cell = number | `${number}${'d' | 'b' | 'w' | '/stay' | '/day' | '%' | '%d'}` | 'ncd'

/** The services that a design prices; every other benefit follows one of them. */
export const pricedServices = [
  'primary',
  'specialist',
  'urgent',
  'emergency',
  'inpatient',
  'outpatient',
  'laboratory',
  'xray',
  'imaging',
  'mental',
  'generic',
  'preferred',
  'nonPreferred',
  'specialty',
  'therapy',
] as const

/** One of the priced services. */
export type PricedService = (typeof pricedServices)[number]

/** Amounts for one cost-sharing variant, in dollars a year for one person; a family's limit is twice that. */
export interface DesignAmounts {
  readonly deductible: number
  /** A separate deductible for drugs, if the design has one. */
  readonly drugDeductible?: number
  readonly outOfPocketMaximum: number
  /** In the order of `pricedServices`. */
  readonly cells: readonly Cell[]
}

/** The cost-sharing variants with separate amounts. */
export type DesignVariant = 'standard' | '73' | '87' | '94'

/** A cost-sharing design, sold by several companies. */
export interface Design {
  readonly key: string
  readonly metalLevel: WireMetalLevel
  readonly designType: WireDesignType
  /**
   * The plan's name after the network's; `{deductible}` and `{primary}` are replaced by amounts of the standard
   * variant.
   */
  readonly title: string
  /** Premium relative to an ordinary Silver plan, in thousandths. */
  readonly cost: number
  readonly childDental: boolean
  readonly variants: { readonly standard: DesignAmounts } & Partial<Readonly<Record<DesignVariant, DesignAmounts>>>
}

function amounts(
  deductible: number,
  outOfPocketMaximum: number,
  cells: readonly Cell[],
  drugDeductible?: number,
): DesignAmounts {
  return { deductible, outOfPocketMaximum, cells, ...(drugDeductible === undefined ? {} : { drugDeductible }) }
}

/**
 * The 2026 federal standard designs (Gold, Silver with its variants, Expanded Bronze) and designs of our own with the
 * copays that Florida's 2026 plans use most. No out-of-pocket maximum exceeds the 2026 limits: 10,600 dollars for one
 * person, 8,450 for the 73 variant, 3,500 for 87 and 94.
 */
export const designs: readonly Design[] = [
  {
    key: 'silver-standard',
    metalLevel: 'Silver',
    designType: 'DESIGN1',
    title: 'Silver Standard',
    cost: 1030,
    childDental: false,
    variants: {
      standard: amounts(6000, 8900, [
        40,
        80,
        60,
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        40,
        20,
        40,
        '80d',
        '350d',
        40,
      ]),
      '73': amounts(3000, 7400, [
        40,
        80,
        60,
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        40,
        20,
        40,
        '80d',
        '350d',
        40,
      ]),
      '87': amounts(700, 3300, [
        20,
        40,
        30,
        '30%d',
        '30%d',
        '30%d',
        '30%d',
        '30%d',
        '30%d',
        20,
        10,
        20,
        '60d',
        '250d',
        20,
      ]),
      '94': amounts(0, 2200, [0, 10, 5, '25%', '25%', '25%', '25%', '25%', '25%', 0, 0, 15, 50, 150, 0]),
    },
  },
  {
    key: 'silver-saver',
    metalLevel: 'Silver',
    designType: 'NOT_APPLICABLE',
    title: 'Silver Saver {deductible} + $0 Primary Care',
    cost: 970,
    childDental: true,
    variants: {
      standard: amounts(7000, 9200, [
        0,
        75,
        60,
        '50%d',
        '50%d',
        '50%d',
        30,
        '50%d',
        '50%d',
        30,
        3,
        60,
        '50%d',
        '50%d',
        75,
      ]),
      '73': amounts(5000, 7500, [0, 70, 50, '50%d', '50%d', '50%d', 25, '50%d', '50%d', 25, 3, 50, '50%d', '50%d', 60]),
      '87': amounts(900, 3100, [0, 35, 30, '30%d', '30%d', '30%d', 10, '30%d', '30%d', 10, 0, 30, '30%d', '30%d', 35]),
      '94': amounts(0, 1800, [0, 10, 10, '20%', '20%', '20%', 0, '20%', '20%', 0, 0, 15, '30%', '30%', 10]),
    },
  },
  {
    key: 'silver-balanced',
    metalLevel: 'Silver',
    designType: 'NOT_APPLICABLE',
    title: 'Silver {deductible}',
    cost: 1050,
    childDental: true,
    variants: {
      standard: amounts(4500, 9100, [
        30,
        60,
        45,
        '500d',
        '30%d',
        '30%d',
        25,
        75,
        '30%d',
        30,
        15,
        50,
        '100d',
        '40%d',
        50,
      ]),
      '73': amounts(3600, 7300, [30, 60, 45, '450d', '30%d', '30%d', 25, 70, '30%d', 30, 15, 50, '100d', '40%d', 50]),
      '87': amounts(800, 2900, [15, 30, 30, '250d', '20%d', '20%d', 10, 30, '20%d', 15, 5, 30, '60d', '30%d', 25]),
      '94': amounts(0, 1600, [5, 10, 10, 100, '10%', '10%', 5, 10, '10%', 5, 3, 20, 50, '25%', 10]),
    },
  },
  {
    key: 'silver-low-deductible',
    metalLevel: 'Silver',
    designType: 'NOT_APPLICABLE',
    title: 'Silver {deductible} ({primary} Primary Care)',
    cost: 1110,
    childDental: true,
    variants: {
      standard: amounts(2500, 9200, [
        25,
        70,
        75,
        '50%d',
        '600/day',
        '50%d',
        35,
        100,
        '50%d',
        25,
        10,
        60,
        '105d',
        '50%d',
        50,
      ]),
      '73': amounts(2000, 7800, [
        25,
        60,
        60,
        '50%d',
        '600/day',
        '50%d',
        35,
        75,
        '50%d',
        25,
        10,
        50,
        '105d',
        '50%d',
        50,
      ]),
      '87': amounts(400, 3400, [10, 35, 30, '30%d', '350/day', '30%d', 15, 35, '30%d', 10, 5, 40, '80d', '40%d', 25]),
      '94': amounts(0, 2000, [0, 10, 5, '25%', '350/stay', '25%', 5, 25, '25%', 0, 0, 20, 50, '30%', 10]),
    },
  },
  {
    key: 'silver-zero-deductible',
    metalLevel: 'Silver',
    designType: 'NOT_APPLICABLE',
    title: 'Silver $0 Deductible',
    cost: 1170,
    childDental: true,
    variants: {
      standard: amounts(0, 9200, [35, 80, 75, 1200, '50%', '50%', 40, 125, 350, 35, 15, 60, '50%', '50%', 60]),
      '73': amounts(0, 7900, [30, 75, 60, 1000, '50%', '50%', 35, 100, 325, 30, 10, 50, '50%', '50%', 50]),
      '87': amounts(0, 3200, [15, 35, 30, 350, '30%', '30%', 15, 50, 250, 15, 5, 30, '30%', '30%', 25]),
      '94': amounts(0, 1500, [5, 10, 5, 100, '10%', '10%', 5, 25, 100, 5, 0, 20, '20%', '20%', 10]),
    },
  },
  {
    key: 'silver-drug-deductible',
    metalLevel: 'Silver',
    designType: 'NOT_APPLICABLE',
    title: 'Silver {deductible} Medical + Separate Drug Deductible',
    cost: 1010,
    childDental: false,
    variants: {
      standard: amounts(
        5500,
        9000,
        [30, 60, 60, '40%d', '40%d', '40%d', 30, 75, '300d', 30, '3b', '40d', '80d', '45%d', 40],
        800,
      ),
      '73': amounts(
        4000,
        7200,
        [30, 60, 60, '40%d', '40%d', '40%d', 30, 75, '300d', 30, '3b', '40d', '80d', '45%d', 40],
        600,
      ),
      '87': amounts(
        600,
        3000,
        [15, 40, 30, '25%d', '25%d', '25%d', 15, 35, '200d', 15, '3b', '30d', '55d', '35%d', 20],
        200,
      ),
      '94': amounts(0, 1900, [5, 10, 10, '25%', '25%', '25%', 5, 25, 50, 5, 0, 20, 50, '30%', 10], 0),
    },
  },
  {
    key: 'bronze-standard',
    metalLevel: 'Bronze',
    designType: 'DESIGN1',
    title: 'Bronze Standard',
    cost: 800,
    childDental: false,
    variants: {
      standard: amounts(7500, 10000, [
        50,
        100,
        75,
        '50%d',
        '50%d',
        '50%d',
        '50%d',
        '50%d',
        '50%d',
        50,
        25,
        '50d',
        '100d',
        '500d',
        50,
      ]),
    },
  },
  {
    key: 'bronze-maximum',
    metalLevel: 'Bronze',
    designType: 'NOT_APPLICABLE',
    title: 'Bronze {deductible}',
    cost: 745,
    childDental: false,
    variants: {
      standard: amounts(10600, 10600, [
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        25,
        'ncd',
        'ncd',
        'ncd',
        'ncd',
      ]),
    },
  },
  {
    key: 'bronze-essential',
    metalLevel: 'Bronze',
    designType: 'NOT_APPLICABLE',
    title: 'Bronze {deductible} + {primary} Primary Care',
    cost: 775,
    childDental: true,
    variants: {
      standard: amounts(9200, 10600, [
        40,
        100,
        100,
        '50%d',
        '50%d',
        '50%d',
        65,
        '50%d',
        '50%d',
        40,
        30,
        '75d',
        '50%d',
        '50%d',
        100,
      ]),
    },
  },
  {
    key: 'bronze-coinsurance',
    metalLevel: 'Bronze',
    designType: 'NOT_APPLICABLE',
    title: 'Bronze HDHP {deductible}',
    cost: 790,
    childDental: false,
    variants: {
      standard: amounts(6500, 8300, [
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '40%d',
        '50%d',
        '40%d',
      ]),
    },
  },
  {
    key: 'bronze-copay',
    metalLevel: 'Bronze',
    designType: 'NOT_APPLICABLE',
    title: 'Bronze $0 Deductible',
    cost: 875,
    childDental: true,
    variants: {
      standard: amounts(0, 10600, [50, 125, 125, 2500, '3000/day', 1500, 65, 125, 500, 50, 30, 105, '50%', '50%', 120]),
    },
  },
  {
    key: 'bronze-enhanced',
    metalLevel: 'Bronze',
    designType: 'NOT_APPLICABLE',
    title: 'Bronze Enhanced {deductible}',
    cost: 835,
    childDental: true,
    variants: {
      standard: amounts(5500, 10600, [
        45,
        100,
        75,
        '1200w',
        '50%d',
        '50%d',
        65,
        125,
        '50%d',
        45,
        20,
        '70d',
        '50%d',
        '50%d',
        75,
      ]),
    },
  },
  {
    key: 'gold-standard',
    metalLevel: 'Gold',
    designType: 'DESIGN1',
    title: 'Gold Standard',
    cost: 1060,
    childDental: false,
    variants: {
      standard: amounts(2000, 8200, [
        30,
        60,
        45,
        '25%d',
        '25%d',
        '25%d',
        '25%d',
        '25%d',
        '25%d',
        30,
        15,
        30,
        60,
        250,
        30,
      ]),
    },
  },
  {
    key: 'gold-classic',
    metalLevel: 'Gold',
    designType: 'NOT_APPLICABLE',
    title: 'Gold {deductible}',
    cost: 1090,
    childDental: true,
    variants: {
      standard: amounts(1500, 7800, [20, 50, 45, '30%d', '30%d', '30%d', 15, 50, '30%d', 20, 10, 40, 60, '30%d', 35]),
    },
  },
  {
    key: 'gold-low-deductible',
    metalLevel: 'Gold',
    designType: 'NOT_APPLICABLE',
    title: 'Gold {deductible} ({primary} Primary Care)',
    cost: 1140,
    childDental: true,
    variants: {
      standard: amounts(800, 7200, [15, 40, 30, '350d', '500d', '20%d', 10, 35, '250d', 15, 5, 30, '60d', '40%d', 25]),
    },
  },
  {
    key: 'gold-zero-deductible',
    metalLevel: 'Gold',
    designType: 'NOT_APPLICABLE',
    title: 'Gold $0 Deductible',
    cost: 1210,
    childDental: true,
    variants: {
      standard: amounts(0, 8500, [20, 50, 45, 675, '600/day', 450, 15, 75, 300, 20, 5, 40, 105, '40%', 35]),
    },
  },
  {
    key: 'platinum-copay',
    metalLevel: 'Platinum',
    designType: 'NOT_APPLICABLE',
    title: 'Platinum $0 Deductible',
    cost: 1420,
    childDental: true,
    variants: {
      standard: amounts(0, 4300, [10, 20, 15, 100, '350/stay', 150, 10, 30, 100, 10, 5, 10, 50, 150, 10]),
    },
  },
  {
    key: 'platinum-classic',
    metalLevel: 'Platinum',
    designType: 'NOT_APPLICABLE',
    title: 'Platinum {deductible}',
    cost: 1470,
    childDental: true,
    variants: {
      standard: amounts(250, 3600, [5, 20, 15, '100d', '10%d', '10%d', 5, 25, '10%d', 5, 0, 20, 50, '20%', 10]),
    },
  },
  {
    key: 'catastrophic',
    metalLevel: 'Catastrophic',
    designType: 'NOT_APPLICABLE',
    title: 'Catastrophic {deductible}',
    cost: 600,
    childDental: false,
    variants: {
      standard: amounts(10600, 10600, [
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
        'ncd',
      ]),
    },
  },
]
