/** The official names of programs for chronic conditions. */
export const diseasePrograms = [
  'Asthma',
  'Heart Disease',
  'Depression',
  'Diabetes',
  'High Blood Pressure and High Cholesterol',
  'Low Back Pain',
  'Pain Management',
  'Pregnancy',
  'Weight Loss Programs',
] as const

/** An official program for a chronic condition. */
export type DiseaseProgram = (typeof diseasePrograms)[number]

/** Returns the official program of an answer's word; null for another word. */
export function diseaseProgramOf(word: string): DiseaseProgram | null {
  const wanted = word.trim().toLowerCase()
  return diseasePrograms.find((program) => program.toLowerCase() === wanted) ?? null
}
