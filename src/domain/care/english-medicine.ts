/** Spanish names whose English name is another word, without accents. */
const otherWords: Readonly<Record<string, string>> = {
  'acido acetilsalicilico': 'aspirin',
  'acido folico': 'folic acid',
  'acido valproico': 'valproic acid',
  adrenalina: 'epinephrine',
  'cloruro de potasio': 'potassium chloride',
  fenitoina: 'phenytoin',
  glibenclamida: 'glyburide',
  paracetamol: 'acetaminophen',
  salbutamol: 'albuterol',
}

/** Parts that the two languages write differently, in the order in which they are replaced. */
const parts: readonly (readonly [spanish: RegExp, english: string])[] = [
  [/cilina\b/g, 'cillin'],
  [/micina\b/g, 'mycin'],
  [/^eritro/g, 'erythro'],
  [/(?<=azi|clari)tro/g, 'thro'],
  [/tirox/g, 'thyrox'],
  [/rotiaz/g, 'rothiaz'],
  [/hidr/g, 'hydr'],
  [/clor(?=o|d|f|t)/g, 'chlor'],
  [/metil/g, 'methyl'],
  [/acetil/g, 'acetyl'],
  [/cicl/g, 'cycl'],
  [/^feno/g, 'pheno'],
  [/^(d?)oxi/g, '$1oxy'],
]

/**
 * Returns how the English name of a medicine begins, for a typed Spanish name, because the companies' lists are English
 * (P-110). Null where it begins as typed, or would have fewer than three characters.
 */
export function englishMedicine(typed: string): string | null {
  const small = typed.trim().toLowerCase()
  const bare = small.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
  const english =
    otherWords[bare] ??
    parts.reduce((name, [spanish, written]) => name.replaceAll(spanish, written), bare).replaceAll(/[aeo]\b/g, '')
  return english.length < 3 || english === small ? null : english
}
