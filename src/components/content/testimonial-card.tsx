import { Card } from '#components/primitives/card.tsx'
import { StarRating } from '#components/primitives/star-rating.tsx'
import type { Testimonial } from '#domain/content/testimonial-schema.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** A testimonial in one language. */
export interface ShownTestimonial extends Pick<Testimonial, 'id' | 'name' | 'location' | 'rating'> {
  readonly words: string
  /** The address of the portrait. */
  readonly imageUrl: string
}

export interface TestimonialCardProps {
  /** The testimonial: the client, the words and the stars. */
  readonly testimonial: ShownTestimonial
}

/** A client's testimonial, with its star rating. */
export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const { t } = useTranslation('benefits')
  const { words, name, location, rating, imageUrl } = testimonial
  return (
    <Card padding="lg" className="grid">
      <figure className="grid content-between gap-5">
        <div className="grid content-start gap-3">
          <StarRating stars={rating} label={t('testimonialCard.stars', { stars: rating })} />
          <blockquote>
            <p>{words}</p>
          </blockquote>
        </div>
        <figcaption className="flex items-center gap-3">
          <span className="w-14 shrink-0">
            <img src={imageUrl} width={96} height={96} alt="" loading="lazy" className="h-auto w-full" />
          </span>
          <span className="grid">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-muted">{location}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}
