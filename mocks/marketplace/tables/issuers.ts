import type { WirePlanType } from '#mocks/marketplace/wire.ts'

/** A network of one company. */
export interface NetworkFacts {
  readonly name: string
  readonly type: WirePlanType
  /** Has a second, more expensive in-network tier. */
  readonly tiered?: true
  readonly national?: true
  readonly referral?: true
}

/** A company in one state. */
export interface IssuerFacts {
  /** Five-digit HIOS number. */
  readonly hios: string
  readonly name: string
  /** First words of its plans' names. */
  readonly brand: string
  /** Premium relative to the state's ordinary, in thousandths. */
  readonly cost: number
  readonly networks: readonly NetworkFacts[]
  /** The only counties that a local company serves. */
  readonly counties?: readonly string[]
  /** The last plan year that the company sells. */
  readonly lastYear?: number
}

type Networks = readonly NetworkFacts[]
const ambetterNetworks: Networks = [
  { name: 'Value', type: 'HMO', referral: true },
  { name: 'Premier', type: 'EPO' },
]
const oscarNetworks: Networks = [{ name: 'Circle', type: 'EPO' }]
const cignaNetworks: Networks = [
  { name: 'Connect', type: 'EPO' },
  { name: 'LocalPlus', type: 'HMO', referral: true },
]
const unitedNetworks: Networks = [
  { name: 'Compass', type: 'HMO', referral: true },
  { name: 'Navigate', type: 'EPO', tiered: true },
]
const molinaNetworks: Networks = [{ name: 'Core', type: 'HMO', referral: true }]
const blueNetworks: Networks = [
  { name: 'Advantage', type: 'HMO', referral: true },
  { name: 'Select', type: 'EPO' },
  { name: 'Preferred', type: 'PPO', national: true },
]
const hmo: Networks = [{ name: 'Local', type: 'HMO', referral: true }]
const hmoAndPos: Networks = [
  { name: 'Local', type: 'HMO', referral: true },
  { name: 'Open Access', type: 'POS' },
]
const epoAndPpo: Networks = [
  { name: 'Select', type: 'EPO' },
  { name: 'Choice', type: 'PPO', national: true },
]
const medicaNetworks: Networks = [
  { name: 'Insure', type: 'EPO' },
  { name: 'Connect', type: 'POS' },
]

function issuer(
  hios: string,
  name: string,
  brand: string,
  cost: number,
  networks: Networks,
  counties?: readonly string[],
): IssuerFacts {
  return { hios, name, brand, cost, networks, ...(counties ? { counties } : {}) }
}
const ambetter = (hios: string, cost = 950) => issuer(hios, 'Ambetter Health', 'Ambetter', cost, ambetterNetworks)
const oscar = (hios: string, name = 'Oscar Insurance Company') => issuer(hios, name, 'Oscar', 970, oscarNetworks)
const cigna = (hios: string): IssuerFacts => ({
  ...issuer(hios, 'Cigna Healthcare', 'Cigna', 1010, cignaNetworks),
  lastYear: 2026,
})
const united = (hios: string) => issuer(hios, 'UnitedHealthcare', 'UHC', 985, unitedNetworks)
const molina = (hios: string) => issuer(hios, 'Molina Healthcare', 'Molina', 960, molinaNetworks)
const blue = (hios: string, name: string, brand: string, cost = 1040) => issuer(hios, name, brand, cost, blueNetworks)
const medica = (hios: string) => issuer(hios, 'Medica', 'Medica', 1020, medicaNetworks)
const careSource = (hios: string) => issuer(hios, 'CareSource', 'CareSource', 975, hmo)

/**
 * Companies by state as a shopper there may see them. Names are public facts. The counties they serve here, their
 * networks' names and their prices are sample data, and so is a HIOS number that is missing in public tables.
 */
