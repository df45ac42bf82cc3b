import { bareText } from './known-providers.ts'
import { hash } from './random.ts'
import { type MedicineFacts, medicines } from './tables/medicines.ts'

/** One medicine in one strength. */
export interface KnownDrug extends MedicineFacts {
  /** A made-up RxCUI: the real ones have at most seven digits. */
  readonly rxcui: string
  readonly strength: string
}

const mostOffered = 10

const drugs: readonly KnownDrug[] = medicines.flatMap((medicine) =>
  medicine.strengths.map((strength) => ({
    ...medicine,
    strength,
    rxcui: `90${String(hash(`${medicine.name} ${medicine.form} ${strength}`) % 10_000_000).padStart(7, '0')}`,
  })),
)
const byCode = new Map(drugs.map((drug) => [drug.rxcui, drug]))

/** Returns a medicine by its code. */
export function drugOf(rxcui: string): KnownDrug | undefined {
  return byCode.get(rxcui)
}

/** Returns the medicines whose names begin like the text. */
export function drugsLike(text: string): readonly KnownDrug[] {
  const wanted = bareText(text).trim()
  return drugs.filter(({ name, strength }) => bareText(`${name} ${strength}`).startsWith(wanted)).slice(0, mostOffered)
}
