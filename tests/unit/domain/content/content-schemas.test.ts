import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { carriers } from '#content/carriers.ts'
import { terms } from '#content/legal/terms.ts'
import { questions } from '#content/questions.ts'
import { testimonials } from '#content/testimonials.ts'
import { videos } from '#content/videos.ts'
import { videosSchema } from '#domain/content/about-schema.ts'
import { storySchema } from '#domain/content/agency-schema.ts'
import { carrierSchema } from '#domain/content/carrier-schema.ts'
import { legalTextSchema } from '#domain/content/legal-schema.ts'
import { questionSchema } from '#domain/content/question-schema.ts'
import { testimonialSchema } from '#domain/content/testimonial-schema.ts'
import { distinctNames } from '#domain/content/text-schema.ts'

const both = { en: 'Ask us.', es: 'Pregúntenos.' }
const [carrier] = carriers
const [question] = questions
const testimonial = {
  status: 'sample',
  id: 'parents',
  name: 'Marisol R.',
  location: 'Orlando, FL',
  rating: 5,
  portrait: 'portrait-parents.svg',
  words: both,
}
const line = (phone: string, source: string, tty?: string) => ({
  kind: 'oneLine',
  line: { phone, source, ...(tty && { tty }) },
})

/** What a schema says about a piece of content, as "path: message". */
function problems(schema: z.ZodMiniType, content: unknown): readonly string[] {
  const { error } = z.safeParse(schema, content)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

// Proves C-23 and C-33.
describe('a schema refuses, with the place and what is expected,', () => {
  it.each<readonly [what: string, schema: z.ZodMiniType, content: unknown, says: RegExp]>([
    [
      'a placeholder in a text that stands for one itself',
      storySchema,
      { status: 'sample', tagline: { en: '{{agencyName}}', es: 'Hola' }, nameStory: { en: 'A', es: 'B' } },
      /^tagline: a text without placeholders/,
    ],
    ['a missing Spanish text', questionSchema, { ...question, short: { en: 'Yes.' } }, /^short\.es: /],
    ['an empty text', questionSchema, { ...question, more: { en: ' ', es: 'Sí.' } }, /^more\.en: a text/],
    [
      'a placeholder that no table fills',
      questionSchema,
      { ...question, short: { en: '{{onLowest}}', es: '{{onLowest}}' } },
      /^short: placeholders among .*oneLowest.*; unknown: onLowest/,
    ],
    [
      'a placeholder in one language only',
      questionSchema,
      { ...question, short: { en: '{{year}}', es: 'Ese año' } },
      /^short: the same placeholders in both languages/,
    ],
    ['an unknown icon', questionSchema, { ...question, icon: 'star' }, /^icon: one of .*calendar/],
    ['a fragment with blanks', questionSchema, { ...question, slug: 'Zero premium' }, /^slug: a name in lower case/],
    ['two entries of one name', distinctNames, ['a', 'b', 'a'], /each name once; more than once: a/],
    ['an unknown state', carrierSchema, { ...carrier, states: ['FL', 'XX'] }, /^states\.1: a state in two letters/],
    ['a state twice', carrierSchema, { ...carrier, states: ['FL', 'FL'] }, /^states: each state once; .*FL/],
    [
      'a broken video link',
      carrierSchema,
      { ...carrier, videos: [{ topic: 'rewards', link: 'https://youtu.be/', source: 'sample' }] },
      /^videos\.0\.link: the link of a video/,
    ],
    [
      'a plain http address',
      carrierSchema,
      { ...carrier, websiteUrl: 'http://aetna.example' },
      /^websiteUrl: an https address/,
    ],
    [
      'a number that is kept for fiction and called public',
      carrierSchema,
      { ...carrier, customerService: line('1-800-555-0142', 'public') },
      /^customerService\.line\.source: 'sample' for 1-800-555-01/,
    ],
    [
      'a short number',
      carrierSchema,
      { ...carrier, customerService: line('800-352', 'public') },
      /^customerService\.line\.phone: a phone number like/,
    ],
    [
      'a TTY that is neither',
      carrierSchema,
      { ...carrier, customerService: line('1-800-352-2583', 'public', '712') },
      /^customerService\.line\.tty: 711, or/,
    ],
    ['a color by name', carrierSchema, { ...carrier, color: 'orange' }, /^color: a color as #/],
    [
      'a logo by address',
      carrierSchema,
      { ...carrier, logo: { file: '/a.svg', width: 9, height: 9 } },
      /^logo\.file: /,
    ],
    ['a full name', testimonialSchema, { ...testimonial, name: 'Marisol Reyes' }, /^name: first name and initial/],
    [
      'a place without a state',
      testimonialSchema,
      { ...testimonial, location: 'Orlando' },
      /^location: city and state/,
    ],
    ['half stars', testimonialSchema, { ...testimonial, rating: 4.5 }, /^rating: whole stars, 1 to 5/],
    ['a day that is none', legalTextSchema, { ...terms, effective: '2026-02-30' }, /^effective: a day as year/],
    ['a version of one number', legalTextSchema, { ...terms, version: '2' }, /^version: a version such as/],
    [
      'two sections of one anchor',
      legalTextSchema,
      { ...terms, sections: [terms.sections[0], terms.sections[0]] },
      /^sections: each section id once/,
    ],
    [
      'a video that can not be played',
      videosSchema,
      { ...videos, about: { ...videos.about, link: { en: 'https://youtu.be/a_B-3456789', es: 'pronto' } } },
      /^about\.link\.es: the link of a video/,
    ],
    ['a status of its own', testimonialSchema, { ...testimonial, status: 'draft' }, /^status: 'sample' or 'confirmed'/],
  ])('%s', (_what, schema, content, says) => {
    expect(problems(schema, content).join('\n')).toMatch(says)
  })

  it('all that is wrong at once', () => {
    expect(problems(testimonialSchema, { ...testimonial, name: 'M', rating: 6, words: { en: '' } })).toHaveLength(4)
  })
})

it('each client is another person', () => {
  expect(new Set(testimonials.map(({ name }) => name)).size).toBe(testimonials.length)
})
