import { samplePortraitUrl } from '#components/media/pictures.ts'
import { sampleTestimonials } from '#domain/content/sample-testimonials.ts'

/** The sample testimonials with their drawn portraits, as the benefits page shows them. */
export const testimonials = sampleTestimonials.map((sample) => ({ ...sample, imageUrl: samplePortraitUrl(sample.id) }))
