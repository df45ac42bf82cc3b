import { beneath } from './beneath.ts'

const provider = {
  npi: 'National Provider Identifier, ten digits. The coverage call sends it back.',
  name: 'Name of the doctor or clinic, shown as it comes.',
  specialties: 'A doctor’s specialties in the language of the page, the first of which is shown.',
  facility_types: 'A clinic’s kinds in the language of the page, the first of which is shown.',
  address: 'Where the doctor or clinic is, to tell equal names apart.',
  'address.city': 'City.',
  'address.state': 'The state’s two capital letters.',
}
const drug = {
  rxcui: 'RxNorm’s number of the medicine in this strength and form. The coverage call sends it back.',
  name: 'Name of the medicine, shown as it comes.',
  strength: 'Strength, such as “500 mg”.',
  route: 'How it is taken, such as “Oral Pill”; shown where there is no `rxterms_dose_form`.',
  rxterms_dose_form: 'Form, such as “Tab”.',
}
const row = {
  plan_id: 'The plan’s id.',
  npi: 'The doctor or clinic of this entry.',
  rxcui: 'The medicine of this entry, where it has no `npi`.',
  coverage:
    'What the company’s data say: “Covered”, “NotCovered”, “GenericCovered” (of a brand, only its generic) or “DataNotProvided”. Any other word counts as the last.',
  as_of: 'The day of the company’s data. Optional: without it the site names no day.',
}

/** The meaning of the fields of the calls of doctors and medicines. */
export const careNotes = {
  ProvidersAnswer: {
    '': 'Doctors and clinics, best first: a list, or an object that holds it.',
    ...beneath('[]', provider),
    providers: 'The doctors and clinics.',
    ...beneath('providers[]', provider),
  },
  DrugsAnswer: {
    '': 'Medicines, best first: a list, or an object that holds it.',
    ...beneath('[]', drug),
    drugs: 'The medicines.',
    ...beneath('drugs[]', drug),
  },
  CoverageRequest: {
    '': 'Doctors and medicines of one visitor, and plans of one year. It is health information: keep no log of it.',
    year: 'The plan year.',
    plan_ids: 'Ids of the plans, at most 100 in a call.',
    npis: 'The doctors and clinics, at most 5.',
    rxcuis: 'The medicines, at most 8.',
  },
  CoverageAnswer: {
    '': 'One entry for each plan and doctor, and for each plan and medicine: a list, or an object that holds it. A missing entry is “DataNotProvided”.',
    ...beneath('[]', row),
    coverage: 'The entries.',
    ...beneath('coverage[]', row),
    'Provider & Drug Coverage': 'The entries, under the name in the official description.',
    ...beneath('Provider & Drug Coverage[]', row),
  },
}