export const issuersByState: Readonly<Record<string, readonly IssuerFacts[]>> = {
  AK: [
    issuer('38344', 'Premera Blue Cross Blue Shield of Alaska', 'Premera', 1000, epoAndPpo),
    issuer('73836', 'Moda Health', 'Moda', 990, epoAndPpo),
  ],
  AL: [
    blue('46944', 'Blue Cross and Blue Shield of Alabama', 'Blue'),
    ambetter('59809'),
    united('69461'),
    oscar('42811'),
  ],
  AR: [
    blue('75293', 'Arkansas Blue Cross and Blue Shield', 'Arkansas Blue'),
    ambetter('62141'),
    oscar('47904'),
    issuer('37903', 'Octave', 'Octave', 990, hmo),
  ],
  AZ: [
    blue('53901', 'Blue Cross Blue Shield of Arizona', 'AZ Blue'),
    ambetter('91450'),
    oscar('13877'),
    cigna('86830'),
    united('40702'),
    issuer('85533', 'Imperial Insurance Companies', 'Imperial', 930, hmo),
    issuer('65441', 'Antidote Health Plan', 'Antidote', 960, hmo),
  ],
  DE: [
    issuer('76168', 'Highmark Blue Cross Blue Shield Delaware', 'Highmark', 1020, epoAndPpo),
    ambetter('67190'),
    issuer('29497', 'AmeriHealth Caritas Next', 'Caritas Next', 960, hmo),
  ],
  FL: [
    issuer('16842', 'Florida Blue (BlueCross BlueShield FL)', 'Florida Blue', 1060, [
      { name: 'BlueSelect', type: 'EPO' },
      { name: 'BlueOptions', type: 'PPO', national: true },
    ]),
    issuer('30252', 'Florida Blue HMO (a BlueCross BlueShield FL company)', 'Florida Blue', 960, [
      { name: 'myBlue', type: 'HMO', referral: true },
      { name: 'BlueCare', type: 'HMO' },
    ]),
    ambetter('21663', 955),
    oscar('21525', 'Oscar Insurance Company of Florida'),
    molina('54172'),
    cigna('48121'),
    united('68398'),
    issuer('19898', 'AvMed', 'AvMed', 1080, [
      { name: 'Empower', type: 'HMO' },
      { name: 'Engage', type: 'POS' },
    ]),
    issuer('44228', 'Wellpoint', 'Wellpoint', 965, [{ name: 'Essential', type: 'HMO', referral: true }]),
    issuer('83883', 'Community Care Network', 'Community Care', 990, hmo, ['12086', '12011', '12099']),
    issuer('66966', 'Capital Health Plan', 'Capital', 1020, hmo, ['12073']),
    issuer('36194', 'Health First Commercial Plans', 'Health First', 1030, hmoAndPos, ['12009', '12061']),
    issuer('56503', 'Florida Health Care Plan', 'FHCP', 1000, hmoAndPos, ['12127', '12035', '12009']),
  ],
  GA: [
    blue('49046', 'Anthem Blue Cross and Blue Shield', 'Anthem'),
    ambetter('70893'),
    oscar('58081', 'Oscar Health Plan of Georgia'),
    cigna('15105'),
    united('13535'),
    careSource('72001'),
    issuer(
      '89942',
      'Kaiser Permanente',
      'KP',
      1010,
      [{ name: 'Signature', type: 'HMO', referral: true }],
      ['13121', '13067', '13089', '13135'],
    ),
    issuer('83761', 'Alliant Health Plans', 'SoloCare', 1030, epoAndPpo),
  ],
  HI: [
    issuer('18350', 'Hawaii Medical Service Association', 'HMSA', 1010, [
      { name: 'Metallic', type: 'PPO', national: true },
      { name: 'Health Plan', type: 'HMO', referral: true },
    ]),
    issuer('60612', 'Kaiser Permanente', 'KP', 990, hmo),
  ],
  IA: [
    issuer('72160', 'Wellmark Blue Cross and Blue Shield', 'Wellmark', 1030, epoAndPpo),
    medica('93078'),
    oscar('27651'),
    ambetter('16934'),
  ],
  IL: [
    blue('36096', 'Blue Cross and Blue Shield of Illinois', 'Blue'),
    ambetter('27833'),
    oscar('11574'),
    cigna('53882'),
    molina('60299'),
    united('90346'),
  ],
  IN: [
    blue('17575', 'Anthem Blue Cross and Blue Shield', 'Anthem'),
    ambetter('76179'),
    careSource('54192'),
    cigna('21391'),
  ],
  KS: [
    blue('18558', 'Blue Cross and Blue Shield of Kansas', 'BlueCare'),
    ambetter('94968'),
    medica('39520'),
    oscar('24538'),
    united('61671'),
  ],
  LA: [
    blue('97176', 'Blue Cross and Blue Shield of Louisiana', 'Blue'),
    ambetter('44965'),
    united('69842'),
    issuer('67243', 'CHRISTUS Health Plan', 'CHRISTUS', 980, hmo),
    issuer('98780', 'AmeriHealth Caritas Next', 'Caritas Next', 965, hmo),
  ],
  ME: [
    blue('48396', 'Anthem Blue Cross and Blue Shield', 'Anthem'),
    issuer('33653', 'Community Health Options', 'Community Options', 1010, epoAndPpo),
    issuer('96667', 'Harvard Pilgrim Health Care', 'Harvard Pilgrim', 980, hmo),
  ],
  MI: [
    issuer('15560', 'Blue Cross Blue Shield of Michigan', 'Blue Cross', 1060, epoAndPpo),
    issuer('98185', 'Blue Care Network of Michigan', 'Blue Care', 1000, hmo),
    issuer('29698', 'Priority Health', 'Priority', 990, hmoAndPos),
    ambetter('58594'),
    molina('40047'),
    oscar('67577'),
    united('45002'),
  ],
  MO: [
    blue('32753', 'Anthem Blue Cross and Blue Shield', 'Anthem'),
    ambetter('99723'),
    oscar('55713'),
    united('32898'),
    medica('53461'),
    issuer('96384', 'Cox HealthPlans', 'Cox', 1000, hmo),
  ],
  MS: [
    ambetter('90714'),
    molina('82040'),
    cigna('66127'),
    united('48963'),
    issuer('11721', 'Primewell Health Services', 'Primewell', 980, hmo),
  ],
  MT: [
    blue('30751', 'Blue Cross and Blue Shield of Montana', 'Blue'),
    issuer('32225', 'Mountain Health CO-OP', 'Mountain', 980, epoAndPpo),
    issuer('23603', 'PacificSource Health Plans', 'PacificSource', 1000, epoAndPpo),
  ],
  NC: [
    issuer('11512', 'Blue Cross and Blue Shield of NC', 'Blue', 1010, [
      { name: 'Home', type: 'POS' },
      { name: 'Value', type: 'POS', tiered: true },
      { name: 'Advantage', type: 'PPO', national: true },
    ]),
    ambetter('77264'),
    cigna('73943'),
    united('54332'),
    issuer('17414', 'AmeriHealth Caritas Next', 'Caritas Next', 965, hmo),
    oscar('69347', 'Oscar Health Plan of North Carolina'),
  ],
  ND: [
    issuer('37160', 'Blue Cross Blue Shield of North Dakota', 'BlueCare', 1010, epoAndPpo),
    medica('73751'),
    issuer('89364', 'Sanford Health Plan', 'Sanford', 990, hmoAndPos),
  ],
  NE: [
    issuer('29678', 'Blue Cross and Blue Shield of Nebraska', 'Blue', 1040, epoAndPpo),
    medica('20305'),
    oscar('43198'),
    ambetter('26289'),
  ],
  NH: [
    issuer('96751', 'Anthem Blue Cross and Blue Shield', 'Anthem', 1010, hmoAndPos),
    ambetter('75841'),
    issuer('59025', 'Harvard Pilgrim Health Care', 'Harvard Pilgrim', 1020, hmo),
    issuer('13219', 'WellSense Health Plan', 'WellSense', 955, hmo),
  ],
  OH: [
    blue('29276', 'Anthem Blue Cross and Blue Shield', 'Anthem'),
    ambetter('41047'),
    careSource('77552'),
    issuer('99969', 'Medical Mutual', 'MedMutual', 1030, epoAndPpo),
    molina('64353'),
    oscar('45845', 'Oscar Insurance Corporation of Ohio'),
    united('33931'),
    issuer('52664', 'SummaCare', 'SummaCare', 1000, hmo, ['39153', '39035', '39099', '39155']),
  ],
  OK: [
    blue('87571', 'Blue Cross and Blue Shield of Oklahoma', 'Blue'),
    ambetter('98905'),
    oscar('66946'),
    medica('54416'),
    united('45480'),
    issuer('87698', 'CommunityCare', 'CommunityCare', 1000, hmo),
  ],
  OR: [
    issuer('77969', 'Regence BlueCross BlueShield of Oregon', 'Regence', 1020, epoAndPpo),
    issuer('39424', 'Moda Health', 'Moda', 1000, epoAndPpo),
    issuer('10091', 'PacificSource Health Plans', 'PacificSource', 1000, epoAndPpo),
    issuer('56707', 'Providence Health Plan', 'Providence', 990, epoAndPpo),
    issuer('71287', 'Kaiser Permanente', 'KP', 980, hmo),
    issuer('63474', 'BridgeSpan Health Company', 'BridgeSpan', 985, [{ name: 'RealValue', type: 'EPO' }]),
  ],
  SC: [
    issuer('26065', 'BlueCross BlueShield of South Carolina', 'BlueEssentials', 1040, epoAndPpo),
    issuer('49532', 'BlueChoice HealthPlan', 'Blue Option', 1000, hmo),
    ambetter('79222'),
    molina('42326'),
    united('57860'),
    oscar('68310'),
  ],
  SD: [
    issuer('60536', 'Avera Health Plans', 'Avera', 1000, epoAndPpo),
    issuer('31195', 'Sanford Health Plan', 'Sanford', 990, hmoAndPos),
    issuer('62210', 'Wellmark Blue Cross and Blue Shield', 'Wellmark', 1030, epoAndPpo),
  ],
  TN: [
    issuer('14002', 'BlueCross BlueShield of Tennessee', 'BlueCross', 1040, [
      { name: 'Network S', type: 'EPO' },
      { name: 'Network L', type: 'EPO' },
    ]),
    ambetter('70111'),
    cigna('99248'),
    oscar('23552'),
    united('69443'),
  ],
  TX: [
    blue('33602', 'Blue Cross and Blue Shield of Texas', 'Blue', 1050),
    ambetter('87226', 945),
    oscar('20069'),
    molina('45786'),
    cigna('55409'),
    united('40220'),
    issuer('27248', 'Community Health Choice', 'Community', 960, hmo),
    issuer('66252', 'CHRISTUS Health Plan', 'CHRISTUS', 990, hmo),
    issuer('40788', 'Baylor Scott & White Health Plan', 'BSW', 1020, hmoAndPos),
    issuer('71837', 'Sendero Health Plans', 'Sendero', 985, hmo, ['48453', '48491', '48209', '48021']),
    issuer('25896', 'Wellpoint', 'Wellpoint', 955, hmo),
  ],
  UT: [
    issuer('68781', 'Select Health', 'Select Health', 1000, hmoAndPos),
    issuer('42261', 'University of Utah Health Plans', 'Healthy', 980, [{ name: 'Preferred', type: 'EPO' }]),
    issuer('22013', 'Regence BlueCross BlueShield of Utah', 'Regence', 1040, epoAndPpo),
    molina('18167'),
    issuer('34541', 'BridgeSpan Health Company', 'BridgeSpan', 1000, [{ name: 'RealValue', type: 'EPO' }]),
  ],
  VA: [
    issuer('88380', 'Anthem HealthKeepers', 'HealthKeepers', 990, hmoAndPos),
    cigna('41921'),
    issuer('95185', 'Kaiser Permanente', 'KP', 980, hmo, ['51059', '51013', '51510', '51153', '51107', '51683']),
    issuer('20507', 'Sentara Health Plans', 'Sentara', 985, hmoAndPos),
    issuer('10207', 'CareFirst BlueCross BlueShield', 'BlueChoice', 1020, hmoAndPos, ['51059', '51013', '51510']),
    oscar('86443'),
    united('24251'),
  ],
  WI: [
    issuer('79475', 'Anthem Blue Cross and Blue Shield', 'Anthem', 1010, hmoAndPos),
    issuer('87416', 'Common Ground Healthcare Cooperative', 'Common Ground', 990, epoAndPpo),
    issuer('38345', 'Dean Health Plan', 'Dean', 985, hmo),
    medica('57637'),
    molina('52697'),
    issuer('37833', 'Quartz', 'Quartz', 980, hmo),
    united('84670'),
  ],
  WV: [
    issuer('31274', 'Highmark Blue Cross Blue Shield West Virginia', 'Highmark', 1030, epoAndPpo),
    careSource('50328'),
  ],
  WY: [
    issuer('11269', 'Blue Cross Blue Shield of Wyoming', 'Blue', 1010, epoAndPpo),
    issuer('53189', 'Mountain Health CO-OP', 'Mountain', 990, epoAndPpo),
  ],
}
