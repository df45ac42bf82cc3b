import { beneath } from './beneath.ts'

const networkTier =
  'The network that the amount is for, in the official words: “In-Network”, “In-Network Tier 2”, “Out-of-Network” or “Combined In-Out of Network”.'
const csr =
  'The cost-sharing variant that the amount is for, in the official words, such as “87% AV Level Silver Plan CSR”. “Exchange variant (no CSR)” is the plan without extra savings.'

const limit = (what: string) => ({
  amount: `The ${what}, in dollars a year.`,
  network_tier: networkTier,
  family_cost:
    'Whom the amount limits: “Individual” a person who is insured alone, “Family Per Person” each person of a family, “Family” the family together.',
  type: `Official kind of the ${what}, such as “Combined Medical and Drug EHB Deductible”, “Medical EHB Deductible” or “Drug EHB Deductible”; for a maximum “Maximum Out of Pocket for …”.`,
  csr,
})

const example = {
  deductible: 'The deductible that the person pays in the example, in dollars.',
  copay: 'The copayments of the example, in dollars.',
  coinsurance: 'The coinsurance of the example, in dollars.',
  limit: 'What the plan does not cover in the example, in dollars.',
}

/** The meaning of the fields that only the page of a plan reads (P-71); each may be missing. */
const detailNotes = {
  'issuer.toll_free': 'The company’s phone for customers. Linked if it is a US number.',
  'issuer.tty': 'The company’s number for people who are deaf or hard of hearing, such as 711.',
  specialist_referral_required: 'Whether a specialist is paid only after a referral.',
  has_national_network: 'Whether the network has doctors and hospitals in other states.',
  rx_3mo_mail_order: 'Whether a mail-order pharmacy of the network sends drugs for three months.',
  disease_mgmt_programs: 'Programs for chronic conditions, in the official words. Another word is shown in English.',
  'quality_rating.global_not_rated_reason': 'Why there are no stars, in the official words.',
  'quality_rating.clinical_quality_management_rating': 'Stars for medical care, from 1 to 5.',
  'quality_rating.clinical_quality_management_not_rated_reason': 'Why there are none.',
  'quality_rating.enrollee_experience_rating': 'Stars for the members’ experience, from 1 to 5.',
  'quality_rating.enrollee_experience_not_rated_reason': 'Why there are none.',
  'quality_rating.plan_efficiency_rating': 'Stars for the plan’s administration, from 1 to 5.',
  'quality_rating.plan_efficiency_not_rated_reason': 'Why there are none.',
  'benefits[].has_limits': 'Whether the service is limited.',
  'benefits[].limit_quantity': 'The number of the limit, such as 30.',
  'benefits[].limit_unit': 'What is limited, in the official words, such as “Visits per Year”.',
  'benefits[].exclusions': 'What the service does not include, in the company’s words. Shown in English.',
  'benefits[].explanation': 'What the company says of the service. Shown in English.',
}

