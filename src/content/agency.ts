import type { Agency } from '#domain/content/agency-schema.ts'

/** The agency's name and how people reach it. */
export const agency: Agency = {
  status: 'sample',
  name: 'Puente',
  phone: '1-800-555-0142',
  email: 'hola@puente.example',
  social: {
    video: 'https://www.youtube.com/@puente',
    facebook: 'https://www.facebook.com/puente',
    instagram: 'https://www.instagram.com/puente',
  },
}
