/** Whole stars, 1 to 5 (C-23). */
export type Rating = 1 | 2 | 3 | 4 | 5

/** A client's statement; the words are in the catalogs under the same id (C-23). */
export interface Testimonial {
  readonly id: 'parents' | 'driver' | 'newlyweds' | 'caregiver' | 'shopOwner' | 'student'
  /** First name and initial, so no client is identified. */
  readonly name: string
  /** City and state, "Orlando, FL". */
  readonly location: string
  readonly rating: Rating
  /** The address of the portrait. */
  readonly imageUrl: string
}

/**
 * SAMPLE CONTENT. These six people and their words are invented to show the page. Before the site goes live, replace
 * them with published statements of real clients, here and under `sampleTestimonials` of the `benefits` catalogs.
 */
export const sampleTestimonials: readonly Omit<Testimonial, 'imageUrl'>[] = [
  { id: 'parents', name: 'Marisol R.', location: 'Orlando, FL', rating: 5 },
  { id: 'driver', name: 'Andrés G.', location: 'Houston, TX', rating: 5 },
  { id: 'newlyweds', name: 'Kayla B.', location: 'Atlanta, GA', rating: 4 },
  { id: 'caregiver', name: 'Teresa V.', location: 'Phoenix, AZ', rating: 5 },
  { id: 'shopOwner', name: 'Luis M.', location: 'Charlotte, NC', rating: 4 },
  { id: 'student', name: 'Daniela P.', location: 'Tampa, FL', rating: 5 },
]
