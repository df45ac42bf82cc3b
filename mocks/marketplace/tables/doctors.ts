/** Kinds of doctors and clinics in English and Spanish. */
export const specialties = [
  ['Family medicine', 'Medicina familiar'],
  ['Internal medicine', 'Medicina interna'],
  ['Pediatrics', 'Pediatría'],
  ['Obstetrics and gynecology', 'Obstetricia y ginecología'],
  ['Cardiology', 'Cardiología'],
  ['Endocrinology', 'Endocrinología'],
  ['Dermatology', 'Dermatología'],
  ['Psychiatry', 'Psiquiatría'],
  ['Orthopedic surgery', 'Cirugía ortopédica'],
  ['Ophthalmology', 'Oftalmología'],
  ['Gastroenterology', 'Gastroenterología'],
  ['Pulmonology', 'Neumología'],
] as const

/** First names of made-up doctors: any likeness is chance. */
// oxfmt-ignore
export const firstNames = [
  'Elena', 'Marcos', 'Yolanda', 'David', 'Ingrid', 'Rafael', 'Priya', 'Owen', 'Lucía', 'Tomás', 'Grace', 'Andrés',
  'Noor', 'Beatriz', 'Caleb', 'Mei', 'Esteban', 'Hannah', 'Ramón', 'Valeria',
] as const
/** Last names. */
// oxfmt-ignore
export const lastNames = [
  'Ruiz', 'Bennett', 'Castellanos', 'Okafor', 'Pérez', 'Lindqvist', 'Sotomayor', 'Patel', 'Herrera', 'Whitfield',
  'Quintana', 'Nguyen', 'Marrero', 'Delgado', 'Abrams', 'Villanueva', 'Chen', 'Fuentes', 'Mbeki', 'Robledo',
] as const

/** Made-up clinics, each with its kind in English and Spanish. */
export const clinics = [
  ['Clínica Brisas', 'Community health center', 'Centro de salud comunitario'],
  ['Palm Bridge Health Center', 'Community health center', 'Centro de salud comunitario'],
  ['Centro Médico La Esperanza', 'Outpatient center', 'Centro ambulatorio'],
  ['Harbor Family Clinic', 'Urgent care clinic', 'Clínica de urgencias'],
  ['Hospital San Aurelio', 'General hospital', 'Hospital general'],
  ['Riverbend Medical Center', 'General hospital', 'Hospital general'],
  ['Clínica Buen Camino', 'Urgent care clinic', 'Clínica de urgencias'],
  ['Northlight Therapy', 'Physical therapy', 'Fisioterapia'],
] as const
