interface Facts {
  /** The number in ASVS 5.0. */
  readonly number: string
  readonly level: 1 | 2 | 3
  /** The subject, in the words of this project. */
  readonly subject: string
  /** What the site does. */
  readonly how: string
  /** The files whose failure would show that it no longer does. */
  readonly proof: readonly [string, ...string[]]
}

interface Met extends Facts {
  readonly state: 'met'
}

/** A requirement that the site does not meet, or not whole. */
export interface Deviation extends Facts {
  readonly state: 'deviation'
  readonly reason: string
  /** What the owner or the service has to do. */
  readonly todo: string
}

/** One requirement of ASVS 5.0, and how the site stands to it. */
export type Requirement = Met | Deviation
