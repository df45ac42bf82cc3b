import type * as z from 'zod/mini'

import { trustFiguresSchema, videosSchema } from '#domain/content/about-schema.ts'
import { agencySchema, officeSchema, peopleSchema, storySchema } from '#domain/content/agency-schema.ts'
import { brandSchema } from '#domain/content/brand-schema.ts'
import { carrierSchema } from '#domain/content/carrier-schema.ts'
import { legalEditionSchema, legalTextSchema } from '#domain/content/legal-schema.ts'
import { questionSchema, questionWordsSchema } from '#domain/content/question-schema.ts'
import { testimonialSchema } from '#domain/content/testimonial-schema.ts'
import { distinctNames } from '#domain/content/text-schema.ts'

import { agency } from './agency.ts'
import { brand } from './brand.ts'
import { carriers } from './carriers.ts'
import { consentEdition } from './legal/consent.ts'
import { disclaimerEdition } from './legal/disclaimer.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { office } from './office.ts'
import { people } from './people.ts'
import { questionWords } from './question-words.ts'
import { questions } from './questions.ts'
import { story } from './story.ts'
import { testimonials } from './testimonials.ts'
import { trustFigures } from './trust-figures.ts'
import { videos } from './videos.ts'

/** A file of this folder with its schema. */
export interface ContentFile {
  readonly file: string
  /** The content of the file, described for whoever replaces it. */
  readonly what: string
  readonly content: unknown
  readonly schema: z.ZodMiniType
}

/** Every file of the agency's content. The build checks each by its schema; a test compares the list with the folder. */
export const contentFiles: readonly ContentFile[] = [
  { file: 'agency.ts', what: 'The name of the agency and how people reach it.', content: agency, schema: agencySchema },
  { file: 'brand.ts', what: 'The colors of the site and, in logo.svg, its mark.', content: brand, schema: brandSchema },
  {
    file: 'carriers.ts',
    what: 'Which companies have a page, in their order.',
    content: carriers.map(({ slug }) => slug),
    schema: distinctNames,
  },
  ...carriers.map((carrier) => ({
    file: `carriers/${carrier.slug}.ts`,
    what: `The page of ${carrier.name}.`,
    content: carrier,
    schema: carrierSchema,
  })),
  {
    file: 'legal/consent.ts',
    what: 'The consent that an applicant signs, confirmed by counsel.',
    content: consentEdition,
    schema: legalEditionSchema,
  },
  {
    file: 'legal/disclaimer.ts',
    what: 'The Marketplace disclaimer, confirmed by counsel.',
    content: disclaimerEdition,
    schema: legalEditionSchema,
  },
  {
    file: 'legal/privacy.ts',
    what: 'The privacy policy, confirmed by counsel.',
    content: privacy,
    schema: legalTextSchema,
  },
  {
    file: 'legal/terms.ts',
    what: 'The terms and conditions, confirmed by counsel.',
    content: terms,
    schema: legalTextSchema,
  },
  { file: 'office.ts', what: 'Business hours and license.', content: office, schema: officeSchema },
  {
    file: 'people.ts',
    what: 'The agents named in the consent, and the number they call from.',
    content: people,
    schema: peopleSchema,
  },
  {
    file: 'questions.ts',
    what: 'Which questions are answered, in their order.',
    content: questions.map(({ slug }) => slug),
    schema: distinctNames,
  },
  {
    file: 'question-words.ts',
    what: 'Words by which the search finds a question.',
    content: questionWords,
    schema: questionWordsSchema,
  },
  ...questions.map((question) => ({
    file: `questions/${question.slug}.ts`,
    what: `The question "${question.question.en}"`,
    content: question,
    schema: questionSchema,
  })),
  {
    file: 'story.ts',
    what: 'The sentence beside the name, and why the agency has it.',
    content: story,
    schema: storySchema,
  },
  {
    file: 'testimonials.ts',
    what: 'Which clients speak, in their order.',
    content: testimonials.map(({ id }) => id),
    schema: distinctNames,
  },
  ...testimonials.map((testimonial) => ({
    file: `testimonials/${testimonial.id}.ts`,
    what: `What ${testimonial.name} says.`,
    content: testimonial,
    schema: testimonialSchema,
  })),
  {
    file: 'trust-figures.ts',
    what: 'The families and years that the page about the agency counts.',
    content: trustFigures,
    schema: trustFiguresSchema,
  },
  { file: 'videos.ts', what: 'The videos about the agency.', content: videos, schema: videosSchema },
]
