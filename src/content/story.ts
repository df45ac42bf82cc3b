import type { Story } from '#domain/content/agency-schema.ts'

/** Why the agency has its name, on the page about the agency. */
export const story: Story = {
  status: 'sample',
  nameStory: {
    en: "Puente means bridge. There's a lot of fine print between you and a doctor. We help you get across, at no cost.",
    es: 'Entre usted y un médico hay mucha letra pequeña. Por eso nos llamamos Puente: le ayudamos a cruzar, sin costo.',
  },
}