const searchNotes = {
  '': 'One page of plans. A field `errors` with at least one entry makes the answer a failure, whatever its status.',
  total: 'Number of plans of the whole list, not of this page. The site asks for further pages until it has all.',
  plans: 'The plans of this page, at most 10. A plan that cannot be read is left out of the site’s list.',
  'plans[].id': 'The plan’s 14-character HIOS id, such as “21663FL9000801”. Unique in the list.',
  'plans[].name': 'Name of the plan, shown as it comes.',
  'plans[].type': 'Kind of network: “HMO”, “PPO”, “EPO”, “POS” or “Indemnity”. Shown as it comes.',
  'plans[].metal_level':
    'Metal level in the official words: “Bronze”, “Expanded Bronze”, “Silver”, “Gold”, “Platinum” or “Catastrophic”. Another word is shown in the default colour.',
  'plans[].issuer': 'The insurance company.',
  'plans[].issuer.name': 'Name of the insurance company, shown as it comes.',
  'plans[].premium': 'Premium of everybody who applies, before the credit, in dollars a month.',
  'plans[].aptc_eligible_premium':
    'The part of the premium that the credit may pay, in dollars a month. Without it the whole premium counts.',
  'plans[].hsa_eligible': 'Whether the plan can be paired with a health savings account.',
  'plans[].design_type':
    'The official design: “DESIGN1” to “DESIGN5” for a standard plan, “NOT_APPLICABLE” for any other. Standard plans have the badge “Easy to compare”.',
  'plans[].simple_choice': 'Whether the plan is a standard plan. Read only where there is no `design_type`.',
  'plans[].quality_rating': 'The official quality rating; null where the plan has none.',
  'plans[].quality_rating.available': 'False where no rating may be shown.',
  'plans[].quality_rating.global_rating': 'Stars from 1 to 5. Any other number means that the plan is not rated.',
  'plans[].benefits_url': 'The https address of the summary of benefits and coverage. Any other address is not shown.',
  'plans[].formulary_url': 'The https address of the list of drugs. Any other address is not shown.',
  'plans[].network_url': 'The https address of the list of doctors. Any other address is not shown.',
  'plans[].brochure_url': 'The https address of the brochure. Any other address is not shown.',
  'plans[].deductibles': 'One entry for each network, kind of family, kind of cost and variant.',
  ...beneath('plans[].deductibles[]', limit('deductible')),
  'plans[].moops': 'The out-of-pocket maximums, one entry for each network, kind of family, kind of cost and variant.',
  ...beneath('plans[].moops[]', limit('out-of-pocket maximum')),
  'plans[].benefits': 'The services that the plan covers or names.',
  'plans[].benefits[].name':
    'Official name of the service, such as “Primary Care Visit to Treat an Injury or Illness”. The site finds the services that it compares by this name.',
  'plans[].benefits[].covered': 'Whether the plan covers the service.',
  'plans[].benefits[].cost_sharings': 'What a person pays for the service, one entry for each network and variant.',
  'plans[].benefits[].cost_sharings[].network_tier': networkTier,
  'plans[].benefits[].cost_sharings[].display_string':
    'What a person pays, in the official English wording, such as “$20” or “40% Coinsurance after deductible”.',
  'plans[].benefits[].cost_sharings[].csr': csr,
  'plans[].sbcs':
    'The costs of one person in the federal coverage examples. An example that is missing is not shown for the plan.',
  'plans[].sbcs.baby': 'Having a baby, with the plan without extra savings.',
  ...beneath('plans[].sbcs.baby', example),
  'plans[].sbcs.diabetes': 'A year with type 2 diabetes, with the plan without extra savings.',
  ...beneath('plans[].sbcs.diabetes', example),
  'plans[].sbcs.fracture': 'A simple fracture, with the plan without extra savings.',
  ...beneath('plans[].sbcs.fracture', example),
  'plans[].source':
    'Where the prices come from: “cms_files” for the public files of CMS, “marketplace_api” for the service of the Marketplace, “invented_files” for a sample of which nothing is sold. Optional: without it the site says nothing of the source.',
  'plans[].as_of': 'The day of the prices, MM/DD/YYYY. Shown with `source`.',
  ...beneath('plans[]', detailNotes),
  facet_groups: 'The values by which the whole list can be filtered.',
  'facet_groups[].name': '“metalLevels”, “issuers” or “types”. Other groups are ignored.',
  'facet_groups[].facets': 'The values of the group.',
  'facet_groups[].facets[].value': 'The value as the plans have it.',
  'facet_groups[].facets[].count': 'Number of plans of the whole list with the value.',
}

/** Fields that the plan call leaves out, because it has no household. */
const ofHousehold: readonly string[] = ['plans[].premium', 'plans[].aptc_eligible_premium']

/** The meaning of the fields of a plan (P-1, P-4, P-74). */
export const planNotes = {
  PlanSearchAnswer: searchNotes,
  PlanDetailsAnswer: {
    '': 'One plan. A field `errors` with at least one entry makes the answer a failure, whatever its status.',
    plan: 'The plan, in the shape of a plan of the search.',
    ...Object.fromEntries(
      Object.entries(searchNotes).flatMap(([path, note]) =>
        path.startsWith('plans[].') && !ofHousehold.includes(path) ? [[path.replace('plans[]', 'plan'), note]] : [],
      ),
    ),
  },
}
