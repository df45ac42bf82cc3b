import type * as z from 'zod/mini'

import { agencySchema, officeSchema, peopleSchema, storySchema } from '#domain/content/agency-schema.ts'

import { agency } from './agency.ts'
import { office } from './office.ts'
import { people } from './people.ts'
import { story } from './story.ts'

/** A file of this folder with its schema. */
export interface ContentFile {
  readonly file: string
  /** What the file says, for who replaces it. */
  readonly what: string
  readonly content: unknown
  readonly schema: z.ZodMiniType
}

/** Every file of the agency's content. The build checks each by its schema; a test compares the list with the folder. */
export const contentFiles: readonly ContentFile[] = [
  { file: 'agency.ts', what: 'The name of the agency and how people reach it.', content: agency, schema: agencySchema },
  { file: 'office.ts', what: 'Business hours and license.', content: office, schema: officeSchema },
  { file: 'people.ts', what: 'The agents named in the consent.', content: people, schema: peopleSchema },
  {
    file: 'story.ts',
    what: 'The sentence beside the name, and why the agency has it.',
    content: story,
    schema: storySchema,
  },
]
