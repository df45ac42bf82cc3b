import { personFieldNames, personFields } from '#mocks/marketplace/person-fields.ts'

import { beneath } from './beneath.ts'

const county = {
  name: 'Name of the county in English, with “County” or “Parish”, such as “Miami-Dade County”. Shown to the visitor.',
  state: 'The state’s two capital letters, such as “FL”.',
  fips: 'The county’s five-digit FIPS code, with leading zeros. The searches send it back as `place.countyfips`.',
  zipcode: 'The ZIP code that was asked for, five digits.',
}

/** The body that benchmark, estimates and plan search share. */
const household = {
  '': 'One household in one place and year. Benchmark, estimates and plan search send the same.',
  household: 'Everybody in the tax household, and their income.',
  'household.income': 'Income of the whole tax household, in dollars a year.',
  'household.unemployment_received': 'Always “None”: the site does not ask about unemployment in a quote.',
  'household.people':
    'The primary person, then the spouse, then the dependents. The people who do not apply are listed too.',
  ...beneath(
    'household.people[]',
    Object.fromEntries(personFieldNames.map((name) => [name, personFields[name].meaning])),
  ),
  'household.has_married_couple': 'Whether the household has a primary person and a spouse.',
  market: 'Always “Individual”: the market for individuals and families.',
  place: 'Where the household lives. It decides the plans and the rates.',
  'place.countyfips': 'The county’s five-digit FIPS code, from the ZIP lookup.',
  'place.state': 'The state’s two capital letters, from the ZIP lookup.',
  'place.zipcode': 'The ZIP code that the visitor typed, five digits.',
  year: 'The plan year whose plans and rates are asked for, such as 2026.',
}

/** The meaning of the fields of the quote's calls, but for the plans themselves. */
export const quoteNotes = {
  ZipLookupAnswer: {
    '': 'The counties of the ZIP code: a list, or an object that holds it. The list is empty, or `counties` null, for a ZIP code that does not exist.',
    ...beneath('[]', county),
    counties: 'The counties of the ZIP code; null when there is none.',
    ...beneath('counties[]', county),
  },
  PovertyLevelAnswer: {
    '': 'Income in relation to the federal poverty level.',
    pc_fpl: 'Income as a percentage of the federal poverty level of the state, in percent: 198.6 is 198.6 percent.',
  },
  BenchmarkRequest: household,
  BenchmarkAnswer: {
    '': 'The benchmark premium.',
    premium:
      'Premium of the second-lowest-cost Silver plan for the people who apply, before any credit, in dollars a month.',
  },
  EstimatesAnswer: {
    '': 'The service’s estimate of the household’s eligibility.',
    estimates: 'One entry for each person, in the order of `household.people`. The first entry’s `aptc` is used.',
    'estimates[].aptc':
      'Premium tax credit of the household, in dollars a month: for the people who apply and have probably neither Medicaid nor CHIP.',
    'estimates[].csr':
      'Cost-sharing variant in the official words, such as “73% AV Level Silver Plan CSR”, “87% AV Level Silver Plan CSR”, “94% AV Level Silver Plan CSR”, “Limited Cost Sharing Plan Variation”, “Zero Cost Sharing Plan Variation”. Other words and null mean no extra savings.',
    'estimates[].is_medicaid_chip': 'Whether the person probably qualifies for Medicaid or CHIP.',
    'estimates[].in_coverage_gap':
      'Whether the person’s income is too low for a tax credit, and the state’s Medicaid does not cover the person either. A missing value is read as false.',
  },
  PlanSearchRequest: {
    ...household,
    '': 'The household, and one page of its plans.',
    aptc_override:
      'The household’s credit, in dollars a month, where the site knows it. The service then does not estimate one.',
    limit: 'How many plans the answer may have. The site sends 10.',
    offset: 'How many plans to leave out from the beginning: 0, 10, 20 and so on.',
    filter: 'Which plans are wanted. Fields inside it narrow the list together.',
    'filter.division': 'Always “HealthCare”: medical plans, no dental ones.',
    'filter.metal_levels':
      'Metal levels in the official words, such as “Silver”. The site sends it only for the first screen of a list (P-5).',
    'filter.issuers':
      'Names of insurance companies. The site sends it only to find the plan of a registration again (A-95).',
    'filter.types': 'Kinds of plan, such as “HMO”. The site does not send it: it filters itself.',
    sort: 'By which amount to sort. The site does not send it: it sorts itself. The order must stay the same from page to page.',
    order: 'Ascending or descending. The site does not send it.',
  },
  RedirectNotificationRequest: { '': 'An empty object.' },
}
