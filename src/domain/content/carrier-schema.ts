import * as z from 'zod/mini'

import { siteLanguages } from './languages.ts'
import {
  color,
  contentStatus,
  eachOnce,
  isoDate,
  oneOf,
  phone,
  pictureFile,
  slug,
  state,
  text,
  textWith,
  videoLink,
  webAddress,
} from './text-schema.ts'
import { videoId } from './video-id.ts'

/**
 * The source of a fact: `public` is published by the company (or given by C-31), `sample` replaces an uncertain one:
 * the page then says where the visitor finds it (C-33).
 */
const factSource = z.enum(['public', 'sample'], "'public' or 'sample'")

/** The source of a fact. */
export type CarrierFactSource = z.output<typeof factSource>

/** Whether a number is reserved for fiction. */
const isKeptForFiction = (number: string) => number.startsWith('1-800-555-01')

const line = {
  phone,
  /** For people who are deaf or hard of hearing: 711, or a separate number. */
  tty: z.optional(
    z.string().check(z.regex(/^(711|1-[2-9]\d\d-[2-9]\d\d-\d{4})$/, '711, or a phone number like 1-800-352-2583')),
  ),
  source: factSource,
}
const markedSample = z.refine<{ readonly phone: string; readonly source: CarrierFactSource }>(
  (one) => isKeptForFiction(one.phone) === (one.source === 'sample'),
  {
    path: ['source'],
    error: "'sample' for 1-800-555-01…, which is kept for fiction, and 'public' for a company's number",
  },
)
const phoneLine = z.object(line).check(markedSample)
const statePhone = z.object({ state, ...line }).check(markedSample)

/** A phone number as written: 1-800-352-2583. */
export type PhoneLine = z.output<typeof phoneLine>

const customerService = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('oneLine'), line: phoneLine }),
    z.object({
      kind: z.literal('byState'),
      lines: z.array(statePhone).check(
        z.minLength(1, 'at least one line'),
        eachOnce('state', (one) => one.state),
      ),
    }),
  ],
  "kind 'oneLine' with `line`, or kind 'byState' with `lines`",
)

/** A carrier's phone numbers: one line, or one for each state. */
export type CustomerService = z.output<typeof customerService>

const guideTopic = oneOf('createAccount', 'digitalCard', 'rewards', 'findDoctor', 'payPremium', 'virtualCare')

/** The topic of a video; it sets the title and the icon. */
export type GuideTopic = z.output<typeof guideTopic>

const videoGuide = z.object({
  topic: guideTopic,
  link: videoLink,
  source: factSource,
})

const resourceTopic = oneOf(
  'memberAccount',
  'findDoctor',
  'drugList',
  'payPremium',
  'documents',
  'contact',
  'mobileApp',
  'virtualCare',
  'rewards',
  'travel',
  'spanishSite',
)

/** The topic of a link to a carrier's site; it sets the title and the icon. */
export type ResourceTopic = z.output<typeof resourceTopic>

const resourceLink = z.object({
  topic: resourceTopic,
  href: webAddress,
  /** `home`: the exact page is uncertain, so the link leads to the company's home page and says so. */
  lands: oneOf('page', 'home'),
  /** The language of the linked page. */
  language: z.enum(siteLanguages),
})

/** A link to a carrier's site. */
export type ResourceLink = z.output<typeof resourceLink>

const size = z.int('a whole number of pixels').check(z.positive('more than 0 pixels'))
/** A logo with its size in pixels. */
const logo = z.object({ file: pictureFile, width: size, height: size })

/** One insurance company: the facts and the words of its page, and its place in the menus. */
export const carrierSchema = z.object({
  status: contentStatus,
  /** The day on which its facts were read, as YYYY-MM-DD (C-96). */
  readOn: isoDate,
  /** Its name in the address, `/carriers/oscar`. */
  slug,
  name: text,
  /** Whether the header lists it; the footer lists every carrier. */
  isInHeader: z.boolean('true or false'),
  /** Its name in the footer, if it differs. */
  footerName: z.optional(text),
  /**
   * Parts of the names under which its plans are sold. The filter of the results lists the companies whose name holds
   * one, in any spelling (P-32). Without any it lists none of this carrier.
   */
  issuerNames: z.array(z.string().check(z.regex(/[a-z0-9]/i, 'a part of a name'))),
  /** Shown in place of the name on its page. */
  logo: z.optional(logo),
  /** A line of this color is on its page. */
  color: z.optional(color),
  /** The states where the agency sells its plans; the page lists them. */
  states: z.optional(
    z.array(state).check(
      z.minLength(1, 'at least one state'),
      eachOnce('state', (one) => one),
    ),
  ),
  /** The kinds of most of its plans; the page lists them. */
  planTypes: z.optional(
    z.array(oneOf('HMO', 'EPO', 'PPO', 'POS')).check(
      z.minLength(1, 'at least one kind'),
      eachOnce('kind', (one) => one),
    ),
  ),
  words: z.object({
    /** For search engines. */
    description: textWith(),
    welcome: textWith(),
    about: textWith(),
    plans: textWith(),
  }),
  websiteUrl: webAddress,
  customerService,
  /** Who sees the videos: everyone, readers of any language but English, or of Spanish only (C-32). */
  videoAudience: oneOf('everyone', 'notEnglish', 'spanishOnly'),
  videos: z.array(videoGuide).check(
    eachOnce('topic', (one) => one.topic),
    eachOnce('video', (one) => videoId(one.link) ?? one.link),
  ),
  resources: z.array(resourceLink).check(eachOnce('topic', (one) => one.topic)),
})

/** One insurance company: the facts and the words of its page, and its place in the menus. */
export type Carrier = z.output<typeof carrierSchema>
