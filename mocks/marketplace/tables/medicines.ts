/** A medicine: its ingredient or brand, and its strengths with form. */
export interface MedicineFacts {
  readonly name: string
  /** The brand has a generic equivalent; a generic has none by itself. */
  readonly hasGeneric?: true
  /** A brand without an equivalent. */
  readonly isBrand?: true
  readonly form: string
  readonly route: string
  readonly strengths: readonly string[]
}

const oral = 'Oral Pill'
const tablet = (name: string, ...strengths: readonly string[]): MedicineFacts => ({
  name,
  form: 'Tab',
  route: oral,
  strengths,
})
const capsule = (name: string, ...strengths: readonly string[]): MedicineFacts => ({
  name,
  form: 'Cap',
  route: oral,
  strengths,
})
const extended = (name: string, ...strengths: readonly string[]): MedicineFacts => ({
  name,
  form: 'XR 24-Hour Tab',
  route: oral,
  strengths,
})
const brand = (name: string, form: string, route: string, ...strengths: readonly string[]): MedicineFacts => ({
  name,
  isBrand: true,
  form,
  route,
  strengths,
})
const copied = (name: string, form: string, route: string, ...strengths: readonly string[]): MedicineFacts => ({
  name,
  hasGeneric: true,
  form,
  route,
  strengths,
})

/** Common medicines, with tall-man letters where the official names have them. */
export const medicines: readonly MedicineFacts[] = [
  tablet('metFORMIN', '500 mg', '850 mg', '1000 mg'),
  extended('metFORMIN', '500 mg', '750 mg'),
  tablet('atorvastatin', '10 mg', '20 mg', '40 mg', '80 mg'),
  tablet('lisinopril', '5 mg', '10 mg', '20 mg', '40 mg'),
  tablet('levothyroxine', '25 mcg', '50 mcg', '75 mcg', '100 mcg'),
  tablet('amLODIPine', '2.5 mg', '5 mg', '10 mg'),
  capsule('omeprazole', '20 mg', '40 mg'),
  tablet('losartan', '25 mg', '50 mg', '100 mg'),
  capsule('gabapentin', '100 mg', '300 mg', '400 mg'),
  tablet('hydroCHLOROthiazide', '12.5 mg', '25 mg'),
  tablet('sertraline', '25 mg', '50 mg', '100 mg'),
  tablet('simvastatin', '10 mg', '20 mg', '40 mg'),
  tablet('montelukast', '10 mg'),
  tablet('escitalopram', '5 mg', '10 mg', '20 mg'),
  tablet('rosuvastatin', '5 mg', '10 mg', '20 mg'),
  extended('buPROPion', '150 mg', '300 mg'),
  tablet('furosemide', '20 mg', '40 mg'),
  tablet('traZODone', '50 mg', '100 mg'),
  capsule('DULoxetine', '30 mg', '60 mg'),
  tablet('pantoprazole', '20 mg', '40 mg'),
  tablet('predniSONE', '5 mg', '10 mg', '20 mg'),
  capsule('tamsulosin', '0.4 mg'),
  capsule('FLUoxetine', '10 mg', '20 mg', '40 mg'),
  tablet('citalopram', '10 mg', '20 mg'),
  tablet('carvedilol', '6.25 mg', '12.5 mg', '25 mg'),
  tablet('meloxicam', '7.5 mg', '15 mg'),
  tablet('clopidogrel', '75 mg'),
  tablet('warfarin', '2 mg', '5 mg'),
  tablet('metoprolol tartrate', '25 mg', '50 mg'),
  extended('metoprolol succinate', '25 mg', '50 mg', '100 mg'),
  tablet('pravastatin', '20 mg', '40 mg'),
  capsule('amoxicillin', '250 mg', '500 mg'),
  tablet('ibuprofen', '400 mg', '600 mg', '800 mg'),
  tablet('cetirizine', '10 mg'),
  tablet('glipiZIDE', '5 mg', '10 mg'),
  tablet('spironolactone', '25 mg', '50 mg'),
  tablet('lamoTRIgine', '25 mg', '100 mg'),
  tablet('topiramate', '25 mg', '50 mg'),
  tablet('busPIRone', '5 mg', '10 mg'),
  tablet('cyclobenzaprine', '5 mg', '10 mg'),
  tablet('folic acid', '1 mg'),
  tablet('methotrexate', '2.5 mg'),
  tablet('hydroxychloroquine', '200 mg'),
  capsule('venlafaxine', '37.5 mg', '75 mg', '150 mg'),
  tablet('QUEtiapine', '25 mg', '50 mg', '100 mg'),
  tablet('allopurinol', '100 mg', '300 mg'),
  tablet('anastrozole', '1 mg'),
  tablet('norethindrone', '0.35 mg'),
  copied('Lipitor', 'Tab', oral, '10 mg', '20 mg', '40 mg'),
  copied('Synthroid', 'Tab', oral, '50 mcg', '75 mcg'),
  copied('Zoloft', 'Tab', oral, '50 mg', '100 mg'),
  copied('Singulair', 'Tab', oral, '10 mg'),
  copied('Ventolin HFA', 'Inhaler', 'Inhalant', '90 mcg/actuation'),
  copied('Advair Diskus', 'Inhaler', 'Inhalant', '250-50 mcg/dose'),
  copied('Lantus', 'Pen Injector', 'Injectable', '100 units/mL'),
  copied('NovoLOG', 'Pen Injector', 'Injectable', '100 units/mL'),
  copied('Victoza', 'Pen Injector', 'Injectable', '18 mg/3 mL'),
  brand('Ozempic', 'Pen Injector', 'Injectable', '2 mg/3 mL', '4 mg/3 mL'),
  brand('Trulicity', 'Pen Injector', 'Injectable', '0.75 mg/0.5 mL', '1.5 mg/0.5 mL'),
  brand('Jardiance', 'Tab', oral, '10 mg', '25 mg'),
  brand('Eliquis', 'Tab', oral, '2.5 mg', '5 mg'),
  brand('Xarelto', 'Tab', oral, '10 mg', '20 mg'),
  brand('Entresto', 'Tab', oral, '24-26 mg', '49-51 mg'),
  brand('Humira', 'Pen Injector', 'Injectable', '40 mg/0.4 mL'),
  brand('Biktarvy', 'Tab', oral, '50-200-25 mg'),
  brand('Trelegy Ellipta', 'Inhaler', 'Inhalant', '100-62.5-25 mcg'),
]
