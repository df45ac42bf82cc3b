import type { Videos } from '#domain/content/about-schema.ts'

/** The videos about the agency. */
export const videos: Videos = {
  status: 'sample',
  about: {
    title: {
      en: 'How {{agencyName}} helps your family',
      es: 'Cómo {{agencyName}} ayuda a su familia',
    },
    link: {
      en: 'https://www.youtube.com/watch?v=SAMPLE-EN-1',
      es: 'https://youtu.be/SAMPLE-ES-1',
    },
  },
}
