import type { Story } from '#domain/content/agency-schema.ts'

/** The agency's tagline, and the story of its name. */
export const story: Story = {
  status: 'sample',
  tagline: { en: 'Your health plan, in your language.', es: 'Su plan de salud, en su idioma.' },
  nameStory: {
    en: "Puente means bridge. There's a lot of fine print between you and a doctor. We help you get across, at no cost.",
    es: 'Entre usted y un médico hay mucha letra pequeña. Por eso nos llamamos Puente: le ayudamos a cruzar, sin costo.',
  },
}
